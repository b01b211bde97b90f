import type * as v from 'valibot';
import {
  type CardListView,
  type CardView,
  present,
  toCardList,
  toCardView,
} from '#app/features/page-builder/shared/card-view.ts';
import type { ShowcaseGridSchema, ShowcaseItemSchema } from './schema.ts';

/** page-builder.md §9. */
const COLUMNS = 3;

export interface ShowcaseItemView extends CardView {
  price?: string | undefined;
  /** Where it leads somewhere. */
  button?: string | undefined;
}

export interface ShowcaseView extends CardListView<ShowcaseItemView> {
  /** Empty places that fill the last row up. */
  padCount: number;
}

export function toShowcaseView(data: v.InferOutput<typeof ShowcaseGridSchema>): ShowcaseView | null {
  const list = toCardList(data, toItem);
  if (!list) return null;
  const missing = (COLUMNS - (list.cards.length % COLUMNS)) % COLUMNS;
  return { ...list, padCount: data.is_tripple ? 0 : missing };
}

function toItem(data: v.InferOutput<typeof ShowcaseItemSchema>): ShowcaseItemView | null {
  const { price_tag: price, button_text } = data;
  const card = toCardView(data) ?? (price ? {} : null);
  return card && present({ ...card, price, button: card.link && button_text });
}
