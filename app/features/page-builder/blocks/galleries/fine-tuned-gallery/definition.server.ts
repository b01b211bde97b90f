import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { CARD_IMAGES, toCardList, toSizedCardView } from '#app/features/page-builder/shared/card-view.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { FineTunedGallerySchema } from './schema.ts';

const PICTURES = [
  ['other', 'First light'],
  ['sm', 'The north face'],
  ['md', 'Camp two'],
  ['sm', 'Rope work'],
  ['other', 'Above the clouds'],
  ['md', 'Coming down'],
  ['other', 'The valley again'],
  ['sm', 'Dry socks'],
];

/**
 * A wall of pictures in full rows, each of the width that its size gives it; their captions show on hover and
 * focus.
 */
export const fineTunedGallery = defineBlock({
  schema: FineTunedGallerySchema,
  toView: (data) => toCardList(data, toSizedCardView),
  images: CARD_IMAGES,
  sample: ({ pictures }) => ({
    heading: 'From the mountain',
    description: 'Stills from eleven weeks of filming.',
    card_data: PICTURES.map(([size, heading], index) => ({
      size,
      heading,
      link: '/search',
      image_s3key: pick(pictures, index),
    })),
  }),
});
