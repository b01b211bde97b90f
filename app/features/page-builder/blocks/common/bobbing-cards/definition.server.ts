import type * as v from 'valibot';
import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import {
  CARD_IMAGES,
  type CardView,
  toCardList,
  toSizedCardView,
} from '#app/features/page-builder/shared/card-view.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { type BobbingCardSchema, BobbingCardsSchema } from './schema.ts';

const CARDS = [
  { size: 'sm', heading: 'Breathe in', sub_heading: 'Ten minutes before breakfast' },
  { size: 'md', heading: 'Move', sub_heading: 'Strength without machines', is_heading_up: true },
  { size: 'sm', heading: 'Eat well', sub_heading: 'Recipes from the people who train you' },
  { size: 'other', heading: 'Go outside', sub_heading: 'Runs through twelve cities', is_heading_up: true },
  { size: 'sm', heading: 'Sleep', sub_heading: 'Stories that do not want to end' },
];

/** Cards with headings above or below, so that their pictures go up and down along the row. */
export const bobbingCards = defineBlock({
  schema: BobbingCardsSchema,
  toView: (data) => toCardList(data, toBobbingCard),
  images: CARD_IMAGES,
  sample: ({ pictures }) => ({
    heading: 'A day well spent',
    card_data: CARDS.map((card, index) => ({ ...card, link: '/search', image_s3key: pick(pictures, index) })),
  }),
});

function toBobbingCard(data: v.InferOutput<typeof BobbingCardSchema>): CardView | null {
  const card = toSizedCardView(data);
  return card && data.is_heading_up ? { ...card, isUp: true } : card;
}
