import type { ScheduleEntry } from '#app/contract/channel.ts';
import type { Content } from '#app/contract/content.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { timeWriter } from '#app/lib/time-text.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { ChannelParams } from './channel-params.ts';
import { playbackWithoutSchedule, toChannelPlayback } from './channel-playback.server.ts';
import type { ChannelSchedule, ChannelView } from './channel-view.ts';
import { loadWatch } from './load-watch.server.ts';
import { type EntrySlot, findWatchable, toEntrySlots, toProgramme } from './programme.ts';
import { airAt, slotsWithin } from './schedule.ts';
import { chosenDay, dayWindow, scheduleWindow, stripDays } from './schedule-days.server.ts';

type ChannelService = Pick<ContentService, 'list' | 'watch'>;

/** What the channel shows, and where its player gets that from: one round of calls. Never rejects. */
export async function loadChannelView(service: ChannelService, params: ChannelParams): Promise<ChannelView> {
  const { channel, entries, now, timeZone } = params;
  const view = { channelId: channel._id, timeZone, nowMs: now.getTime() };
  if (!entries) return { ...view, schedule: null, playing: await playbackWithoutSchedule(params) };
  const plan = toPlan(entries, params);
  const [contents, watch] = await Promise.all([
    loadContents(service, plan),
    loadWatch(service, plan.target, params),
  ]);
  const writeTime = timeWriter(params.language, timeZone);
  const toShown = (slot: EntrySlot) => toProgramme(slot, contents.get(slot.contentId), writeTime);
  const programmes = plan.slots.map(toShown);
  const { days, chosen, chosenWindow, endsAtMs } = plan;
  const target = plan.target
    ? { programme: toShown(plan.target), content: contents.get(plan.target.contentId) }
    : null;
  return {
    ...view,
    schedule: { days, chosen, chosenWindow, endsAtMs, programmes },
    playing: toChannelPlayback(target, watch, plan.isCatchUp, now),
  };
}

interface Plan extends Omit<ChannelSchedule, 'programmes'> {
  /** What the page shows of the schedule. */
  slots: EntrySlot[];
  /** What the player is to play. */
  target: EntrySlot | null;
  isCatchUp: boolean;
}

function toPlan(entries: readonly ScheduleEntry[], { now, timeZone, day, programme }: ChannelParams): Plan {
  const nowMs = now.getTime();
  const all = toEntrySlots(entries);
  const days = stripDays(nowMs, timeZone);
  const chosen = chosenDay(day, days);
  const chosenWindow = dayWindow(chosen, timeZone);
  const { endMs: endsAtMs } = scheduleWindow(nowMs, timeZone);
  const requested = findWatchable(all, programme, nowMs);
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
    target: requested ?? airAt(all, nowMs).current,
    isCatchUp: requested !== null,
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

/**
 * When the page becomes stale: at the next change, at the turn of the day, and after `holdsMs` at the latest.
 * A view that lacks something is not cached at all, because a retry may get it.
 */
export function viewHoldsUntil({ schedule, playing, nowMs }: ChannelView, holdsMs: number): Date {
  if (!schedule || playing.kind === 'failed') return new Date(nowMs);
  const { untilMs } = airAt(schedule.programmes, nowMs);
  const moments = [untilMs, schedule.endsAtMs, nowMs + holdsMs].filter((ms) => typeof ms === 'number');
  return new Date(Math.min(...moments));
}
