import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { CountSchema, CurrencySchema, DaySchema, IdSchema, NumberSchema, TitleSchema } from './primitives.ts';
import { dispensable, lenientArray, maybe } from './reading.ts';

/** Of days from the first to the last, both included. */
export const MAX_FIGURE_DAYS = 366;
/** Without `from`, as many as these up to `to`. */
export const FIGURE_DAYS = 28;
export const TOP_TITLES = 20;
/** Renewals are due that will be charged within so many days from now. */
export const DUE_DAYS = 28;

/** Both days are included; `to` defaults to today. */
export const FiguresQuerySchema = v.object({ from: v.optional(DaySchema), to: v.optional(DaySchema) });

const MAX_CURRENCIES = 200;

/** May be below zero on days on which more was refunded than paid. */
const MinorSchema = v.pipe(
  v.number(),
  v.finite(),
  v.integer(),
  v.description("in the currency's smallest unit that the site shows"),
);
const DecimalsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(4),
  v.description('how many digits of an amount are behind its point: 0 for JPY'),
);
const days = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    lenientArray(v.object({ day: DaySchema, ...entries }), MAX_FIGURE_DAYS),
    v.description('in their order; days without any are left out'),
  );
const before = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(schema, v.description('of as many days before `from`'));

/** Why a plan goes on no longer; `expired`: it was never to renew, and ran out. */
export const PLAN_ENDS = ['cancelled', 'unpaid', 'refunded', 'replaced', 'ended', 'gone', 'expired'] as const;
export type PlanEnd = (typeof PLAN_ENDS)[number];

/** From the ledger: what viewers paid, taxes included, and what went back to them. */
const RevenueSchema = v.object({
  currency: CurrencySchema,
  decimals: DecimalsSchema,
  paid_minor: MinorSchema,
  refunded_minor: MinorSchema,
  before_minor: before(v.pipe(MinorSchema, v.description('paid less refunded'))),
  days: days({ paid_minor: MinorSchema, refunded_minor: MinorSchema }),
});

const DueSchema = v.object({
  currency: CurrencySchema,
  decimals: DecimalsSchema,
  count: CountSchema,
  amount_minor: MinorSchema,
});

const EndsSchema = v.object({
  reason: v.picklist(PLAN_ENDS),
  count: CountSchema,
  before: before(CountSchema),
});

const TopTitleSchema = v.object({
  content_id: IdSchema,
  title: maybe(v.pipe(TitleSchema, v.description('absent once the title was deleted'))),
  parent: maybe(v.pipe(TitleSchema, v.description('of the series, for an episode'))),
  plays: CountSchema,
  seconds: NumberSchema,
});

export const FiguresSchema = v.object({
  from: DaySchema,
  to: DaySchema,
  is_new: dispensable(
    v.pipe(v.boolean(), v.description('no viewer, payment or play has ever been')),
    () => false as const,
  ),
  sign_ups: v.object({ total: CountSchema, before: before(CountSchema), days: days({ count: CountSchema }) }),
  members: v.object({
    start: v.pipe(CountSchema, v.description('viewers with a plan when `from` began')),
    end: v.pipe(CountSchema, v.description('when `to` ended, or now')),
  }),
  revenue: lenientArray(RevenueSchema, MAX_CURRENCIES),
  renewals_due: lenientArray(DueSchema, MAX_CURRENCIES),
  ends: lenientArray(EndsSchema, PLAN_ENDS.length),
  watched: v.object({
    seconds: NumberSchema,
    before: before(NumberSchema),
    days: days({ seconds: NumberSchema, plays: CountSchema }),
  }),
  top_titles: lenientArray(TopTitleSchema, LIMITS.list),
  /** Players that were loaded and showed no frame: a fault, a slow line, or a viewer who left. */
  without_picture: v.object({
    stored_from: v.pipe(DaySchema, v.description('single plays of earlier days are deleted')),
    total: CountSchema,
    plays: CountSchema,
    before: maybe(before(CountSchema)),
    days: days({ count: CountSchema, plays: CountSchema }),
  }),
});
export type Figures = v.InferOutput<typeof FiguresSchema>;
