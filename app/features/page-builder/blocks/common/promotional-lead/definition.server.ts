import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { SidedSchema, toSided } from '#app/features/page-builder/shared/sided-data.ts';

/** An offer in the brand's own colour. */
export const promotionalLead = defineBlock({
  schema: SidedSchema,
  toView: toSided,
  images: [{ field: 'image_s3key', width: 900, height: 1000 }],
  sample: ({ pictures }) => ({
    title: 'For the new season',
    heading: 'The first month is on us',
    description: 'Everything, on every screen you own. Leave whenever you like; nobody will ask why.',
    image_s3key: pictures[0],
    aligned: 'RIGHT',
    cta_button: { enabled: true, text: 'See the plans', link: { type: 'PRICING' } },
  }),
});
