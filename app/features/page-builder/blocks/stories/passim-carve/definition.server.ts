import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { SidedSchema, toSided } from '#app/features/page-builder/shared/sided-data.ts';

/** A large picture with its words carved into one of its corners. */
export const passimCarve = defineBlock({
  schema: SidedSchema,
  toView: toSided,
  images: [{ field: 'image_s3key', width: 1280, height: 800 }],
  sample: ({ banners }) => ({
    title: 'From our own workshop',
    heading_1: 'Made slowly, on purpose',
    heading_2: 'Four years, eleven people, one valley',
    description: 'How a small crew waited for the light, and what they found while they did.',
    image_s3key: banners[3] ?? banners[0],
    aligned: 'LEFT',
    cta_button: { enabled: true, text: 'Read the story', link: { type: 'HOME' } },
  }),
});
