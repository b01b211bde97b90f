import type { PaymentContext } from './payment-context.ts';
import { MAX_DUE, processDue, type ScheduledDependencies } from './process-due.ts';
import { reconcilePayment } from './reconcile-payment.ts';

/**
 * Asks the gateways about payments that nobody has brought news of: a viewer who closed the window, a webhook that never
 * came, a platform that died between money and grant. Answers how many were asked about.
 */
export async function checkDuePayments(dependencies: ScheduledDependencies, now: Date): Promise<number> {
  const due = await dependencies.directory.duePayments(now, MAX_DUE);
  return await processDue(dependencies, now, due, check);
}

/** One that fails comes last the next time. */
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
