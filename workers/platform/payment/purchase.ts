import type { Purchase } from '#app/contract/payment.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';
import { toMajor } from './amounts.ts';
import { amountsOf } from './estimate.ts';

/** What a captured payment has bought: until when, and what is charged then. */
export async function purchaseOf(
  { store, localise }: Pick<CallContext, 'store' | 'localise'>,
  { id, userId, planId, currency, transactionAmountMinor, trialDays }: TransactionRow,
): Promise<Purchase | undefined> {
  const [[plan], subscriptions, renewals] = await Promise.all([
    store.plans.byIds([planId]),
    store.payments.subscriptionsOf(userId),
    store.renewals.ofUser(userId),
  ]);
  if (!plan) return undefined;
  const period = subscriptions.find(({ transactionId }) => transactionId === id);
  const renewal = renewals.find(
    (each) => each.planId === planId && each.renewalStatus === 'ongoing' && !plan.isPpv,
  );
  const end = renewal?.periodEndTime ?? period?.endTime;
  return {
    subscription_name: localise(plan.name) ?? plan.id,
    amount: toMajor(transactionAmountMinor, currency),
    currency,
    end_date: end?.toISOString(),
    renewal_amount: renewal && toMajor(amountsOf(plan, null).transactionAmountMinor, plan.currency),
    trial_days: trialDays || undefined,
  };
}
