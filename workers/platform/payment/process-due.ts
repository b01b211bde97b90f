import type { Dependencies } from '#workers/platform/dependencies.ts';
import { logBug } from '#workers/platform/http/responses.ts';
import type { PaymentContext } from './payment-context.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { processRenewal } from './renewals/process-renewal.ts';

/** What scheduled jobs need. */
export type ScheduledDependencies = Pick<
  Dependencies,
  'directory' | 'stores' | 'payments' | 'accounts' | 'outbox'
>;

/** Limits one run; the next one continues a minute later. */
const MAX_DUE = 200;
/** A gateway that does not respond must not delay what is due elsewhere. */
const AT_ONCE = 10;

/**
 * Reconciles payments that nothing else has: the viewer closed the window, the webhook never came, the
 * platform died between money and grant. Returns how many were due.
 */
export async function checkDuePayments(dependencies: ScheduledDependencies, now: Date): Promise<number> {
  const due = await dependencies.directory.duePayments(now, MAX_DUE);
  return await processDue(dependencies, now, due, check);
}

/** A payment that fails is postponed, so that others are checked first. */
async function check(context: PaymentContext, { id }: { id: string }): Promise<void> {
  const { payments } = context.store;
  try {
    const transaction = await payments.find(id);
    if (transaction) await reconcilePayment(context, transaction);
  } catch (thrown) {
    await payments.postponeCheck(id, context.now).catch(() => {});
    throw thrown;
  }
}

/**
 * Processes the renewals that are due: reminds viewers of coming charges, charges, expires. Any number of
 * runs may do so at once, and each may stop anywhere: an unfinished renewal is due again when its lease ends.
 * Returns how many were due.
 */
export async function chargeDueRenewals(dependencies: ScheduledDependencies, now: Date): Promise<number> {
  const due = await dependencies.directory.dueRenewals(now, MAX_DUE);
  return await processDue(dependencies, now, due, processRenewal);
}

/** Processes what is due, a few at once, and returns how many. A failure is logged and stops no other. */
async function processDue<Due extends { accountId: string; id: string }>(
  dependencies: ScheduledDependencies,
  now: Date,
  due: readonly Due[],
  process: (context: PaymentContext, due: Due) => Promise<unknown>,
): Promise<number> {
  for (let at = 0; at < due.length; at += AT_ONCE) {
    await Promise.all(due.slice(at, at + AT_ONCE).map((each) => processOne(each)));
  }
  return due.length;

  async function processOne(each: Due): Promise<void> {
    const store = dependencies.stores.storeFor(each.accountId);
    try {
      await process({ store, now, dependencies }, each);
    } catch (thrown) {
      logBug(thrown, { requestId: each.id, account: each.accountId });
    }
  }
}
