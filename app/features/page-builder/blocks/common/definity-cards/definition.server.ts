import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { CARD_IMAGES, toCardList, toSizedCardView } from '#app/features/page-builder/shared/card-view.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { DefinityCardsSchema } from './schema.ts';

const CARDS = [
  { size: 'other', heading: 'The long way home', sub_heading: 'Six journeys that change who comes back' },
  { size: 'sm', heading: 'After dark', sub_heading: 'Thrillers for one more hour' },
  { size: 'md', heading: 'Quiet giants', sub_heading: 'Nature, close enough to breathe with' },
  { size: 'sm', heading: 'First steps', sub_heading: 'New voices, first films' },
  { size: 'other', heading: 'Front row', sub_heading: 'Concerts as loud as you like' },
  { size: 'md', heading: 'True, mostly', sub_heading: 'Documentaries that take a side' },
];

/** Tall pictures of three widths in one row, their words on them. */
export const definityCards = defineBlock({
  schema: DefinityCardsSchema,
  toView: (data) => toCardList(data, toSizedCardView),
  images: CARD_IMAGES,
  sample: ({ pictures }) => ({
    heading: 'Find your mood',
    card_data: CARDS.map((card, index) => ({ ...card, link: '/search', image_s3key: pick(pictures, index) })),
  }),
});
