import type * as v from 'valibot';
import {
  type CardListView,
  type CardView,
  toCardList,
  toCardView,
} from '#app/features/page-builder/shared/card-view.ts';
import type { FitnessPlansSchema, PlanSchema } from './schema.ts';

/** Two plans of half a column's height follow each other. */
export function toPlansView(data: v.InferOutput<typeof FitnessPlansSchema>): CardListView | null {
  const list = toCardList(data, toColumn);
  return list && { ...list, cards: list.cards.flat() };
}

/** A column of one plan or two; a half whose other half shows nothing has the column to itself. */
function toColumn(data: v.InferOutput<typeof PlanSchema>): CardView[] | null {
  const { is_multiple, card_a, card_b } = data;
  const read = (is_multiple ? [card_a, card_b] : [data]).map((card) => card && toCardView(card));
  const plans = read.filter((plan) => plan != null);
  if (plans.length === 0) return null;
  return plans.length === 1 ? plans : plans.map((plan) => ({ ...plan, size: 'half' }));
}
