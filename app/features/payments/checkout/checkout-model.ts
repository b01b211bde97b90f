import type { CustomerOrg, Discount, Estimation, Gateway } from '#app/contract/payment.ts';
import { GATEWAY_PAGES } from '#app/domain/gateways/gateways.ts';
import { formatMoney } from '#app/lib/money.ts';
import { percentText } from '#app/lib/percent-text.ts';

/** Amounts are texts in the viewer's language: what is written here is what is paid. */
export interface OrderModel {
  planName: string;
  description: string | null;
  /** Null where the service sends none. */
  durationDays: number | null;
  planAmount: string;
  /** Null where none is applied. Its id is null where the service names none. */
  discount: { id: string | null; name: string; amount: string } | null;
  /** Null where there is none. */
  tax: string | null;
  /** "25%", where the service sends it. */
  taxRate: string | null;
  /** Of now: nothing where a trial begins. */
  total: string;
  /** A discount has taken all of the price. */
  isFree: boolean;
}

export interface DiscountModel {
  id: string;
  name: string;
  description: string | null;
  code: string;
  /** "25%" or "€3.00" */
  worth: string;
  /** "€5.00", where a percentage ends. */
  atMost: string | null;
}

export interface GatewayModel {
  id: string;
  org: Gateway;
  /** A plan that renews with other gateways ends when it was paid with this one. */
  endsPlan: boolean;
  /** It saves a method without a charge, for a free trial. */
  canTrial: boolean;
}

export function toOrder({ subscription, currency, ...estimation }: Estimation, lng: string): OrderModel {
  const money = (amount: number) => formatMoney(amount, currency, lng);
  return {
    planName: subscription.name,
    description: subscription.description ?? null,
    durationDays: subscription.duration ?? null,
    planAmount: money(subscription.amount),
    discount: estimation.is_discount_applied
      ? {
          id: estimation.discount?._id ?? null,
          name: estimation.discount?.name ?? '',
          amount: money(-estimation.discount_amount),
        }
      : null,
    tax: estimation.tax_amount === 0 ? null : money(estimation.tax_amount),
    taxRate: estimation.tax_rate ? percentText(estimation.tax_rate, lng) : null,
    total: money(estimation.transaction_amount),
    isFree: estimation.transaction_amount === 0,
  };
}

export function toDiscountModel(discount: Discount, currency: string, lng: string): DiscountModel {
  const { _id, name, description, discount_code, value_type, value, max_value } = discount;
  const isPercentage = value_type === 'percentage';
  return {
    id: _id,
    name,
    description: description ?? null,
    code: discount_code,
    worth: isPercentage ? percentText(value, lng) : formatMoney(value, currency, lng),
    atMost: isPercentage && max_value ? formatMoney(max_value, currency, lng) : null,
  };
}

/**
 * Only verified ones are offered (viewer.md §6), each once. Tickets never renew, whatever they are paid with;
 * with which gateways a plan does, the service sends it, or else it is known of our own platform alone.
 */
export function toGateways(
  orgs: readonly CustomerOrg[],
  { is_ppv, isPlatform }: { is_ppv?: boolean | undefined; isPlatform: boolean },
): GatewayModel[] {
  const isOneOff = (org: Gateway) => isPlatform && GATEWAY_PAGES[org].isOneOff === true;
  const verified = orgs.filter(({ is_account_verified }) => is_account_verified);
  return verified
    .filter(({ org }, index) => verified.findIndex((other) => other.org === org) === index)
    .map(({ _id, org, renews, trials }) => ({
      id: _id,
      org,
      endsPlan: !is_ppv && (renews === undefined ? isOneOff(org) : !renews),
      canTrial: trials === true,
    }));
}
