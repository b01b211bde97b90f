/** May this viewer play this title now? The one rule (viewer.md §4), used by the site and by the platform. */

interface PlanReference {
  id?: string | undefined;
  _id?: string | undefined;
}

type Moment = string | number | Date;

/** The fields of a Content, a Playlist or a Channel that decide; each goes in as the services answer it. */
export interface AccessContent {
  video_type?: string | undefined;
  is_restricted?: boolean | null | undefined;
  is_login_required?: boolean | null | undefined;
  active_subscription?: readonly PlanReference[] | null | undefined;
  active_ppv_subscription?: readonly PlanReference[] | null | undefined;
  /** A channel's name for the same. */
  active_ppv?: readonly PlanReference[] | null | undefined;
  publish_time?: Moment | null | undefined;
  live_expiry_time?: Moment | null | undefined;
}

export type AccessRejection = 'ended' | 'login' | 'plan' | 'upcoming';

export type Access =
  | { playable: true }
  /** `unlocks`: ids of the plans that would open it, subscriptions before pay-per-view. */
  | { playable: false; reason: AccessRejection; unlocks: string[] };

/** One of the questions that decide, and its answer. */
export interface AccessRule {
  /** Why the viewer may not play it where this has not passed. */
  reason: AccessRejection;
  passed: boolean;
}

export type LiveState = 'not-live' | 'upcoming' | 'live' | 'ended';

const LIVE_TYPES: readonly string[] = ['LIVE', 'VOD_LIVE'];

/** The first of `accessRules` that has not passed decides. */
export function accessTo(
  content: AccessContent,
  session: unknown,
  activePlanIds: readonly string[],
  now: Moment,
): Access {
  const failed = accessRules(content, session, activePlanIds, now).find(({ passed }) => !passed);
  return failed
    ? { playable: false, reason: failed.reason, unlocks: unlockIdsOf(content) }
    : { playable: true };
}

/**
 * `session` is anything but null or undefined for a viewer who is logged in; `activePlanIds` are the plans of
 * the viewer's subscriptions that run at `now`. In the order in which they decide: a stream that is over has nothing
 * left to log in or pay for, so that comes first; one that has not begun can be paid for already, so that comes last.
 */
export function accessRules(
  content: AccessContent,
  session: unknown,
  activePlanIds: readonly string[],
  now: Moment,
): AccessRule[] {
  const live = liveStateOf(content, now);
  const isLoggedIn = session !== null && session !== undefined;
  const isForAll = !content.is_restricted && !content.is_login_required;
  return [
    { reason: 'ended', passed: live !== 'ended' },
    { reason: 'login', passed: isLoggedIn || isForAll },
    { reason: 'plan', passed: !isLockedFor(content, activePlanIds) },
    { reason: 'upcoming', passed: live !== 'upcoming' },
  ];
}

/** Whether a plan is what it lacks, for a viewer with these; for a viewer whose plans cannot be known it is not. */
export function isLockedFor(content: AccessContent, planIds: readonly string[] | null): boolean {
  if (!content.is_restricted || planIds === null) return false;
  return !unlockIdsOf(content).some((id) => planIds.includes(id));
}

/**
 * Upcoming until `publish_time`; ended from `live_expiry_time` on, but only LIVE ends: VOD_LIVE stays on
 * demand.
 */
export function liveStateOf(content: AccessContent, now: Moment): LiveState {
  if (!LIVE_TYPES.includes(content.video_type ?? '')) return 'not-live';
  const nowMs = toMs(now);
  const publishMs = toMs(content.publish_time);
  const expiryMs = toMs(content.live_expiry_time);
  if (publishMs !== null && nowMs !== null && nowMs < publishMs) return 'upcoming';
  if (expiryMs !== null && nowMs !== null && nowMs >= expiryMs) {
    return content.video_type === 'LIVE' ? 'ended' : 'not-live';
  }
  return 'live';
}

/** The ids of the plans and of the pay-per-views that open restricted content. */
export function unlocksOf(content: AccessContent): { subscriptions: string[]; payPerViews: string[] } {
  return {
    subscriptions: idsOf(content.active_subscription),
    payPerViews: [...new Set([...idsOf(content.active_ppv_subscription), ...idsOf(content.active_ppv)])],
  };
}

function unlockIdsOf(content: AccessContent): string[] {
  const { subscriptions, payPerViews } = unlocksOf(content);
  return [...new Set([...subscriptions, ...payPerViews])];
}

function idsOf(plans: readonly PlanReference[] | null | undefined): string[] {
  return [...new Set((plans ?? []).flatMap((plan) => plan.id ?? plan._id ?? []))];
}

function toMs(moment: Moment | null | undefined): number | null {
  if (moment === null || moment === undefined) return null;
  const ms = new Date(moment).getTime();
  return Number.isNaN(ms) ? null : ms;
}
