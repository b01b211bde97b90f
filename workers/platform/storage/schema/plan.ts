import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { accountId, flag, json, type LocalizedText, localized, time } from './columns.ts';

// What is sold, for how much, and by which gateways. Amounts are integers in the currency's minor unit.

interface PlanMetadata {
  screens?: number | undefined;
  quality?: LocalizedText | undefined;
  best_value?: boolean | undefined;
}

export const plans = sqliteTable(
  'plans',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    name: localized('name').notNull(),
    description: localized('description'),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    durationDays: integer('duration_days').notNull(),
    /** Put on top of the price, in hundredths of a percent. */
    taxRate: integer('tax_rate').notNull().default(0),
    isActive: flag('is_active').notNull().default(true),
    isPpv: flag('is_ppv').notNull().default(false),
    /** Free for so long before the first charge, once a viewer; 0 for none. */
    trialDays: integer('trial_days').notNull().default(0),
    /** What a table of plans compares. */
    metadata: json<PlanMetadata>('metadata'),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const discounts = sqliteTable(
  'discounts',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    code: text('discount_code').notNull(),
    name: localized('name').notNull(),
    description: localized('description'),
    /**
     * percentage or flat. A percentage's value is in hundredths of a percent, a flat one's in minor units.
     */
    valueType: text('value_type').notNull(),
    value: integer('value').notNull(),
    maxValueMinor: integer('max_value_minor'),
    applicablePlans: json<string[]>('applicable_plans').notNull(),
    /** Listed on the payment page; otherwise it works by its code only. */
    isListed: flag('is_listed').notNull().default(true),
    isActive: flag('is_active').notNull().default(true),
    startsTime: time('starts_time'),
    endsTime: time('ends_time'),
    usageLimit: integer('usage_limit'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('discounts_code').on(table.accountId, table.code),
  ],
);

export const gateways = sqliteTable(
  'gateways',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    /** Razorpay, PayU, Stripe, PayPal or Paystack. */
    org: text('org').notNull(),
    isAccountVerified: flag('is_account_verified').notNull().default(false),
    /** `mode`: live or test; `currency`: what a gateway with one currency takes. */
    publicConfig: json<Record<string, string>>('public_config').notNull(),
    /**
     * Keys and webhook secrets, sealed (payment/sealed-keys.ts); null until the operator has entered them.
     */
    sealedKeys: text('sealed_keys'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('gateways_org').on(table.accountId, table.org),
  ],
);

export const estimations = sqliteTable(
  'estimations',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    userId: text('user_id'),
    planId: text('plan_id').notNull(),
    discountId: text('discount_id'),
    currency: text('currency').notNull(),
    subscriptionAmountMinor: integer('subscription_amount_minor').notNull(),
    discountAmountMinor: integer('discount_amount_minor').notNull(),
    taxAmountMinor: integer('tax_amount_minor').notNull(),
    transactionAmountMinor: integer('transaction_amount_minor').notNull(),
    createdDate: time('created_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('estimations_user').on(table.accountId, table.userId, table.planId, table.createdDate),
    // Over all accounts: what is old goes (housekeeping.ts).
    index('estimations_age').on(table.createdDate),
  ],
);
