import type { Estimation } from '#app/contract/payment.ts';
import { formatMoney } from '#app/lib/money.ts';
import type { GatewayModel } from './checkout-model.ts';

/** What follows what is paid now. All texts are in the viewer's language; dates are days. */
export type CheckoutTerms =
  /** Nothing is paid now. `otherOrgs`: gateways that cannot begin a trial. */
  | { kind: 'trial'; days: number; date: string; amount: string; otherOrgs: string | null }
  /** `orgs` and `endsWith` where gateways differ: with the latter the plan ends. */
  | { kind: 'renews'; date: string; amount: string; orgs: string | null; endsWith: string | null }
  /** `date` is null for a pay-per-view, whose time the page states already. */
  | { kind: 'ends'; date: string | null };

interface Writing {
  lng: string;
  writeDay(moment: string): string;
}

/** Null where the service sends too little to know. */
export function toTerms(
  { trial, renewal, currency, subscription, transaction_amount }: Estimation,
  gateways: readonly GatewayModel[],
  { lng, writeDay, withoutTrial }: Writing & { withoutTrial: boolean },
): CheckoutTerms | null {
  const money = (amount: number) => formatMoney(amount, currency, lng);
  if (subscription.is_ppv) return { kind: 'ends', date: null };
  const able = gateways.filter(({ canTrial }) => canTrial);
  if (trial && !withoutTrial && able.length > 0) {
    const { days, end_date, amount } = trial;
    const otherOrgs = namesOf(
      gateways.filter(({ canTrial }) => !canTrial),
      lng,
    );
    return { kind: 'trial', days, date: writeDay(end_date), amount: money(amount), otherOrgs };
  }
  if (!renewal || gateways.length === 0) return null;
  const date = writeDay(renewal.date);
  const renewing = gateways.filter(({ endsPlan }) => !endsPlan);
  // What a voucher made free was charged to nothing that could be charged again.
  if (renewing.length === 0 || transaction_amount === 0) return { kind: 'ends', date };
  const ending = gateways.filter(({ endsPlan }) => endsPlan);
  const orgs = ending.length > 0 ? namesOf(renewing, lng) : null;
  return { kind: 'renews', date, amount: money(renewal.amount), orgs, endsWith: namesOf(ending, lng) };
}

function namesOf(gateways: readonly GatewayModel[], lng: string): string | null {
  if (gateways.length === 0) return null;
  return new Intl.ListFormat(lng, { type: 'disjunction' }).format(gateways.map(({ org }) => org));
}
