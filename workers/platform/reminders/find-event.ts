import { liveStateOf } from '#app/domain/access.ts';
import { type Programme, programmesIn, reachOf } from '#workers/platform/channel/programmes.ts';
import { schedulesOf, toProgramme } from '#workers/platform/channel/schedules-of.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { LocalizedText } from '#workers/platform/storage/schema/columns.ts';
import { LOOP_MOVED_MS, MOVED_MS } from './constants.ts';

/** Something that starts: a stream, or a channel's programme. */
export interface FoundEvent {
  /** What it is called in the table of reminders. */
  event: string;
  startMs: number;
  contentId: string;
  title: LocalizedText;
  channel: { id: string; name: LocalizedText } | null;
}

export const titleEvent = (contentId: string) => `title:${contentId}`;
export const programmeEvent = (channelId: string, startMs: number) => `programme:${channelId}:${startMs}`;

type Store = Pick<AccountStore, 'content' | 'channels' | 'batch'>;

/** A published stream, whether or not it has started; null for any other title. */
export async function findStream(store: Store, contentId: string, now: Date): Promise<FoundEvent | null> {
  const [row] = await store.content.times(contentId);
  if (!row?.publishTime) return null;
  const { videoType, publishTime, liveExpiryTime } = row;
  const times = { video_type: videoType, publish_time: publishTime, live_expiry_time: liveExpiryTime };
  if (liveStateOf(times, now) === 'not-live') return null;
  const startMs = publishTime.getTime();
  return { event: titleEvent(contentId), startMs, contentId, title: row.title, channel: null };
}

/** The channel's programme that starts exactly then. */
export async function findProgramme(
  store: Store,
  channelId: string,
  startMs: number,
): Promise<FoundEvent | null> {
  const window = { startMs, endMs: startMs + 1 };
  const ids = [channelId];
  const [slots, dated] = await store.batch([
    store.channels.slots(ids),
    store.channels.dated(ids, reachOf(window)),
  ]);
  const programmes = schedulesOf(slots, dated, window)(channelId);
  return named(store, channelId, programmes.find((programme) => programme.startMs === startMs) ?? null);
}

/** The programme that was to start then: as it was, or where the channel's owner has moved it to. */
export async function followProgramme(
  store: Store,
  { channelId, contentId, startMs }: { channelId: string; contentId: string; startMs: number },
  now: Date,
): Promise<FoundEvent | null> {
  const ids = [channelId];
  const span = { startMs: startMs - MOVED_MS, endMs: startMs + MOVED_MS };
  const [slots, dated] = await store.batch([
    store.channels.slots(ids),
    store.channels.dated(ids, reachOf(span)),
  ]);
  const near = { startMs: startMs - LOOP_MOVED_MS, endMs: startMs + LOOP_MOVED_MS };
  const isIt = (programme: Programme) => programme.contentId === contentId;
  const isToCome = (programme: Programme) => isIt(programme) && programme.startMs > now.getTime();
  const shown = schedulesOf(slots, dated, near)(channelId);
  const same = shown.find((programme) => isIt(programme) && programme.startMs === startMs);
  if (same) return named(store, channelId, same);
  // Several, and nobody knows which of them it has become: it counts as cancelled.
  const nearby = shown.filter(isToCome);
  const further =
    nearby.length > 0 ? nearby : programmesIn([], dated.map(toProgramme), span).filter(isToCome);
  return named(store, channelId, further.length === 1 ? (further[0] ?? null) : null);
}

async function named(
  store: Store,
  channelId: string,
  programme: Programme | null,
): Promise<FoundEvent | null> {
  if (!programme) return null;
  const { contentId, startMs } = programme;
  const [[channel], [content]] = await store.batch([
    store.channels.one(channelId),
    store.content.times(contentId),
  ]);
  if (!channel || !content) return null;
  const event = programmeEvent(channelId, startMs);
  return { event, startMs, contentId, title: content.title, channel: { id: channelId, name: channel.name } };
}
