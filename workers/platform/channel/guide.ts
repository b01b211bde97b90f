import { MAX_GUIDE_ENTRIES } from '#app/contract/channel.ts';
import type { Answer } from '#workers/platform/http/answer.ts';
import type { CallContext } from '#workers/platform/http/call-context.ts';
import type { AiredRow } from '#workers/platform/storage/channel-store.ts';
import { reachOf } from './programmes.ts';
import { schedulesOf, toEntry, windowOfTimes } from './schedule.ts';

type Entries = ReturnType<typeof toEntry>[];

/** The schedules of the channels that there are among those asked for, as many as one answer may hold. */
export async function guide({ store, body, localise }: CallContext<'channelGuide'>): Promise<Answer> {
  const window = windowOfTimes(body);
  const ids = [...new Set(body.channel_ids)];
  const reach = reachOf(window);
  const [known, slots, dated, aired] = await store.batch([
    store.channels.knownIds(ids),
    store.channels.slots(ids),
    store.channels.dated(ids, reach),
    store.channels.aired(ids, reach),
  ]);
  const isKnown = new Set(known.map(({ id }) => id));
  const scheduleOf = schedulesOf(slots, dated, window);
  const channels: { channel_id: string; entries: Entries }[] = [];
  let entryCount = 0;
  for (const id of ids.filter((id) => isKnown.has(id))) {
    const entries = scheduleOf(id).map(toEntry);
    entryCount += entries.length;
    if (entryCount > MAX_GUIDE_ENTRIES && channels.length > 0) break;
    channels.push({ channel_id: id, entries });
  }
  const shown = new Set(channels.flatMap(({ entries }) => entries.map(({ content_id }) => content_id)));
  const toGuideContent = (row: AiredRow) => ({
    content_id: row.contentId,
    title: localise(row.title) ?? row.contentId,
    video_type: row.videoType,
    duration: row.durationSeconds ?? undefined,
    thumbnail: row.thumbnail ?? undefined,
  });
  const contents = aired.filter(({ contentId }) => shown.has(contentId)).map(toGuideContent);
  return { data: { channels, contents } };
}
