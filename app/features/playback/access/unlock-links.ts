import { type AccessContent, liveStateOf, unlocksOf } from '#app/domain/access.ts';
import { paths } from '#app/features/links/paths.ts';
import { type PlaySubject, returnPath } from './play-subject.ts';
import type { Viewer } from './viewer.ts';

/** To sign in and back. Where scripts run, pressing it opens the dialog over the page. */
export function signInHref(subject: PlaySubject): string {
  return paths.login({}, { redirectTo: returnPath(subject) });
}

/** The plans that contain it, and the way back once one is bought (viewer.md §4). */
export function upgradeHref(subject: PlaySubject, planIds: readonly string[]): string {
  const plans = planIds.length > 0 ? planIds.join(',') : null;
  return paths.pricing({}, { plans, redirectTo: returnPath(subject) });
}

export interface BuyAction {
  /** Of namespace `player`. */
  labelKey: 'buy_ticket' | 'buy_bundle';
  href: string;
}

/**
 * The button that sells this one title (viewer.md §4): a ticket for every restricted stream, a bundle
 * wherever there are pay-per-view options. Null where there is nothing to sell beside the plans.
 */
export function buyAction(
  subject: PlaySubject,
  content: AccessContent,
  viewer: Viewer,
  now: Date,
): BuyAction | null {
  if (!content.is_restricted) return null;
  const live = liveStateOf(content, now);
  const isStream = live === 'live' || live === 'upcoming';
  if (!isStream && (live === 'ended' || unlocksOf(content).payPerViews.length === 0)) return null;
  return { labelKey: isStream ? 'buy_ticket' : 'buy_bundle', href: buyHref(subject, content, viewer) };
}

/**
 * viewer.md §4, Buy Bundle: the title's own offers, or the subscriptions that hold it, and the way back once
 * one is bought. A guest signs in first, and comes to what he wanted to buy.
 */
export function buyHref(subject: PlaySubject, content: AccessContent, viewer: Viewer): string {
  const { subscriptions, payPerViews } = unlocksOf(content);
  const offers =
    payPerViews.length > 0
      ? paths.pricingFor({ contentId: subject.id }, { redirectTo: returnPath(subject) })
      : upgradeHref(subject, subscriptions);
  return viewer ? offers : paths.login({}, { redirectTo: offers });
}
