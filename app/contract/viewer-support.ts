import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import {
  CurrencySchema,
  IdSchema,
  MoneySchema,
  NameSchema,
  PasswordSchema,
  requiredText,
  TimeSchema,
  TitleSchema,
  text,
} from './primitives.ts';
import { lenientArray, maybe, orElse } from './reading.ts';

// A brand's viewers as its support sees them (operators.md B.6, B.8). No hash, no key and no session's id.

const flag = orElse(v.boolean(), () => false);

/** A line of the list. */
export const ListedViewerSchema = v.object({
  _id: IdSchema,
  name: NameSchema,
  email_id: text(LIMITS.email),
  is_email_verified: flag,
  created_date: TimeSchema,
  /** By name: those that the viewer has now. */
  plans: lenientArray(NameSchema, LIMITS.shortList),
});
export type ListedViewer = v.InferOutput<typeof ListedViewerSchema>;

/** What becomes of a viewer's plan: it runs, is open while its charge fails, is to begin, is over or was taken back. */
export const PLAN_STATES = ['running', 'grace', 'coming', 'ended', 'revoked'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** A plan with its latest period. */
export const ViewerPlanSchema = v.object({
  _id: IdSchema,
  name: NameSchema,
  is_ppv: flag,
  state: v.picklist(PLAN_STATES),
  /** Of the state: when it ends, begins or was taken back. */
  time: TimeSchema,
  /** Nothing was paid for the latest period. */
  is_given: flag,
  /** When it is charged for again; absent where it does not renew. */
  next_renewal_date: maybe(TimeSchema),
});
export type ViewerPlan = v.InferOutput<typeof ViewerPlanSchema>;

export const ViewerPaymentSchema = v.object({
  _id: IdSchema,
  time: TimeSchema,
  plan: NameSchema,
  amount: MoneySchema,
  currency: CurrencySchema,
  /** Whose it went through; absent where the brand no longer has it. */
  gateway: maybe(text(LIMITS.key)),
  /** `created`, `pending`, `captured`, `failed` or `refunded`. */
  state: text(LIMITS.key),
  /** What has been given back of it; absent where nothing was. */
  refunded_amount: maybe(MoneySchema),
  /** Something of it can be refunded. */
  is_refundable: flag,
});
export type ViewerPayment = v.InferOutput<typeof ViewerPaymentSchema>;

export const ViewerDetailSchema = v.object({
  _id: IdSchema,
  name: NameSchema,
  email_id: text(LIMITS.email),
  is_email_verified: flag,
  /** Absent for somebody who was brought in and has not set a password yet. */
  has_password: flag,
  created_date: TimeSchema,
  /** When the account is erased, as its viewer requested. */
  deletion_time: maybe(TimeSchema),
  plans: lenientArray(ViewerPlanSchema, LIMITS.list),
  /** The newest first. */
  payments: lenientArray(ViewerPaymentSchema, LIMITS.list),
  /** The last used first. */
  sessions: lenientArray(
    v.object({ device: maybe(NameSchema), signed_in_time: TimeSchema, last_seen_time: TimeSchema }),
    LIMITS.list,
  ),
  /** The last first, one a title. */
  plays: lenientArray(
    v.object({ content_id: IdSchema, title: TitleSchema, last_time: TimeSchema }),
    LIMITS.shortList,
  ),
});
export type ViewerDetail = v.InferOutput<typeof ViewerDetailSchema>;

/** A refund: of all that is left, or of an amount in the major unit. */
export const RefundBodySchema = v.strictObject({
  password: PasswordSchema,
  amount: v.optional(MoneySchema),
  /** What the owner has seen as given back: with any other the refund is not made (409). */
  refunded_amount: v.optional(MoneySchema),
});

export const GivePlanBodySchema = v.strictObject({ until: TimeSchema });

/** A title to explain, whether viewers see it or not. */
export const ExplainedTitleSchema = v.object({ _id: IdSchema, title: TitleSchema, is_published: flag });
export type ExplainedTitle = v.InferOutput<typeof ExplainedTitleSchema>;

/** The rules that decide whether somebody may watch, in the order in which they do. */
export const WATCH_RULES = [
  'brand',
  'title',
  'channel',
  'not-over',
  'sign-in',
  'plan',
  'begun',
  'on-air',
  'media',
] as const;
export type WatchRule = (typeof WATCH_RULES)[number];

/** What a rule can find; the words of it are the reader's. */
export const WATCH_FINDINGS = [
  // brand
  'active',
  'inactive',
  // title, channel, media
  'published',
  'hidden',
  'there',
  'missing',
  'asset',
  'stream',
  // not-over, begun
  'not-live',
  'upcoming',
  'live',
  'ended',
  // sign-in
  'needed',
  'not-needed',
  // plan
  'none-needed',
  'has-plan',
  'lacks-plan',
  'in-no-plan',
  // on-air
  'on-air',
  'airs-at',
  'never-airs',
] as const;
export type WatchFinding = (typeof WATCH_FINDINGS)[number];

export const ExplainedStepSchema = v.object({
  rule: v.picklist(WATCH_RULES),
  passed: v.boolean(),
  finding: v.picklist(WATCH_FINDINGS),
  /** When something begins, or began. */
  start_time: maybe(TimeSchema),
  end_time: maybe(TimeSchema),
  /** Of `plan`: the names of those that open the title. */
  needed: maybe(lenientArray(NameSchema, LIMITS.list)),
  /** Of `plan`: all that the viewer has or had. */
  had: maybe(
    lenientArray(
      v.object({ name: NameSchema, state: v.picklist(PLAN_STATES), time: TimeSchema }),
      LIMITS.list,
    ),
  ),
});
export type ExplainedStep = v.InferOutput<typeof ExplainedStepSchema>;

export const ExplanationSchema = v.object({
  title: TitleSchema,
  playable: v.boolean(),
  /** Not lenient: with a step left out the trace would mean something else. */
  steps: v.pipe(v.array(ExplainedStepSchema), v.maxLength(LIMITS.shortList)),
});
export type Explanation = v.InferOutput<typeof ExplanationSchema>;

export const TitleTextSchema = requiredText(LIMITS.searchText);
