import * as v from 'valibot';
import { maybe } from '#app/contract/reading.ts';
import { CardSchema, listOf } from '#app/features/page-builder/shared/card-data.ts';
import { flag } from '#app/features/page-builder/shared/data.ts';

/** One plan, or two of them above each other. */
export const PlanSchema = v.object({
  ...CardSchema.entries,
  is_multiple: flag,
  card_a: maybe(CardSchema),
  card_b: maybe(CardSchema),
});

export const FitnessPlansSchema = listOf(PlanSchema);
