import type { Plan } from '#app/contract/payment.ts';
import { paths } from '#app/features/links/paths.ts';
import { formatMoney } from '#app/lib/money.ts';
import { numberFormat } from '#app/lib/number-locale.ts';

/**
 * A plan as it is offered. Texts are written by the server, so that no browser's idea of a currency replaces
 * them.
 */
export interface PlanOffer {
  id: string;
  name: string;
  description: string;
  /** "$7.99" */
  price: string;
  /** How long it runs; null where the backend sends no length. */
  days: { count: number; text: string } | null;
  isPayPerView: boolean;
  /** The viewer has it now, and cannot buy it again. */
  isOwned: boolean;
  /** To pay for it; a guest signs in on the way. */
  href: string;
}

export interface OfferContext {
  language: string;
  /** Plans that run for this viewer now; null for a guest. */
  ownedIds: readonly string[] | null;
  /** Where to return to after paying; null is the site's start. */
  redirectTo: string | null;
}

export function toPlanOffer(plan: Plan, { language, ownedIds, redirectTo }: OfferContext): PlanOffer {
  const payment = paths.payment({ subscriptionId: plan._id }, { redirectTo });
  return {
    id: plan._id,
    name: plan.name,
    description: plan.description?.trim() ?? '',
    price: formatMoney(plan.amount, plan.currency, language),
    days:
      plan.duration > 0 ? { count: plan.duration, text: numberFormat(language).format(plan.duration) } : null,
    isPayPerView: plan.is_ppv === true,
    isOwned: ownedIds?.includes(plan._id) ?? false,
    href: ownedIds ? payment : paths.login({}, { redirectTo: payment }),
  };
}
