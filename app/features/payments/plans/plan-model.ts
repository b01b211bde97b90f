import type { Plan } from '#app/contract/payment.ts';
import { paths } from '#app/features/links/paths.ts';
import { formatMoney } from '#app/lib/money.ts';
import { numberFormat } from '#app/lib/number-locale.ts';
import { percentText } from '#app/lib/percent-text.ts';

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
  /** What the price has on top: "25%", or that it has everything in it. Null where the backend sends neither. */
  tax: { rate: string } | 'included' | null;
  /** Free days before the first charge, once a viewer; null for none, and for viewers who have a plan. */
  trialDays: number | null;
  /** What a table of plans compares; null where nothing is known. */
  compared: ComparedPlan | null;
  /** How long it runs; null where the backend sends no length. */
  days: { count: number; text: string } | null;
  isPayPerView: boolean;
  /** The viewer has it now, and cannot buy it again. */
  isOwned: boolean;
  /** To pay for it; a guest signs in on the way. */
  href: string;
}

/** Texts in the viewer's language; null for what the backend does not send. */
export interface ComparedPlan {
  screens: string | null;
  quality: string | null;
  isBestValue: boolean;
  /** Of 30 days, whatever the plan's own length is; null where that is unknown. */
  pricePerMonth: string | null;
}

const MONTH_DAYS = 30;

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
    tax: toTax(plan, language),
    trialDays: plan.is_ppv || ownedIds?.length ? null : (plan.trial_days ?? null),
    compared: toCompared(plan, language),
    days:
      plan.duration > 0 ? { count: plan.duration, text: numberFormat(language).format(plan.duration) } : null,
    isPayPerView: plan.is_ppv === true,
    isOwned: ownedIds?.includes(plan._id) ?? false,
    href: ownedIds ? payment : paths.login({}, { redirectTo: payment }),
  };
}

function toTax({ tax_rate }: Plan, language: string): PlanOffer['tax'] {
  if (typeof tax_rate !== 'number') return null;
  return tax_rate === 0 ? 'included' : { rate: percentText(tax_rate, language) };
}

function toCompared(
  { metadata, amount, currency, duration, is_ppv }: Plan,
  language: string,
): ComparedPlan | null {
  const { screens, quality, best_value } = metadata ?? {};
  if (is_ppv || (!screens && !quality && !best_value)) return null;
  return {
    screens: screens ? numberFormat(language).format(screens) : null,
    quality: quality ?? null,
    isBestValue: best_value === true,
    pricePerMonth: duration > 0 ? formatMoney((amount / duration) * MONTH_DAYS, currency, language) : null,
  };
}
