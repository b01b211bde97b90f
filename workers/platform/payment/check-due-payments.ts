import type { PaymentMoment } from './payment-moment.ts';
import { forEachDue, MAX_DUE, type Round } from './round.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the gateways about payments that nobody has brought news of: a viewer who closed the window, a webhook that never
 * came, a platform that died between money and grant. Answers how many were asked about.
 */
export async function checkDuePayments(dependencies: Round, now: Date): Promise<number> {
  const due = await dependencies.directory.duePayments(now, MAX_DUE);
  return await forEachDue(dependencies, now, due, check);
}

/** One that fails comes last the next time. */
async function check(moment: PaymentMoment, { id }: { id: string }): Promise<void> {
  const { payments } = moment.store;
  try {
    const transaction = await payments.find(id);
    if (transaction) await settlePayment(moment, transaction);
  } catch (thrown) {
    await payments.putOff(id, moment.now).catch(() => {});
    throw thrown;
  }
}
