import type { Purchase } from '#app/contract/payment.ts';
import { formatMoney } from '#app/lib/money.ts';

/** What has just been bought, in the viewer's language. */
export interface PurchaseView {
  plan: string;
  /** Paid now. */
  amount: string;
  /** Access until then, or the next charge; null where the service does not send it. */
  endDay: string | null;
  /** Charged on that day; null for what does not renew. */
  nextAmount: string | null;
  isTrial: boolean;
}

export interface PurchaseWriting {
  lng: string;
  writeDay(moment: string): string;
}

export function toPurchaseView(
  { subscription_name, amount, currency, end_date, renewal_amount, trial_days }: Purchase,
  { lng, writeDay }: PurchaseWriting,
): PurchaseView {
  return {
    plan: subscription_name,
    amount: formatMoney(amount, currency, lng),
    endDay: end_date ? writeDay(end_date) : null,
    nextAmount: typeof renewal_amount === 'number' ? formatMoney(renewal_amount, currency, lng) : null,
    isTrial: Boolean(trial_days),
  };
}
