import type { Channel, ScheduleEntry } from '#app/contract/channel.ts';
import type { Content, Watch } from '#app/contract/content.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { lockedBy, type Refusal, toLocked } from '#app/features/playback/access/locked.ts';
import { channelSubject } from '#app/features/playback/access/play-subject.ts';
import type { Viewer } from '#app/features/playback/access/viewer.ts';
import { type PlaybackSource, toPlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { unlocksOf } from '#app/lib/access.ts';
import { timeWriter } from '#app/lib/dates.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isRefusal } from '#app/services/service-error.ts';
import type { ChannelSchedule, ChannelView, Playing } from './channel-view.ts';
import { findWatchable, type Programme, toEntrySlots, toProgramme } from './programme.ts';
import { airAt, joinAtSeconds, type Slot } from './schedule.ts';
import { chosenDay, dayWindow, scheduleWindow, slotsWithin, stripDays } from './schedule-days.ts';

type ChannelService = Pick<ContentService, 'list' | 'watch'>;
type EntrySlot = Slot & { contentId: string };

export interface ChannelWish {
  channel: Channel;
  /** Null where it could not be loaded. */
  entries: readonly ScheduleEntry[] | null;
  /** Rejects where nobody can say who it is, for what is protected. */
  viewer: Promise<Viewer>;
  isGuest: boolean;
  now: Date;
  timeZone: string;
  language: string;
  /** As the address has them. */
  day: string | null;
  programme: string | null;
}

/** Of the days that the schedule covers; null where it cannot be had. Never rejects. */
export async function loadEntries(
  service: Pick<ContentService, 'schedule'>,
  channelId: string,
  { now, timeZone }: Pick<ChannelWish, 'now' | 'timeZone'>,
): Promise<ScheduleEntry[] | null> {
  const { startMs, endMs } = scheduleWindow(now.getTime(), timeZone);
  try {
    return await service.schedule({
      channel_id: channelId,
      start_time: new Date(startMs).toISOString(),
      end_time: new Date(endMs).toISOString(),
    });
  } catch {
    return null;
  }
}

/** What the channel shows, and where its player gets that from: one round of calls. Never rejects. */
export async function loadChannelView(service: ChannelService, wish: ChannelWish): Promise<ChannelView> {
  const { channel, entries, now, timeZone } = wish;
  const view = { channelId: channel._id, timeZone, nowMs: now.getTime() };
  if (!entries) return { ...view, schedule: null, playing: await withoutSchedule(wish) };
  const plan = toPlan(entries, wish);
  const [contents, watch] = await Promise.all([
    loadContents(service, plan),
    loadWatch(service, plan.target, wish),
  ]);
  const writeTime = timeWriter(wish.language, timeZone);
  const toShown = (slot: EntrySlot) => toProgramme(slot, contents.get(slot.contentId), writeTime);
  const programmes = plan.slots.map(toShown);
  const { days, chosen, chosenWindow, endsAtMs } = plan;
  const target = plan.target
    ? { programme: toShown(plan.target), content: contents.get(plan.target.contentId) }
    : null;
  return {
    ...view,
    schedule: { days, chosen, chosenWindow, endsAtMs, programmes },
    playing: toPlaying(target, watch, plan.isCatchUp, wish),
  };
}

interface Plan extends Omit<ChannelSchedule, 'programmes'> {
  /** What the page shows of the schedule. */
  slots: EntrySlot[];
  /** What the player is to play. */
  target: EntrySlot | null;
  isCatchUp: boolean;
}

function toPlan(entries: readonly ScheduleEntry[], { now, timeZone, day, programme }: ChannelWish): Plan {
  const nowMs = now.getTime();
  const all = toEntrySlots(entries);
  const days = stripDays(nowMs, timeZone);
  const chosen = chosenDay(day, days);
  const chosenWindow = dayWindow(chosen, timeZone);
  const { endMs: endsAtMs } = scheduleWindow(nowMs, timeZone);
  const asked = findWatchable(all, programme, nowMs);
  const shown = new Set([
    ...slotsWithin(all, chosenWindow),
    ...slotsWithin(all, { startMs: nowMs, endMs: endsAtMs }),
  ]);
  return {
    days,
    chosen,
    chosenWindow,
    endsAtMs,
    slots: all.filter((slot) => shown.has(slot)),
    target: asked ?? airAt(all, nowMs).current,
    isCatchUp: asked !== null,
  };
}

/** What is on, by id. Without it programmes have their times only. */
async function loadContents(
  service: ChannelService,
  { slots, target }: Plan,
): Promise<ReadonlyMap<string, Content>> {
  const ids = [...new Set([...(target ? [target] : []), ...slots].map(({ contentId }) => contentId))];
  const wanted = ids.slice(0, LIMITS.ids);
  if (wanted.length === 0) return new Map();
  try {
    const { items } = await service.list({ filters: { content_ids: wanted }, page_size: wanted.length });
    return new Map(items.map((content) => [content.content_id, content]));
  } catch {
    return new Map();
  }
}

type Watched =
  | { kind: 'address'; watch: Watch; viewer: Viewer }
  | { kind: 'refused'; refusal: Refusal; viewer: Viewer }
  | { kind: 'failed' };

/**
 * Who watches and where from, asked for at the same time, so that a member waits for one answer less. An address that our
 * own rule does not grant is thrown away; the service refuses it too.
 */
async function loadWatch(
  service: ChannelService,
  target: EntrySlot | null,
  wish: ChannelWish,
): Promise<Watched> {
  const { channel, viewer, isGuest } = wish;
  const isProtected = Boolean(channel.is_restricted || channel.is_login_required);
  const asked = target && !(isGuest && isProtected) ? askForAddress(service, target, channel) : null;
  try {
    const known = await viewer;
    if (toLocked(channelSubject(channel), channel, known, wish.now)) {
      return { kind: 'refused', refusal: refusalOf(known), viewer: known };
    }
    const answer = await asked;
    if (!answer) return { kind: 'failed' };
    if ('playable' in answer) return { kind: 'refused', refusal: answer, viewer: known };
    return { kind: 'address', watch: answer, viewer: known };
  } catch {
    return { kind: 'failed' };
  }
}

function refusalOf(viewer: Viewer): Refusal {
  return { playable: false, reason: viewer ? 'plan' : 'login', unlocks: [] };
}

/** Null where there is none now. Never rejects. */
async function askForAddress(
  service: ChannelService,
  { contentId }: EntrySlot,
  channel: Channel,
): Promise<Watch | Refusal | null> {
  try {
    return await service.watch(contentId, { channel_id: channel._id });
  } catch (error) {
    const { subscriptions, payPerViews } = unlocksOf(channel);
    const unlocks = [...subscriptions, ...payPerViews];
    if (isRefusal(error, 401)) return { playable: false, reason: 'login', unlocks };
    if (isRefusal(error, 403)) return { playable: false, reason: 'plan', unlocks };
    return null;
  }
}

interface Target {
  programme: Programme;
  content: Content | undefined;
}

function toPlaying(target: Target | null, watched: Watched, isCatchUp: boolean, wish: ChannelWish): Playing {
  const { now } = wish;
  const programme = target?.programme ?? null;
  if (watched.kind === 'refused') return toRefused(watched, wish, programme);
  if (!target || !programme) return { kind: 'nothing' };
  const isLater = isCatchUp && programme.isPlainVideo;
  // A stream of other days is gone, and its address of no use.
  if (isCatchUp && !isLater && now.getTime() >= programme.endMs) return { kind: 'failed', programme };
  const startAt = isLater || programme.isStream ? null : joinAt(programme, now);
  const source = sourceOf(target, watched, startAt);
  if (!source) return { kind: 'failed', programme };
  return { kind: isLater ? 'catch-up' : 'on-air', programme, source };
}

function joinAt(programme: Programme, now: Date): number | null {
  return Math.floor(joinAtSeconds(programme, now.getTime(), programme.durationSeconds)) || null;
}

/** A live programme whose stream stands open has an address without asking (page-builder.md §4). */
function sourceOf(
  { programme, content }: Target,
  watched: Exclude<Watched, { kind: 'refused' }>,
  startAtSeconds: number | null,
): PlaybackSource | null {
  if (watched.kind === 'address') {
    return toPlaybackSource(programme.contentId, watched.watch, startAtSeconds);
  }
  const link = programme.isStream && !isProtectedStream(content) ? content?.stream?.link : undefined;
  return link ? toPlaybackSource(programme.contentId, { signed_url: link, tracks: [] }, null) : null;
}

const isProtectedStream = (content: Content | undefined) =>
  Boolean(content?.is_restricted || content?.is_login_required);

/** What the services refuse to a viewer whom the channel's own rule lets in is closed all the same. */
function toRefused(
  { refusal, viewer }: Extract<Watched, { kind: 'refused' }>,
  { channel, now }: ChannelWish,
  programme: Programme | null,
): Playing {
  const subject = channelSubject(channel);
  const locked =
    toLocked(subject, channel, viewer, now) ??
    lockedBy(refusal, {
      subject,
      content: { ...channel, is_restricted: refusal.reason === 'plan' },
      viewer,
      now,
    });
  return locked ? { kind: 'locked', locked } : { kind: 'failed', programme };
}

/** Whether it is locked is known without what is on. */
async function withoutSchedule({ channel, viewer, now }: ChannelWish): Promise<Playing> {
  const failed: Playing = { kind: 'failed', programme: null };
  try {
    const locked = toLocked(channelSubject(channel), channel, await viewer, now);
    return locked ? { kind: 'locked', locked } : failed;
  } catch {
    return failed;
  }
}

/**
 * Until when the page may say what it says: the next change, the turn of the day, and never for long. One that lacks
 * something is not kept at all, for who asks again may get it.
 */
export function viewHoldsUntil({ schedule, playing, nowMs }: ChannelView, holdsMs: number): Date {
  if (!schedule || playing.kind === 'failed') return new Date(nowMs);
  const { untilMs } = airAt(schedule.programmes, nowMs);
  const moments = [untilMs, schedule.endsAtMs, nowMs + holdsMs].filter((ms) => typeof ms === 'number');
  return new Date(Math.min(...moments));
}
