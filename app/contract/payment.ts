import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import {
  CountSchema,
  CurrencySchema,
  DescriptionSchema,
  IdSchema,
  MoneySchema,
  NameSchema,
  OwnPathSchema,
  requiredText,
  SafeUrlSchema,
  TimeSchema,
  text,
} from './primitives.ts';
import { coerced, dispensable, lenientArray, lenientRecord, maybe, orElse } from './reading.ts';

export const GATEWAYS = ['Razorpay', 'PayU', 'Stripe', 'PayPal', 'Paystack'] as const;
export const GatewaySchema = v.picklist(GATEWAYS);
export type Gateway = v.InferOutput<typeof GatewaySchema>;

const DaysSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(36_600), v.description('days'));

/** What plans are compared by; each key is optional, and nothing is shown for one that is missing. */
const PlanMetadataSchema = v.object({
  screens: maybe(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100), v.description('at once'))),
  quality: maybe(v.pipe(requiredText(LIMITS.key), v.description('as the viewer reads it: "4K"'))),
  best_value: maybe(v.boolean()),
});

const PercentSchema = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100));

export const PlanSchema = v.object({
  _id: IdSchema,
  name: dispensable(NameSchema, () => ''),
  amount: coerced(MoneySchema),
  currency: CurrencySchema,
  duration: coerced(DaysSchema),
  description: maybe(DescriptionSchema),
  is_active: orElse(v.boolean(), () => true),
  is_ppv: maybe(v.boolean()),
  trial_days: maybe(v.pipe(DaysSchema, v.description('free for so long before the first charge'))),
  tax_rate: maybe(
    v.pipe(PercentSchema, v.description('percent on top of the amount; 0 where the amount includes all')),
  ),
  metadata: maybe(PlanMetadataSchema),
});
export type Plan = v.InferOutput<typeof PlanSchema>;
export const PlanListSchema = lenientArray(PlanSchema, LIMITS.shortList);

/** `status` is true while it runs; `subscription` is the plan or its id, with `is_ppv` for a pay-per-view. */
export const ActiveSubscriptionSchema = v.object({
  status: v.pipe(
    v.union([v.boolean(), text(LIMITS.key)]),
    v.transform((status) => /^(?:true|active)$/i.test(String(status))),
  ),
  subscription: v.union([
    PlanSchema,
    v.object({ _id: IdSchema, is_ppv: maybe(v.boolean()) }),
    v.pipe(
      IdSchema,
      v.transform((_id) => ({ _id, is_ppv: undefined })),
    ),
  ]),
  grace_end_date: maybe(
    v.pipe(TimeSchema, v.description('its renewal could not be charged: access ends then')),
  ),
});
export type ActiveSubscription = v.InferOutput<typeof ActiveSubscriptionSchema>;
export const ActiveSubscriptionListSchema = lenientArray(ActiveSubscriptionSchema, LIMITS.list);

export const CustomerOrgSchema = v.object({
  _id: IdSchema,
  org: GatewaySchema,
  is_account_verified: orElse(v.boolean(), () => false),
  renews: maybe(v.pipe(v.boolean(), v.description('it can charge a plan again without the viewer'))),
  trials: maybe(v.pipe(v.boolean(), v.description('it can save a method without a charge'))),
});
export type CustomerOrg = v.InferOutput<typeof CustomerOrgSchema>;
export const CustomerOrgListSchema = lenientArray(CustomerOrgSchema, 50);

export const DiscountSchema = v.object({
  _id: IdSchema,
  value_type: v.picklist(['percentage', 'flat']),
  value: coerced(MoneySchema),
  max_value: maybe(MoneySchema),
  description: maybe(DescriptionSchema),
  discount_code: dispensable(requiredText(LIMITS.code), () => ''),
  name: dispensable(NameSchema, () => ''),
  applicable_subscriptions: orElse(lenientArray(IdSchema, LIMITS.shortList), () => []),
});
export type Discount = v.InferOutput<typeof DiscountSchema>;
export const DiscountListSchema = lenientArray(DiscountSchema, LIMITS.shortList);

/** viewer.md §3: nothing but `amount` is promised of an estimation's plan. */
const EstimatedPlanSchema = v.object({
  ...PlanSchema.entries,
  _id: dispensable(IdSchema),
  currency: dispensable(CurrencySchema),
  duration: dispensable(DaysSchema),
});

/** What a viewer may begin for nothing: `amount` is charged on `end_date`, unless it is cancelled before. */
const TrialOfferSchema = v.object({ days: DaysSchema, end_date: TimeSchema, amount: MoneySchema });

export const EstimationSchema = v.object({
  subscription: EstimatedPlanSchema,
  currency: CurrencySchema,
  discount_amount: dispensable(MoneySchema, () => 0),
  tax_amount: dispensable(MoneySchema, () => 0),
  transaction_amount: coerced(MoneySchema),
  is_discount_applied: orElse(v.boolean(), () => false),
  is_valid_discount: orElse(v.boolean(), () => false),
  message: maybe(text(LIMITS.message)),
  discount: maybe(DiscountSchema),
  tax_rate: maybe(v.pipe(PercentSchema, v.description('percent'))),
  trial: maybe(v.pipe(TrialOfferSchema, v.description('what a transaction with trial_days begins'))),
  trial_used: maybe(
    v.pipe(v.boolean(), v.description('the plan has a trial, and this viewer has none left')),
  ),
  renewal: maybe(
    v.pipe(
      v.object({ date: TimeSchema, amount: MoneySchema }),
      v.description('the next charge, by a gateway that renews; absent for what does not renew'),
    ),
  ),
});
export type Estimation = v.InferOutput<typeof EstimationSchema>;

const gatewayId = requiredText(512);
const AmountMinorSchema = v.pipe(CountSchema, v.description('minor units'));
const FormFieldsSchema = lenientRecord(text(LIMITS.value), 100, LIMITS.key);

/** What each gateway needs to start. `customer_gateway_info.org` selects the variant, not the shape. */
export const RazorpayPayloadSchema = v.object({
  id: gatewayId,
  amount: coerced(AmountMinorSchema),
  currency: CurrencySchema,
  /** Else the account's own is used. */
  key_id: dispensable(gatewayId),
});
export const RedirectPayloadSchema = v.object({ id: dispensable(gatewayId), url: SafeUrlSchema });
export const PaystackPayloadSchema = v.object({
  id: dispensable(gatewayId),
  authorization_url: SafeUrlSchema,
});
export const PayuPayloadSchema = v.object({ url: SafeUrlSchema, fields: FormFieldsSchema });

const transactionStart = <const O extends readonly Gateway[], const P extends v.GenericSchema>(
  orgs: O,
  payload: P,
) =>
  v.object({
    _id: IdSchema,
    customer_gateway_info: v.object({ _id: dispensable(IdSchema), org: v.picklist(orgs) }),
    initiate_payload: payload,
  });

/** A started transaction; `initiate_payload` follows from `customer_gateway_info.org`. */
export const TransactionStartSchema = v.union([
  transactionStart(['Razorpay'], RazorpayPayloadSchema),
  transactionStart(['Stripe', 'PayPal'], RedirectPayloadSchema),
  transactionStart(['Paystack'], PaystackPayloadSchema),
  transactionStart(['PayU'], PayuPayloadSchema),
]);
export type TransactionStart = v.InferOutput<typeof TransactionStartSchema>;

/** What a captured payment has bought. */
const PurchaseSchema = v.object({
  subscription_name: requiredText(LIMITS.name),
  amount: v.pipe(MoneySchema, v.description('paid now')),
  currency: CurrencySchema,
  end_date: maybe(TimeSchema),
  renewal_amount: maybe(
    v.pipe(MoneySchema, v.description('charged on end_date; absent if it does not renew')),
  ),
  trial_days: maybe(DaysSchema),
});
export type Purchase = v.InferOutput<typeof PurchaseSchema>;

export const CaptureSchema = dispensable(
  v.object({ redirection_url: maybe(OwnPathSchema), purchase: maybe(PurchaseSchema) }),
);

export const TransactionSchema = v.object({
  _id: IdSchema,
  transaction_id: dispensable(requiredText(512), () => ''),
  subscription_name: dispensable(NameSchema, () => ''),
  subscription_id: maybe(v.pipe(IdSchema, v.description('the plan'))),
  start_date: dispensable(TimeSchema),
  end_date: dispensable(TimeSchema),
  captured_date: maybe(TimeSchema),
  refunded_date: maybe(TimeSchema),
  status: dispensable(v.boolean(), () => false),
  currency: CurrencySchema,
  subscription_amount: dispensable(MoneySchema, () => 0),
  discount_amount: dispensable(MoneySchema, () => 0),
  tax_amount: dispensable(MoneySchema, () => 0),
  transaction_amount: coerced(MoneySchema),
  trial_days: maybe(v.pipe(DaysSchema, v.description('it began a free trial'))),
});
export type Transaction = v.InferOutput<typeof TransactionSchema>;
export const TransactionListSchema = lenientArray(TransactionSchema, LIMITS.list);

/** `renewal_status` "ongoing" can be cancelled; every other word means cancelled (viewer.md §4). */
export const RenewalSchema = v.object({
  id: IdSchema,
  subscription_name: dispensable(NameSchema, () => ''),
  created_date: dispensable(TimeSchema),
  last_renewal_date: maybe(TimeSchema),
  next_renewal_date: maybe(TimeSchema),
  renewal_status: dispensable(text(LIMITS.key), () => ''),
  cancellation_date: maybe(TimeSchema),
  subscription_id: maybe(v.pipe(IdSchema, v.description('the plan'))),
  period_end_date: maybe(v.pipe(TimeSchema, v.description('paid until then'))),
  grace_end_date: maybe(
    v.pipe(TimeSchema, v.description('access until then, while the charge of an ended period fails')),
  ),
  amount: maybe(v.pipe(MoneySchema, v.description('of the next charge'))),
  currency: maybe(CurrencySchema),
  trial_end_date: maybe(v.pipe(TimeSchema, v.description('free until then, while the trial lasts'))),
});
export type Renewal = v.InferOutput<typeof RenewalSchema>;
export const RenewalListSchema = lenientArray(RenewalSchema, LIMITS.list);

const discountChoice = {
  subscription_id: IdSchema,
  discount_code: v.nullish(text(LIMITS.code)),
  discount_id: v.nullish(v.union([IdSchema, v.literal('')])),
};

export const EstimationBodySchema = v.strictObject(discountChoice);
export const CreateTransactionBodySchema = v.strictObject({
  ...discountChoice,
  customer_gateway_info_id: IdSchema,
  redirection_url: OwnPathSchema,
  /** Of the trial that the estimation offered: with it nothing is charged now. */
  trial_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.trialDays))),
});
/** The gateway's return: razorpay_payment_id, razorpay_order_id, razorpay_signature, … */
export const CaptureBodySchema = v.strictObject({
  transaction_id: IdSchema,
  details: v.optional(
    v.pipe(v.record(v.pipe(v.string(), v.maxLength(LIMITS.key)), text(LIMITS.value)), v.maxEntries(50)),
    {},
  ),
});

/** The `data` of /payment-status in base64 JSON: the payment's id, and what leads back to it. */
export const PaymentLinkSchema = v.object({
  transaction_id: IdSchema,
  subscription_id: maybe(IdSchema),
  redirection_url: maybe(OwnPathSchema),
});
export type PaymentLink = v.InferInput<typeof PaymentLinkSchema>;
