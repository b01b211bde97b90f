import type { PaymentContext } from './payment-context.ts';
import { MAX_DUE, processDue, type ScheduledDependencies } from './process-due.ts';
import { reconcilePayment } from './reconcile-payment.ts';

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
