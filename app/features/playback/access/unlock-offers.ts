import type { Plan } from '#app/contract/payment.ts';
import { type AccessContent, liveStateOf, unlocksOf } from '#app/domain/access.ts';
import { paths } from '#app/features/links/paths.ts';
import { formatMoney } from '#app/lib/money.ts';
import { type PlaySubject, returnPath } from './play-subject.ts';
import { upgradeHref } from './unlock-links.ts';
import type { Viewer } from './viewer.ts';

/** One way to a locked title, with what it costs at least. */
export interface UnlockOffer {
  /** Of namespace `player`; "from" where there are several prices. */
  labelKey: 'subscribe_from' | 'subscribe_for' | 'rent_from' | 'rent_for' | 'ticket_from' | 'ticket_for';
  price: string;
  href: string;
}

export interface UnlockOffers {
  /** The viewer has plans, of which none opens the title; a ticket is none. */
  hasPlans: boolean;
  primary: UnlockOffer;
  /** The title by itself, where the primary one is a subscription. */
  alone: UnlockOffer | null;
  /** All that the brand sells; null where no subscription opens the title. */
  plansHref: string | null;
}

interface Sought {
  subject: PlaySubject;
  content: AccessContent;
  /** What is on sale, with prices. */
  plans: readonly Plan[];
  viewer: Viewer;
  language: string;
  now: Date;
}

/** What opens a title, of what is on sale; null where nothing is, or its prices are not known. */
export function unlockOffers({
  subject,
  content,
  plans,
  viewer,
  language,
  now,
}: Sought): UnlockOffers | null {
  const isTicket = (id: string) => plans.some(({ _id, is_ppv }) => _id === id && is_ppv);
  const hasPlans = viewer?.planIds.some((id) => !isTicket(id)) ?? false;
  const { subscriptions, payPerViews } = unlocksOf(content);
  const subscribe = cheapest(plans, subscriptions, language);
  const alone = cheapest(plans, payPerViews, language);
  const back = { redirectTo: returnPath(subject) };
  const live = liveStateOf(content, now);
  const kind = live === 'live' || live === 'upcoming' ? 'ticket' : 'rent';
  const single = alone && {
    ...toOffer(kind, alone),
    href: paths.pricingFor({ contentId: subject.id }, back),
  };
  if (!subscribe) return single && { hasPlans, primary: single, alone: null, plansHref: null };
  return {
    hasPlans,
    primary: { ...toOffer('subscribe', subscribe), href: upgradeHref(subject, subscriptions) },
    alone: single,
    plansHref: paths.pricing({}, back),
  };
}

interface Cheapest {
  price: string;
  isOnly: boolean;
}

/** Of the first one's currency: amounts of two cannot be compared. */
function cheapest(plans: readonly Plan[], ids: readonly string[], language: string): Cheapest | null {
  const sold = plans.filter(({ _id, is_active }) => is_active && ids.includes(_id));
  const [first] = sold;
  if (!first) return null;
  const amounts = sold.filter(({ currency }) => currency === first.currency).map(({ amount }) => amount);
  const price = formatMoney(Math.min(...amounts), first.currency, language);
  return {
    price,
    isOnly: sold.every(({ amount, currency }) => amount === first.amount && currency === first.currency),
  };
}

const toOffer = <Kind extends 'subscribe' | 'rent' | 'ticket'>(kind: Kind, { price, isOnly }: Cheapest) => ({
  labelKey: isOnly ? (`${kind}_for` as const) : (`${kind}_from` as const),
  price,
});
