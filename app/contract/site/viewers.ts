import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { EmailSchema, LanguageSchema, requiredText, TimeSchema } from '#app/contract/primitives.ts';
import type { Fault } from './plain-words.ts';

/** Of one request. */
export const MAX_VIEWERS = 200;
export const MAX_VIEWERS_BYTES = 256 * 1024;
/** Of a page of viewers. */
export const VIEWERS_A_PAGE = 500;

const STRIPE_CUSTOMER = /^cus_\w{1,100}$/;
const STRIPE_METHOD = /^(?:pm|card|src)_\w{1,100}$/;

/** Of an address that is none. */
export const NO_ADDRESS = 'must be an address such as ann@example.org';

/** What a new viewer's address has to be. Signing up takes more, and what it took is exported and comes in again. */
export const ADDRESS_PATTERN =
  /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+\.[^\s\p{Cc}<>()[\]\\,;:"@.]+$/u;

/** A viewer from elsewhere, or one of several plans of a viewer. An address is one viewer's. */
export const ViewerEntrySchema = v.pipe(
  v.strictObject({
    email_id: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(LIMITS.email),
      v.includes('@', NO_ADDRESS),
      EmailSchema,
    ),
    name: requiredText(LIMITS.name),
    /** In which the invitation is written; the brand's own without it. */
    language: v.optional(LanguageSchema),
    /** Id or name of a subscription. */
    plan: v.optional(requiredText(LIMITS.name)),
    paid_until: v.optional(TimeSchema),
    /** At Stripe: what the renewal is charged on from then on. */
    gateway_customer: v.optional(
      v.pipe(v.string(), v.regex(STRIPE_CUSTOMER, 'must be a customer of Stripe: cus_…')),
    ),
    payment_method: v.optional(
      v.pipe(v.string(), v.regex(STRIPE_METHOD, 'must be a payment method of Stripe: pm_…')),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['plan'], ['paid_until']],
      ({ plan, paid_until }) => (plan === undefined) === (paid_until === undefined),
      'a plan has the day until which it is paid, and that day a plan',
    ),
    ['paid_until'],
  ),
  v.forward(
    v.partialCheck(
      [['gateway_customer'], ['payment_method']],
      ({ gateway_customer, payment_method }) =>
        (gateway_customer === undefined) === (payment_method === undefined),
      'a customer has a payment method, and that a customer: without both nothing can be charged',
    ),
    ['payment_method'],
  ),
  v.forward(
    v.partialCheck(
      [['gateway_customer'], ['plan']],
      ({ gateway_customer, plan }) => gateway_customer === undefined || plan !== undefined,
      'is needed: a payment method is there to renew a plan',
    ),
    ['plan'],
  ),
);
export type ViewerEntry = v.InferOutput<typeof ViewerEntrySchema>;

/** Each entry for itself: those with faults are left out, the others written. */
export const ViewersBodySchema = v.strictObject({
  dry_run: v.optional(v.boolean(), false),
  /** Who is sent a link that sets a password: those who are new, all who have none yet, or nobody. */
  invite: v.optional(v.picklist(['new', 'all', 'none']), 'new'),
  viewers: v.pipe(v.array(v.unknown()), v.maxLength(MAX_VIEWERS)),
});

export interface ViewerResult {
  result: 'created' | 'changed' | 'same' | 'rejected';
  /** Of the plan: it goes on by itself, or its viewer has to pay again; null where there is none. */
  renewal: 'automatic' | 'pays-again' | null;
  is_invited: boolean;
  /** The invitation states until when this plan is paid, and that it has to be paid again. */
  has_payment_reminder: boolean;
  faults: Fault[];
  /** What its owner may want to know. */
  notes: string[];
}

export const ViewerRowSchema = v.object({
  email_id: v.string(),
  name: v.string(),
  plan: v.nullable(v.string()),
  paid_until: v.nullable(v.string()),
  gateway_customer: v.nullable(v.string()),
  payment_method: v.nullable(v.string()),
});
export type ViewerRow = v.InferOutput<typeof ViewerRowSchema>;
