import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { toCardSlider } from '#app/features/page-builder/shared/card-view.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { GallerySliderSchema } from './schema.ts';

const PICTURES = [
  ['Salt, seen from above', 'Aerial stills, 2025'],
  ['The keeper', 'Portraits from the lighthouse'],
  ['Blue hour', 'Eleven harbours, one lens'],
  ['What the tide left', 'Found on the last day'],
  ['Rehearsal', 'Backstage, before the doors'],
];

/** A slider of framed pictures; those with a link show its text. */
export const gallerySlider = defineBlock({
  schema: GallerySliderSchema,
  toView: toCardSlider,
  images: [{ field: 'slide_data.image_s3key', width: 960, height: 720 }],
  sample: ({ pictures }) => ({
    heading: 'On the wall',
    auto_slide: true,
    slide_data: PICTURES.map(([heading, sub_heading], index) => ({
      heading,
      sub_heading,
      link: '/search',
      image_s3key: pick(pictures, index),
    })),
  }),
});
