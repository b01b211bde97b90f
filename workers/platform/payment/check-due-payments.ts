import type { Dependencies } from '#workers/platform/http/dependencies.ts';
import { settlePayment } from './settle-payment.ts';

/** Of one run; the next one goes on. */
const MAX_CHECKED = 200;

/**
 * Asks the gateways about payments that nobody has brought news of: a viewer who closed the window, a webhook that never
 * came, a platform that died between money and grant. Answers how many were asked about.
 */
export async function checkDuePayments(
  dependencies: Pick<Dependencies, 'directory' | 'stores' | 'payments' | 'accounts' | 'outbox'>,
  now: Date,
): Promise<number> {
  const due = await dependencies.directory.duePayments(now, MAX_CHECKED);
  for (const { accountId, transactionId } of due) {
    const store = dependencies.stores.storeFor(accountId);
    const transaction = await store.payments.find(transactionId);
    if (transaction) await settlePayment({ store, now, dependencies }, transaction);
  }
  return due.length;
}
