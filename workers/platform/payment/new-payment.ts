import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { nextCheckTime } from './check-times.ts';
import type { BaseOrder } from './gateways/gateway.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What each new transaction begins with, whether a viewer pays or a renewal is charged. */
export function newPayment(now: Date) {
  return {
    id: newTransactionId(),
    state: 'created',
    createdDate: now,
    nextCheckTime: nextCheckTime(0, now),
  } as const;
}

/** 100 random bits in letters and digits: PayU takes at most 25 characters, and people read it aloud. */
function newTransactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return `T${[...bytes].map((byte) => ALPHABET[byte & 31]).join('')}`;
}

/** What a gateway needs to know of any payment: how much, for what and by whom. */
export function toBaseOrder(transaction: TransactionRow, user: UserRow, planName: string): BaseOrder {
  return {
    transactionId: transaction.id,
    amountMinor: transaction.transactionAmountMinor,
    currency: transaction.currency,
    planName,
    customer: { id: user.id, name: user.name, email: user.emailId, phone: user.phone },
  };
}
