import type { SQL } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { ledgerEntries } from './schema/payment.ts';

export interface Entry {
  id: string;
  book: 'receivable' | 'revenue' | 'discount' | 'tax' | 'refund';
  amountMinor: number;
}

interface Booking {
  transaction: { id: string; currency: string };
  entries: readonly Entry[];
  now: Date;
}

export function ledgerWrites(scope: AccountScope, { transaction, entries, now }: Booking, condition: SQL) {
  return entries.map((entry) =>
    scope.insertIf(ledgerEntries, condition, {
      ...entry,
      transactionId: transaction.id,
      currency: transaction.currency,
      time: now,
    }),
  );
}
