import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { GroupSchema, toGroup } from '#app/features/page-builder/shared/panel-data.ts';

/** Banners in pairs, their words in a fine frame. */
export const classyBanners = defineBlock({
  schema: GroupSchema,
  toView: toGroup,
  images: [{ field: 'slide_data.image_s3key', width: 1600, height: 800 }],
  sample: ({ banners, pictures }) => ({
    heading: 'Three ways in',
    slide_data: [
      {
        image_s3key: banners[0],
        heading: 'The long evening',
        sub_heading: 'Films that take their time',
        link: { type: 'HOME' },
      },
      {
        image_s3key: pictures[1] ?? pictures[0],
        heading: 'Short and sharp',
        sub_heading: 'Under twenty minutes',
        link: { type: 'HOME' },
      },
      {
        image_s3key: pictures[2] ?? pictures[0],
        heading: 'On air now',
        sub_heading: 'Channels around the clock',
        link: { type: 'ALL_IPTV' },
      },
    ],
  }),
});
