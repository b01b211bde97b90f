import { MAX_GUIDE_ENTRIES } from '#app/contract/channel.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import type { PackedRow, TitleRow } from '#workers/platform/storage/guide-store.ts';
import { type Programme, programmesIn, type Slot } from './programmes.ts';
import { toEntry, windowOfTimes } from './schedules-of.ts';

type Entries = ReturnType<typeof toEntry>[];

/** The schedules of the requested channels that exist, as many as one response may hold. */
export async function channelGuide({
  store,
  body,
  localise,
}: CallContext<'channelGuide'>): Promise<HandlerResult> {
  const window = windowOfTimes(body);
  const ids = [...new Set(body.channel_ids)];
  const [known, slots, dated] = await store.batch([
    store.channels.knownIds(ids),
    store.guide.slots(ids),
    store.guide.dated(ids, window),
  ]);
  // A second question, for the titles themselves: one for both would go through all programmes twice.
  const aired = await store.guide.titles([...airedIds([...slots, ...dated])]);
  const isKnown = new Set(known.map(({ id }) => id));
  const isAired = new Set(aired.map(({ contentId }) => contentId));
  const slotsOf = unpack(slots, isAired, toSlot);
  const datedOf = unpack(dated, isAired, toDated);
  const channels: { channel_id: string; entries: Entries }[] = [];
  const shown = new Set<string>();
  let entryCount = 0;
  for (const id of ids.filter((id) => isKnown.has(id))) {
    const programmes = programmesIn(slotsOf(id), datedOf(id), window);
    entryCount += programmes.length;
    if (entryCount > MAX_GUIDE_ENTRIES && channels.length > 0) break;
    channels.push({ channel_id: id, entries: programmes.map(toEntry) });
    for (const { contentId } of programmes) shown.add(contentId);
  }
  const toGuideContent = (row: TitleRow) => ({
    content_id: row.contentId,
    title: localise(row.title) ?? row.contentId,
    video_type: row.videoType,
    duration: row.durationSeconds ?? undefined,
    thumbnail: row.thumbnail ?? undefined,
  });
  const contents = aired.filter(({ contentId }) => shown.has(contentId)).map(toGuideContent);
  return { data: { channels, contents } };
}

type Packed = PackedRow['programmes'][number];

const toSlot = ([startSecond, endSecond, contentId]: Packed): Slot => ({ startSecond, endSecond, contentId });
const toDated = ([startMs, endMs, contentId]: Packed): Programme => ({ startMs, endMs, contentId });

function airedIds(rows: readonly PackedRow[]): Set<string> {
  const ids = new Set<string>();
  for (const { programmes } of rows) for (const [, , contentId] of programmes) ids.add(contentId);
  return ids;
}

/** A channel's programmes out of its row, without those of titles that are not published. */
function unpack<P>(
  rows: readonly PackedRow[],
  isAired: ReadonlySet<string>,
  toProgramme: (packed: Packed) => P,
): (channelId: string) => P[] {
  const packed = new Map(rows.map(({ channelId, programmes }) => [channelId, programmes]));
  return (channelId) =>
    (packed.get(channelId) ?? []).filter(([, , contentId]) => isAired.has(contentId)).map(toProgramme);
}
