import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import type { CardData } from '#app/features/page-builder/shared/card-data.ts';
import {
  type CardView,
  present,
  toCardList,
  toCardView,
} from '#app/features/page-builder/shared/card-view.ts';
import { pick } from '#app/features/page-builder/shared/pick.ts';
import { PlainScrollerSchema } from './schema.ts';

const HEADINGS = ['Drama', 'Comedy', 'Nature', 'Music', 'Short films', 'Family', 'History', 'Sport'];

/** Small labels, each a picture and a heading. */
export const plainScroller = defineBlock({
  schema: PlainScrollerSchema,
  toView: (data) => toCardList(data, toLabel),
  images: [{ field: 'card_data.image_s3key', width: 192, height: 192 }],
  sample: ({ pictures }) => ({
    card_data: HEADINGS.map((heading, index) => ({
      heading,
      link: '/search',
      image_s3key: pick(pictures, index),
    })),
  }),
});

function toLabel(data: CardData): CardView | null {
  const card = toCardView(data);
  const heading = card?.heading ?? card?.subHeading;
  return card && (heading ?? card.image) ? present({ heading, image: card.image, link: card.link }) : null;
}
