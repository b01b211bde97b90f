import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { EndReason } from '#app/domain/renewal.ts';
import { TRANSACTION_STATES } from '#app/domain/settlement.ts';
import { accountId, json, time } from './columns.ts';
import { users } from './user.ts';

// What is paid, and what that gives. Amounts are integers in the currency's minor unit.

export const transactions = sqliteTable(
  'transactions',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    gatewayId: text('gateway_id').notNull(),
    discountId: text('discount_id'),
    /** What was shown and agreed to: the amounts below are copied from it, and nothing changes either. */
    estimationId: text('estimation_id'),
    /** When somebody set out to make the order: of two forms at once, one does. */
    orderClaimTime: time('order_claim_time'),
    /** The gateway's number of the order, once it has answered. */
    gatewayOrderId: text('gateway_order_id'),
    /** The gateway's number of the payment, once money has moved. One of them pays one transaction. */
    gatewayTransactionId: text('gateway_transaction_id'),
    /** What the viewer's browser was given to pay with, for a form that is sent twice. */
    initiatePayload: json<object>('initiate_payload'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** payment/settlement.ts. */
    state: text('state', { enum: TRANSACTION_STATES }).notNull(),
    failureReason: text('failure_reason'),
    /** Of the one write that captured it: what that write grants and books hangs on this. */
    captureId: text('capture_id'),
    currency: text('currency').notNull(),
    subscriptionAmountMinor: integer('subscription_amount_minor').notNull(),
    discountAmountMinor: integer('discount_amount_minor').notNull(),
    taxAmountMinor: integer('tax_amount_minor').notNull(),
    transactionAmountMinor: integer('transaction_amount_minor').notNull(),
    /** It begins a free trial of so many days: nothing is paid, and the gateway saves a method; else 0. */
    trialDays: integer('trial_days').notNull().default(0),
    redirectionUrl: text('redirection_url').notNull(),
    createdDate: time('created_date').notNull(),
    capturedDate: time('captured_date'),
    refundedDate: time('refunded_date'),
    /** What the gateway has reported as given back so far; all of it once the state is `refunded`. */
    refundedAmountMinor: integer('refunded_amount_minor').notNull().default(0),
    /** When somebody set out to refund some of it: of two forms at once, one does. Null once that is over. */
    refundClaimTime: time('refund_claim_time'),
    /** When an open payment's state is fetched again; null when it is final. */
    nextCheckTime: time('next_check_time'),
    checkCount: integer('check_count').notNull().default(0),
    /** Of the renewal that this charge is for; null for what a viewer pays on a gateway's page. */
    renewalId: text('renewal_id'),
    /**
     * The viewer's when he paid, and the site that he was on: for mails, which are written when he is gone.
     */
    language: text('language'),
    siteOrigin: text('site_origin'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('transactions_payment').on(table.accountId, table.gatewayId, table.gatewayTransactionId),
    index('transactions_order').on(table.accountId, table.gatewayId, table.gatewayOrderId),
    // Over all accounts: the cron reads what is due in any of them.
    index('transactions_due').on(table.nextCheckTime),
    uniqueIndex('transactions_idempotency').on(table.accountId, table.userId, table.idempotencyKey),
    index('transactions_user').on(table.accountId, table.userId, table.createdDate),
  ],
);

/** Append-only: the migrations forbid UPDATE and DELETE by trigger. Entries of a transaction sum to zero. */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    transactionId: text('transaction_id').notNull(),
    /** `receivable`, `revenue`, `tax`, `discount`, `refund`. */
    book: text('book').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    time: time('time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('ledger_entries_transaction').on(table.accountId, table.transactionId),
    // For figures of the brand.
    index('ledger_entries_money')
      .on(table.accountId, table.time, table.currency, table.amountMinor)
      .where(sql`book = 'receivable'`),
  ],
);

/** Gateways' webhook events, as received: stored once, before anything is done with them. */
export const gatewayEvents = sqliteTable(
  'gateway_events',
  {
    accountId: accountId(),
    gatewayId: text('gateway_id').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    body: text('body').notNull(),
    receivedTime: time('received_time').notNull(),
    /** Whose payment it is about; null when it is about none of ours. */
    transactionId: text('transaction_id'),
    processedTime: time('processed_time'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gatewayId, table.eventId] })],
);

/** What a user has a right to see, from when to when. A renewal prolongs it. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    transactionId: text('transaction_id'),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
    revokedTime: time('revoked_time'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('subscriptions_user').on(table.accountId, table.userId, table.endTime),
    // For figures of the brand.
    index('subscriptions_end').on(table.accountId, table.endTime),
    index('subscriptions_revoked')
      .on(table.accountId, table.revokedTime)
      .where(sql`revoked_time IS NOT NULL`),
    foreignKey({
      columns: [table.accountId, table.userId],
      foreignColumns: [users.accountId, users.id],
    }).onDelete('cascade'),
  ],
);

export const renewals = sqliteTable(
  'renewals',
  {
    accountId: accountId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    gatewayId: text('gateway_id').notNull(),
    /** `ongoing` or `cancelled`. */
    renewalStatus: text('renewal_status').notNull(),
    /** Why it is not ongoing: payment/renewals/rules.ts. */
    endReason: text('end_reason').$type<EndReason>(),
    createdDate: time('created_date').notNull(),
    lastRenewalDate: time('last_renewal_date'),
    /** Of the next charge. */
    nextRenewalDate: time('next_renewal_date'),
    cancellationDate: time('cancellation_date'),
    /** The end of the paid period. */
    periodEndTime: time('period_end_time'),
    /** How long access lasts after it while charges fail; null once it no longer does. */
    graceEndTime: time('grace_end_time'),
    /** When the renewal is due. A run that claims it moves this to the end of its lease. */
    dueTime: time('due_time'),
    /** Declined charges of this period. */
    tries: integer('tries').notNull().default(0),
    /** Of the latest write, on which the writes beside it depend. */
    changeId: text('change_id'),
    /** What is charged, sealed; gone when the renewal ends. */
    sealedMethod: text('sealed_method'),
    language: text('language'),
    siteOrigin: text('site_origin'),
    /** Of a renewal that began with a free trial: the first charge is due then. */
    trialEndTime: time('trial_end_time'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('renewals_user').on(table.accountId, table.userId),
    // Over all accounts: the cron of every minute reads what is due in any of them.
    index('renewals_due').on(table.dueTime),
    // For figures of the brand.
    index('renewals_next').on(table.accountId, table.nextRenewalDate).where(sql`renewal_status = 'ongoing'`),
    index('renewals_ended')
      .on(table.accountId, table.cancellationDate, table.endReason)
      .where(sql`renewal_status = 'cancelled'`),
    index('renewals_grace').on(table.accountId, table.periodEndTime).where(sql`grace_end_time IS NOT NULL`),
    // A viewer has one plan that renews: another one bought takes its place.
    uniqueIndex('renewals_ongoing').on(table.accountId, table.userId).where(sql`renewal_status = 'ongoing'`),
  ],
);

/**
 * Free trials that have begun: one a viewer, one an address and one a card, of any plan. Address and card are keyed
 * digests, which outlive the account: a viewer who opens another one has no second trial.
 */
export const trials = sqliteTable(
  'trials',
  {
    accountId: accountId(),
    transactionId: text('transaction_id').notNull(),
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    emailHash: text('email_hash').notNull(),
    /** Null where the gateway does not identify the card. */
    cardHash: text('card_hash'),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.transactionId] }),
    uniqueIndex('trials_user').on(table.accountId, table.userId),
    uniqueIndex('trials_email').on(table.accountId, table.emailHash),
    uniqueIndex('trials_card').on(table.accountId, table.cardHash),
  ],
);
