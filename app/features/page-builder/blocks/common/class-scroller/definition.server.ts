import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { toCardList, toCardView } from '#app/features/page-builder/shared/card-view.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { ClassScrollerSchema } from './schema.ts';

const CLASSES = [
  ['Morning flow', '20 min · All levels'],
  ['Core, quietly', '15 min · No jumping'],
  ['Hill repeats', '35 min · Running'],
  ['Heavy bag', '30 min · Boxing'],
  ['Long stretch', '25 min · Recovery'],
  ['Barre basics', '40 min · Beginners'],
];

/** Classes to choose from: tall pictures, each with a label that overhangs it. */
export const classScroller = defineBlock({
  schema: ClassScrollerSchema,
  toView: (data) => toCardList(data, toCardView),
  images: [{ field: 'card_data.image_s3key', width: 720, height: 900 }],
  sample: ({ pictures }) => ({
    heading: 'Pick a class',
    link: '/search',
    card_data: CLASSES.map(([heading, sub_heading], index) => ({
      heading,
      sub_heading,
      link: '/search',
      image_s3key: pick(pictures, index),
    })),
  }),
});
