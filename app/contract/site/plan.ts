import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { defineKind } from './entity-kind.ts';
import { AmountMinor, Currency, flag, OptionalTexts, Position, requiredTexts } from './fields.ts';

const MAX_DAYS = 36_600;
/** All of the price again, in hundredths of a percent. */
const MAX_TAX_RATE = 10_000;
const MAX_SCREENS = 100;

/** What viewers buy: a subscription, or a ticket for single titles. */
export const PlanSchema = v.strictObject({
  name: requiredTexts(LIMITS.name),
  description: OptionalTexts,
  amount_minor: AmountMinor,
  currency: Currency,
  duration_days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS)),
  /** On top of the amount, in hundredths of a percent: 1900 is 19 %. */
  tax_rate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TAX_RATE)), 0),
  is_active: flag(true),
  /** Pay-per-view: it opens the titles that name it, and nothing else. */
  is_ppv: flag(false),
  /** Free for so long before the first charge, once a viewer and card. A pay-per-view has none. */
  trial_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.trialDays)), 0),
  /** What a table of plans compares. */
  metadata: v.optional(
    v.strictObject({
      /** At once. */
      screens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SCREENS))),
      /** Up to which, as viewers read it: "4K". */
      quality: v.optional(requiredTexts(LIMITS.key)),
      best_value: v.optional(v.boolean()),
    }),
  ),
  position: Position,
});

export const planKind = defineKind('plan', PlanSchema, { scope: 'site', atMost: LIMITS.shortList });
