import { redirect } from '@remix-run/cloudflare';
import type { Plan } from '#app/contract/payment.ts';
import { type AccessContent, liveStateOf, unlocksOf } from '#app/domain/access.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isMissing } from '#app/services/service-error.ts';
import type { Services } from '#app/services/services.server.ts';
import { loadOwnedIds, loadPlans } from './load-plans.server.ts';
import { type PlanOffer, toPlanOffer } from './plan-model.ts';
import { wayBack } from './way-back.ts';

type OffersContext = Pick<MarqueeContext, 'session' | 'services' | 'language' | 'now'>;

/** What one title costs by itself (viewer.md §4, Buy Bundle). */
export interface TitleOffers {
  title: string;
  /** Key of its picture. */
  image: string | undefined;
  /** Where the viewer returns to. */
  backHref: string;
  /** Null where they cannot be had now. */
  offers: PlanOffer[] | null;
  /** To the subscriptions that hold it, too. */
  plansHref: string | null;
  /** This viewer needs none of them. */
  isOpen: boolean;
}

/**
 * The title's own offers. Throws the ServiceError for an unknown title, and the way to what there is instead:
 * one that only subscriptions open leads to these, one that nothing has to be paid for, or that is over, to
 * itself.
 */
export async function loadTitleOffers(
  context: OffersContext,
  id: string,
  requestedPath: string | null,
): Promise<TitleOffers> {
  const [sold, all, ownedIds, language] = await Promise.all([
    findSold(context.services.content, id),
    loadPlans(context),
    loadOwnedIds(context),
    context.language.get(),
  ]);
  const { rule, href, title, image } = sold;
  if (!rule.is_restricted || liveStateOf(rule, context.now) === 'ended') throw redirect(href);
  const redirectTo = wayBack(requestedPath, href);
  const { subscriptions, payPerViews } = unlocksOf(rule);
  const offers = all && soldOf(all, payPerViews);
  const plans = all && soldOf(all, subscriptions);
  const plansHref = plans?.length ? paths.pricing({}, { plans: subscriptions.join(','), redirectTo }) : null;
  if (offers?.length === 0) throw redirect(plansHref ?? href);
  return {
    title,
    image,
    backHref: redirectTo,
    offers: offers?.map((plan) => toPlanOffer(plan, { language, ownedIds, redirectTo })) ?? null,
    plansHref,
    isOpen: [...subscriptions, ...payPerViews].some((planId) => ownedIds?.includes(planId)),
  };
}

function soldOf(all: readonly Plan[], ids: readonly string[]): Plan[] {
  return all.filter(({ _id, is_active }) => is_active && ids.includes(_id));
}

interface Sold {
  title: string;
  image: string | undefined;
  /** Its own page. */
  href: string;
  rule: AccessContent;
}

/** A title or, as both are sold alike, a channel. */
async function findSold(service: Pick<Services['content'], 'detail' | 'channel'>, id: string): Promise<Sold> {
  try {
    const content = await service.detail(id);
    const image = content.poster ?? content.preview ?? content.thumbnail;
    return { title: content.title, image, href: contentPath(content), rule: content };
  } catch (error) {
    if (!isMissing(error)) throw error;
    const channel = await service.channel(id);
    const image = channel.banner ?? channel.thumbnail;
    return { title: channel.title || channel.name, image, href: paths.channel({ id }), rule: channel };
  }
}
