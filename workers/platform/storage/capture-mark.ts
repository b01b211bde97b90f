import { sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';

/** True in the same D1 transaction for the one write that has put `captureId` on the transaction. */
export function isWonBy({ accountId }: AccountScope, transactionId: string, captureId: string) {
  return sql`EXISTS (SELECT 1 FROM transactions WHERE account_id = ${accountId} AND id = ${transactionId} AND capture_id = ${captureId})`;
}
