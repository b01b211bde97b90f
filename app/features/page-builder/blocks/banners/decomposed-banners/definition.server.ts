import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { GroupSchema, toGroup } from '#app/features/page-builder/shared/panel-data.ts';

/** A banner that is taken apart: its words, and slices of pictures in a zigzag. */
export const decomposedBanners = defineBlock({
  schema: GroupSchema,
  toView: toGroup,
  images: [{ field: 'card_data.image_s3key', width: 382, height: 597 }],
  sample: ({ pictures }) => ({
    heading: 'Pick your weather',
    description: 'Five moods, one evening. Choose what it feels like outside, and stay in.',
    cta_button: { enabled: true, text: 'Surprise me', link: { type: 'HOME' } },
    card_data: ['Storm', 'Frost', 'First sun', 'Heat', 'Fog'].map((heading, index) => ({
      heading,
      image_s3key: pictures[index % pictures.length],
      link: { type: 'HOME' },
    })),
  }),
});
