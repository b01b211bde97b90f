import { logBug } from '#workers/platform/http/answer.ts';
import type { Dependencies } from '#workers/platform/http/dependencies.ts';
import { settlePayment } from './settle-payment.ts';

/** Of one run; the next one goes on. */
const MAX_CHECKED = 200;
/** A gateway that does not answer is waited for: the others' payments must not wait behind it. */
const AT_ONCE = 10;

type Round = Pick<Dependencies, 'directory' | 'stores' | 'payments' | 'accounts' | 'outbox'>;

/**
 * Asks the gateways about payments that nobody has brought news of: a viewer who closed the window, a webhook that never
 * came, a platform that died between money and grant. Answers how many were asked about.
 */
export async function checkDuePayments(dependencies: Round, now: Date): Promise<number> {
  const due = await dependencies.directory.duePayments(now, MAX_CHECKED);
  for (let at = 0; at < due.length; at += AT_ONCE) {
    await Promise.all(due.slice(at, at + AT_ONCE).map((payment) => check(dependencies, payment, now)));
  }
  return due.length;
}

/** One that fails keeps no other from its turn, and comes last the next time. */
async function check(
  dependencies: Round,
  { accountId, transactionId }: { accountId: string; transactionId: string },
  now: Date,
): Promise<void> {
  const store = dependencies.stores.storeFor(accountId);
  try {
    const transaction = await store.payments.find(transactionId);
    if (transaction) await settlePayment({ store, now, dependencies }, transaction);
  } catch (thrown) {
    logBug(thrown, { requestId: transactionId, account: accountId });
    await store.payments.putOff(transactionId, now).catch(() => {});
  }
}
