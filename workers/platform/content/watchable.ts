import { type Access, type AccessContent, accessTo, unlocksOf } from '#app/domain/access.ts';
import { assertNever } from '#app/lib/assert-never.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { airingWindow, requireAiring } from '#workers/platform/channel/airing.ts';
import { reachOf } from '#workers/platform/channel/programmes.ts';
import { schedulesOf } from '#workers/platform/channel/schedules-of.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { ChannelRow } from '#workers/platform/storage/channel-store.ts';
import type { FullRow, MediaAssetRow } from '#workers/platform/storage/content-store.ts';
import type { OwnedPlan } from '#workers/platform/storage/user-access.ts';

type Watching = CallContext<'watch'>;
type Playing = Pick<CallContext, 'store' | 'session' | 'now'>;

/** A title that this viewer may play now. */
export interface Watchable {
  row: FullRow;
  asset: MediaAssetRow | undefined;
  /** When a live stream is over for those who watch it here. */
  liveEnd: Date | null;
  /** When the plans end that open it to this viewer; null where it needs none. */
  accessEnd: Date | null;
}

/** By the title's own rule. */
export async function requireWatchable({ store, params, session, now }: Watching): Promise<Watchable> {
  const id = params.content_id;
  const [[row], [asset], plans] = await store.batch([
    store.content.detail(id),
    store.content.assetOf(id),
    store.users.activePlanIds(session?.user.id ?? '', now),
  ]);
  if (!row) throw new HttpError(404, 'not_found');
  const rule = titleRule(row);
  requirePlayable(accessTo(rule, session, planIdsOf(plans), now));
  requireOpenForPin(row, session, now);
  return { row, asset, liveEnd: row.liveExpiryTime, accessEnd: accessEndOf(rule, plans) };
}

/**
 * By the channel's rule, for what is on it, or was within the catch-up days: a viewer who may watch the
 * channel may watch what it shows, and nobody else may watch it piece by piece.
 */
export async function requireOnChannel(
  { store, params, session, now }: Watching,
  channelId: string,
): Promise<Watchable> {
  const id = params.content_id;
  const window = airingWindow(now);
  const [[row], [asset], plans, [channel], slots, dated] = await store.batch([
    store.content.detail(id),
    store.content.assetOf(id),
    store.users.activePlanIds(session?.user.id ?? '', now),
    store.channels.one(channelId),
    store.channels.slots([channelId]),
    store.channels.dated([channelId], reachOf(window)),
  ]);
  if (!row || !channel) throw new HttpError(404, 'not_found');
  const rule = channelRule(row, channel);
  requirePlayable(accessTo(rule, session, planIdsOf(plans), now));
  requireOpenForPin(row, session, now);
  const airing = requireAiring(schedulesOf(slots, dated, window)(channelId), row, now);
  const endMs = Math.min(airing.endMs, row.liveExpiryTime?.getTime() ?? airing.endMs);
  return { row, asset, liveEnd: new Date(endMs), accessEnd: accessEndOf(rule, plans) };
}

/**
 * Of what plays already, without its address: whether session and plan are still there. A programme goes by
 * its channel's rule; when a stream ends its player knows.
 */
export async function requireStillOpen(
  { store, session, now }: Playing,
  { content_id, channel_id }: { content_id: string; channel_id?: string | null | undefined },
): Promise<void> {
  const [[row], plans, [channel]] = await store.batch([
    store.content.detail(content_id),
    store.users.activePlanIds(session?.user.id ?? '', now),
    store.channels.one(channel_id ?? ''),
  ]);
  const rule = channel
    ? { is_restricted: channel.isRestricted, active_subscription: channel.plans }
    : row && {
        is_restricted: row.isRestricted,
        is_login_required: row.isLoginRequired,
        active_subscription: row.plans,
      };
  if (rule) requirePlayable(accessTo(rule, session, planIdsOf(plans), now));
}

/** What decides who may watch a title by itself. */
export function titleRule(row: FullRow): AccessContent {
  return {
    ...liveTimesOf(row),
    is_restricted: row.isRestricted,
    is_login_required: row.isLoginRequired,
    active_subscription: row.plans,
  };
}

/** What decides who may watch it on a channel. */
export function channelRule(row: FullRow, channel: ChannelRow): AccessContent {
  return { ...liveTimesOf(row), is_restricted: channel.isRestricted, active_subscription: channel.plans };
}

function liveTimesOf(row: FullRow): AccessContent {
  return {
    video_type: row.videoType,
    publish_time: row.publishTime,
    live_expiry_time: row.liveExpiryTime,
  };
}

function planIdsOf(plans: readonly OwnedPlan[]): string[] {
  return plans.map(({ planId }) => planId);
}

/** The longest of the plans counts. */
function accessEndOf(rule: AccessContent, plans: readonly OwnedPlan[]): Date | null {
  if (!rule.is_restricted) return null;
  const { subscriptions, payPerViews } = unlocksOf(rule);
  const unlocking = plans.filter(({ planId }) => [...subscriptions, ...payPerViews].includes(planId));
  return new Date(Math.max(...unlocking.map(endMsOf)));
}

function endMsOf({ endTime, revokedTime, graceEndMs }: OwnedPlan): number {
  const paidUntilMs = Math.min(endTime.getTime(), revokedTime?.getTime() ?? Number.POSITIVE_INFINITY);
  return Math.max(paidUntilMs, graceEndMs ?? 0);
}

/** A profile may want the PIN for titles above an age, and then for those of unknown age as well. */
export function isOpenForPin({ age }: Pick<FullRow, 'age'>, session: Playing['session'], now: Date): boolean {
  const pinAge = session?.profile?.pinAge ?? null;
  return (pinAge !== null && age !== null && age <= pinAge) || !isPinNeeded(session, now);
}

/** Whether the PIN is wanted for some titles and has not been given for the hours in which it counts. */
export function isPinNeeded(session: Playing['session'], now: Date): boolean {
  if (!session || typeof session.profile?.pinAge !== 'number') return false;
  return (session.row.pinUntilTime?.getTime() ?? 0) <= now.getTime();
}

function requireOpenForPin(row: FullRow, session: Playing['session'], now: Date): void {
  if (!isOpenForPin(row, session, now)) throw new HttpError(403, 'pin_needed', { error: 'pin_needed' });
}

function requirePlayable(access: Access): void {
  if (access.playable) return;
  switch (access.reason) {
    case 'login':
      throw new HttpError(401, 'login_needed');
    case 'plan':
      throw new HttpError(403, 'plan_needed');
    // Neither a session nor a plan would help: 403 would send the viewer to buy one.
    case 'upcoming':
      throw new HttpError(409, 'not_started');
    case 'ended':
      throw new HttpError(409, 'stream_ended');
    default:
      assertNever(access.reason);
  }
}
