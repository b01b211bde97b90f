import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { toCardList, toCardView } from '#app/features/page-builder/shared/card-view.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { LiveClassScrollerSchema } from './schema.ts';

const CLASSES = [
  ['Sunrise yoga', 'Every morning at 6', 'With Amara, on the roof'],
  ['Lunch break HIIT', 'Weekdays at 12:30', 'Twenty minutes and back to work'],
  ['Dance floor', 'Fridays at 19:00', 'No steps to know, only songs'],
  ['Sunday ride', 'Sundays at 9', 'An hour along the coast, indoors'],
];

/** Classes that are live: flat cards on a ground of their own, with the live icon. */
export const liveClassScroller = defineBlock({
  schema: LiveClassScrollerSchema,
  toView: (data) => toCardList(data, toCardView),
  images: [{ field: 'card_data.image_s3key', width: 480, height: 480 }],
  sample: ({ pictures }) => ({
    heading: 'Train with us, live',
    description: 'Join from home; the coach sees you if you want it.',
    card_data: CLASSES.map(([heading, sub_heading, description], index) => ({
      heading,
      sub_heading,
      description,
      link: '/search',
      image_s3key: pick(pictures, index),
    })),
  }),
});
