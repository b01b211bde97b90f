import { inArray } from 'drizzle-orm';
import type { Charge } from '#demo/payment-sandbox/charge.ts';
import {
  ledgerEntries,
  renewals,
  subscriptions,
  transactions,
} from '#workers/platform/storage/schema/payment.ts';
import type { Harness } from './harness.ts';
import { PLANS, type Shop } from './merchants.ts';

type TransactionRow = typeof transactions.$inferSelect;
type SubscriptionRow = typeof subscriptions.$inferSelect;
type RenewalRow = typeof renewals.$inferSelect;
type EntryRow = typeof ledgerEntries.$inferSelect;

interface AccountRows {
  transactions: TransactionRow[];
  subscriptions: SubscriptionRow[];
  entries: EntryRow[];
  renewals: RenewalRow[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** D1 takes a hundred parameters. */
const ACCOUNTS_PER_QUERY = 90;

/** The rows of these shops by account. */
export async function readAccountRows(
  { raw }: Harness,
  shops: readonly Shop[],
): Promise<Map<string, AccountRows>> {
  const rowsByAccount = new Map<string, AccountRows>();
  for (const { account } of shops)
    rowsByAccount.set(account, { transactions: [], subscriptions: [], entries: [], renewals: [] });
  for (let at = 0; at < shops.length; at += ACCOUNTS_PER_QUERY) {
    const ids = shops.slice(at, at + ACCOUNTS_PER_QUERY).map(({ account }) => account);
    const [bought, granted, entries, renewing] = await raw.batch([
      raw.select().from(transactions).where(inArray(transactions.accountId, ids)),
      raw.select().from(subscriptions).where(inArray(subscriptions.accountId, ids)),
      raw.select().from(ledgerEntries).where(inArray(ledgerEntries.accountId, ids)),
      raw.select().from(renewals).where(inArray(renewals.accountId, ids)),
    ]);
    for (const row of bought) rowsByAccount.get(row.accountId)?.transactions.push(row);
    for (const row of granted) rowsByAccount.get(row.accountId)?.subscriptions.push(row);
    for (const row of entries) rowsByAccount.get(row.accountId)?.entries.push(row);
    for (const row of renewing) rowsByAccount.get(row.accountId)?.renewals.push(row);
  }
  return rowsByAccount;
}

const sum = (entries: readonly EntryRow[], book?: string) =>
  entries
    .filter((entry) => !book || entry.book === book)
    .reduce((total, { amountMinor }) => total + amountMinor, 0);

/** The invariants that are violated once nothing is running and nothing is due. */
export function findViolations(
  rows: AccountRows,
  charges: readonly Charge[],
  altered: ReadonlySet<string>,
): string[] {
  const found: string[] = [];
  const must = (holds: boolean, what: string) => void (holds || found.push(what));
  const expected = new Map<string, 'captured' | 'refunded'>();
  const returned = new Set<string>();

  for (const charge of charges) {
    const most = charge.isSetup ? 0 : 1;
    must(charge.timesCharged <= most, `${charge.reference} was charged ${charge.timesCharged} times`);
    // Money of another amount buys nothing; its refund is recorded all the same.
    if (altered.has(charge.id) && charge.status === 'refunded') returned.add(charge.reference);
    if (charge.timesCharged === 0 || altered.has(charge.id)) continue;
    must(!expected.has(charge.reference), `${charge.reference} was paid by two orders`);
    expected.set(charge.reference, charge.status === 'refunded' ? 'refunded' : 'captured');
  }

  for (const transaction of rows.transactions) {
    const { id, state, transactionAmountMinor: amount } = transaction;
    const isFree = amount === 0 && state === 'captured';
    const wanted = isFree ? 'captured' : expected.get(id);
    const got = state === 'captured' || state === 'refunded' ? state : undefined;
    const isReturned = state === 'refunded' && returned.has(id);
    must(got === wanted || isReturned, `${id} is ${state}, and the gateway has ${wanted ?? 'not paid'}`);
    const given = rows.subscriptions.filter(({ transactionId }) => transactionId === id);
    found.push(...brokenGrants(transaction, given));
    found.push(
      ...brokenEntries(
        transaction,
        rows.entries.filter(({ transactionId }) => transactionId === id),
      ),
    );
    const { subscriptionAmountMinor: price, discountAmountMinor: less, taxAmountMinor: tax } = transaction;
    must(price - less + tax === amount, `${id}: ${price} − ${less} + ${tax} is not ${amount}`);
    const plan = Object.values(PLANS).find((each) => each.id === transaction.planId);
    must(price === (transaction.trialDays > 0 ? 0 : plan?.amountMinor), `${id} costs ${price}`);
    if (state === 'captured' && !isFree)
      must(transaction.gatewayTransactionId !== null, `${id} has no payment`);
  }
  for (const { id, transactionId } of rows.subscriptions) {
    must(
      rows.transactions.some((each) => each.id === transactionId),
      `${id} was granted for nothing`,
    );
  }
  for (const reference of expected.keys()) {
    must(
      rows.transactions.some(({ id }) => id === reference),
      `${reference} was paid and is not recorded`,
    );
  }
  const single = rows.transactions.filter(({ discountId }) => discountId === 'single');
  const used = single.filter(({ state }) => state === 'captured').length;
  must(used <= 1, `a voucher for one was used ${used} times`);
  const waiting = single.filter(({ state }) => state === 'created' || state === 'pending').length;
  must(waiting <= 1, `${waiting} payments keep a voucher for one`);
  must(sum(rows.entries) === 0, `the ledger is off by ${sum(rows.entries)}`);
  const owed = rows.transactions
    .filter(({ state }) => state === 'captured')
    .reduce((total, { transactionAmountMinor }) => total + transactionAmountMinor, 0);
  must(
    sum(rows.entries, 'receivable') === owed,
    `gateways owe ${owed}, the ledger has ${sum(rows.entries, 'receivable')}`,
  );
  found.push(...overlaps(rows.subscriptions), ...brokenRenewals(rows), ...brokenTrials(rows, charges));
  return found;
}

/** One trial a viewer, for what the gateway has saved; what it has saved begins it, or has come too late. */
function brokenTrials({ transactions: all }: AccountRows, charges: readonly Charge[]): string[] {
  const trials = all.filter(({ trialDays }) => trialDays > 0);
  const started = trials.filter(({ state }) => state === 'captured');
  const saved = new Set(
    charges.flatMap(({ isSetup, paymentId, reference }) => (isSetup && paymentId !== null ? reference : [])),
  );
  return [
    ...(started.length > 1 ? [`${started.length} trials of one viewer`] : []),
    ...trials.flatMap(({ id, state, failureReason }) => {
      const isEnded = state === 'captured' || failureReason === 'trial';
      return isEnded === saved.has(id)
        ? []
        : [`${id} is ${state}, and its method is ${isEnded ? 'not ' : ''}saved`];
    }),
  ];
}

function brokenGrants(
  { id, state, planId, userId, trialDays }: TransactionRow,
  given: readonly SubscriptionRow[],
): string[] {
  if (given.length > 1) return [`${id} granted ${given.length} times`];
  const [grant] = given;
  if (!grant) return state === 'captured' ? [`${id} is captured without its grant`] : [];
  const plan = Object.values(PLANS).find(({ id }) => id === planId);
  const days = trialDays || (plan?.durationDays ?? 0);
  const lengthMs = grant.endTime.getTime() - grant.startTime.getTime();
  return [
    ...(state === 'captured' || state === 'refunded' ? [] : [`${id} is ${state} and granted`]),
    ...(grant.planId === planId && grant.userId === userId ? [] : [`${id} granted something else`]),
    ...(lengthMs === days * DAY_MS ? [] : [`${id} granted ${lengthMs / DAY_MS} days`]),
    ...((grant.revokedTime !== null) === (state === 'refunded')
      ? []
      : [`${id} is ${state}, and its grant is not`]),
  ];
}

function brokenEntries(
  { id, state, transactionAmountMinor }: TransactionRow,
  entries: readonly EntryRow[],
): string[] {
  const isBooked = state === 'captured' || (state === 'refunded' && entries.length > 0);
  const count = isBooked ? (state === 'refunded' ? 6 : 4) : 0;
  const owed = state === 'captured' ? transactionAmountMinor : 0;
  return [
    ...(sum(entries) === 0 ? [] : [`${id}: entries sum to ${sum(entries)}`]),
    ...(entries.length === count ? [] : [`${id} is ${state} with ${entries.length} entries`]),
    ...(sum(entries, 'receivable') === owed
      ? []
      : [`${id} is ${state} and owes ${sum(entries, 'receivable')}`]),
  ];
}

/** Periods of a plan must not overlap, so that no day is paid twice. Refunded ones leave gaps. */
function overlaps(subscriptions: readonly SubscriptionRow[]): string[] {
  const valid = subscriptions.filter(({ revokedTime }) => revokedTime === null);
  return Object.values(PLANS).flatMap(({ id }) => {
    const own = valid
      .filter(({ planId }) => planId === id)
      .sort((a, b) => a.startTime.getTime() - b.startTime.getTime());
    return own.slice(1).flatMap((each, at) => {
      const before = own[at];
      return before && each.startTime < before.endTime ? [`two periods of ${id} at once`] : [];
    });
  });
}

const MAX_TRIES = 3;

/**
 * One renewal at a time, each period paid once and tried three times at most, and no charge after a
 * cancellation.
 */
function brokenRenewals({ renewals: all, transactions: bought }: AccountRows): string[] {
  const found: string[] = [];
  const ongoing = all.filter(({ renewalStatus }) => renewalStatus === 'ongoing');
  if (ongoing.length > 1) found.push(`${ongoing.length} renewals at once`);
  for (const { id, cancellationDate } of all) {
    const own = bought.filter(({ renewalId }) => renewalId === id);
    const afterCancellation = own.filter(
      ({ createdDate }) => cancellationDate !== null && createdDate > cancellationDate,
    );
    if (afterCancellation.length > 0) found.push(`${id} was charged after its end`);
    for (const tries of byPeriod(own)) {
      if (tries.length > MAX_TRIES) found.push(`${id} tried one period ${tries.length} times`);
      const paid = tries.filter(({ state }) => state === 'captured' || state === 'refunded');
      if (paid.length > 1) found.push(`${id} was paid one period ${paid.length} times`);
    }
  }
  return found;
}

/** The attempts at each period, grouped by their idempotency key. */
function byPeriod(transactions: readonly TransactionRow[]): TransactionRow[][] {
  const periods = new Map<string, TransactionRow[]>();
  for (const row of transactions) {
    const period = row.idempotencyKey.split('\n')[2] ?? '';
    periods.set(period, [...(periods.get(period) ?? []), row]);
  }
  return [...periods.values()];
}
