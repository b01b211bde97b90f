import * as v from 'valibot';
import { maybeReadable } from '#app/contract/reading.ts';
import { CardSchema, listOf } from '#app/features/page-builder/shared/card-data.ts';
import { flag } from '#app/features/page-builder/shared/data.ts';

/** One plan, or two of them above each other. */
export const PlanSchema = v.object({
  ...CardSchema.entries,
  is_multiple: flag,
  card_a: maybeReadable(CardSchema),
  card_b: maybeReadable(CardSchema),
});

export const FitnessPlansSchema = listOf(PlanSchema);
