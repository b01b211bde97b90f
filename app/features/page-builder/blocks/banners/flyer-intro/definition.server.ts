import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { SidedSchema, toSided } from '#app/features/page-builder/shared/sided-data.ts';

/** An opening: large words beside a flyer that somebody has pinned up. */
export const flyerIntro = defineBlock({
  schema: SidedSchema,
  toView: toSided,
  images: [{ field: 'image_s3key', width: 900, height: 1200 }],
  sample: ({ pictures }) => ({
    title: 'This month',
    heading: 'A festival that fits in your living room',
    sub_heading: 'Twelve evenings. No queue.',
    description: 'Every film comes with a word from whoever made it, and stays for a week.',
    image_s3key: pictures[1] ?? pictures[0],
    aligned: 'RIGHT',
    cta_button: { enabled: true, text: 'Look at the programme', link: { type: 'HOME' } },
  }),
});
