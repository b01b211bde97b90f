import type { PaymentContext } from '#workers/platform/payment/payment-context.ts';
import type { Grant } from '#workers/platform/storage/capture-writes.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import type { SavedMethod } from '../gateways/gateway.ts';
import { toMailbox } from './mailbox.ts';

/** Why a trial did not begin: viewer, address or card has had one. Nothing was charged. */
export const TRIAL_USED = 'trial';

export function isTrial({ trialDays }: Pick<TransactionRow, 'trialDays'>): boolean {
  return trialDays > 0;
}

export function hasUsedTrial({ state, failureReason }: TransactionRow): boolean {
  return state === 'failed' && failureReason === TRIAL_USED;
}

type Digesting = Pick<PaymentContext, 'dependencies' | 'store'>;

/** A mailbox is the same however it is written; a brand's viewers are no other brand's. */
export function emailHashOf({ dependencies, store }: Digesting, { emailKey }: UserRow): string {
  return dependencies.payments.digest(['email', store.accountId, toMailbox(emailKey)].join('\n'));
}

/** Of a payment that begins a trial: whom it counts for. Null for any other payment. */
export async function trialOf(
  context: PaymentContext,
  transaction: TransactionRow,
  method: SavedMethod | null,
): Promise<Grant['trial']> {
  if (!isTrial(transaction)) return null;
  const { store, dependencies } = context;
  const user = await store.users.byId(transaction.userId);
  if (!user) throw new Error(`The viewer of payment ${transaction.id} is gone`);
  const { fingerprint = null } = method ?? {};
  const card = ['card', store.accountId, transaction.gatewayId, fingerprint].join('\n');
  return {
    emailHash: emailHashOf(context, user),
    cardHash: fingerprint === null ? null : dependencies.payments.digest(card),
  };
}
