import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { toCardList, toCardView } from '#app/features/page-builder/shared/card-view.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { ScrollingCardRowSchema } from './schema.ts';

const CARDS = [
  ['Behind the score', 'How four musicians found the sound of a glacier'],
  ['A door in Lisbon', 'The location scout’s diary, with maps'],
  ['Cut to silence', 'An editor on the scene that she left out'],
  ['Letters from set', 'Forty days, eleven storms, one goat'],
  ['Who is the lighthouse?', 'The theories, ranked by their author'],
];

/** A title that stays at the row's start, and cards that scroll past it. */
export const scrollingCardRow = defineBlock({
  schema: ScrollingCardRowSchema,
  toView: (data) => toCardList(data, toCardView),
  images: [{ field: 'card_data.image_s3key', width: 680, height: 510 }],
  sample: ({ pictures }) => ({
    title: 'Stories behind the stories',
    description: 'Read on after the credits.',
    link: '/search',
    card_data: CARDS.map(([heading, sub_heading], index) => ({
      heading,
      sub_heading,
      link: '/search',
      image_s3key: pick(pictures, index),
    })),
  }),
});
