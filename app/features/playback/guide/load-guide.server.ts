import type { Channel, Guide } from '#app/contract/channel.ts';
import { MAX_GUIDE_CHANNELS } from '#app/contract/channel.ts';
import { CHANNELS_PAGE_SIZE } from '#app/features/playback/channel/constants.ts';
import type { TimeWindow } from '#app/features/playback/channel/schedule.ts';
import { airAt } from '#app/features/playback/channel/schedule.ts';
import { timeWriter } from '#app/lib/time-text.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isMissing } from '#app/services/service-error.ts';
import { NOW_PROGRAMMES, NOW_STEP_MS, NOW_WINDOW_MS } from './constants.ts';
import { type GuideProgramme, type GuideRow, toGuideRows } from './guide-model.ts';

type GuideService = Pick<ContentService, 'guide' | 'schedule' | 'list'>;

interface Reader {
  language: string;
  timeZone: string;
}

/** Every channel of the brand (viewer.md §7); null where they could not be loaded. Never rejects. */
export async function loadChannels(service: Pick<ContentService, 'channels'>): Promise<Channel[] | null> {
  try {
    const body = { filters: {}, order_by: 'name', reverse: true, page_size: CHANNELS_PAGE_SIZE, page: 1 };
    return (await service.channels(body)).items;
  } catch {
    return null;
  }
}

/** The programmes of some channels; a row without them could not be loaded. Never rejects. */
export async function loadGuideRows(
  service: GuideService,
  channelIds: readonly string[],
  window: TimeWindow,
  { language, timeZone }: Reader,
): Promise<GuideRow[]> {
  if (channelIds.length === 0) return [];
  const context = { window, writeTime: timeWriter(language, timeZone) };
  const guide = await loadGuide(service, channelIds, window);
  return toGuideRows(channelIds, guide, context);
}

/**
 * What is on each channel now and what follows, by channel. Nothing where it cannot be had. Never rejects.
 */
export async function loadNowOn(
  service: GuideService,
  channelIds: readonly string[],
  now: Date,
  reader: Reader,
): Promise<Record<string, GuideProgramme[]>> {
  // In steps, so that the service's answer can be kept for a while.
  const nowMs = Math.floor(now.getTime() / NOW_STEP_MS) * NOW_STEP_MS;
  const window = { startMs: nowMs, endMs: nowMs + NOW_WINDOW_MS };
  const guides = await Promise.all(
    toBatches(channelIds).map((part) => fetchGuide(service, part, window).catch(() => NO_GUIDE)),
  );
  const context = { window, writeTime: timeWriter(reader.language, reader.timeZone) };
  const rows = guides.flatMap((guide, index) =>
    toGuideRows(toBatches(channelIds)[index] ?? [], guide, context),
  );
  return Object.fromEntries(
    rows.flatMap(({ channelId, programmes }) =>
      programmes && programmes.length > 0 ? [[channelId, notYetOver(programmes, now)]] : [],
    ),
  );
}

/** The next moment at which another programme is on any of them. */
export function nextChangeMs(rows: Iterable<readonly GuideProgramme[]>, nowMs: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const programmes of rows) next = Math.min(next, airAt(programmes, nowMs).untilMs ?? next);
  return next;
}

function notYetOver(programmes: readonly GuideProgramme[], now: Date): GuideProgramme[] {
  return programmes.filter(({ endMs }) => endMs > now.getTime()).slice(0, NOW_PROGRAMMES);
}

const NO_GUIDE: Guide = { channels: [], contents: [] };

/** A response may lack the last of the channels; missing channels are fetched again, once. */
async function loadGuide(
  service: GuideService,
  channelIds: readonly string[],
  window: TimeWindow,
): Promise<Guide> {
  try {
    const first = await fetchGuide(service, channelIds, window);
    const got = new Set(first.channels.map(({ channel_id }) => channel_id));
    const missing = channelIds.filter((id) => !got.has(id));
    if (missing.length === 0) return first;
    const rest = await fetchGuide(service, missing, window).catch(() => NO_GUIDE);
    return {
      channels: [...first.channels, ...rest.channels],
      contents: [...first.contents, ...rest.contents],
    };
  } catch (error) {
    return isMissing(error) ? loadOneByOne(service, channelIds, window) : NO_GUIDE;
  }
}

function fetchGuide(
  service: GuideService,
  channelIds: readonly string[],
  window: TimeWindow,
): Promise<Guide> {
  return service.guide({ channel_ids: [...channelIds], ...toTimes(window) });
}

/** For a backend without the guide's call: each channel's schedule, then what is on. */
async function loadOneByOne(
  service: GuideService,
  channelIds: readonly string[],
  window: TimeWindow,
): Promise<Guide> {
  const channels = await Promise.all(
    channelIds.map(async (id) => {
      const entries = await service.schedule({ channel_id: id, ...toTimes(window) }).catch(() => null);
      return entries ? [{ channel_id: id, entries }] : [];
    }),
  );
  const known = channels.flat();
  const ids = [...new Set(known.flatMap(({ entries }) => entries.map(({ content_id }) => content_id)))];
  if (ids.length === 0) return { channels: known, contents: [] };
  const body = { filters: { content_ids: ids.slice(0, CHANNELS_PAGE_SIZE) }, page_size: CHANNELS_PAGE_SIZE };
  const contents = await service.list(body).then(
    ({ items }) => items,
    () => [],
  );
  return { channels: known, contents };
}

function toTimes({ startMs, endMs }: TimeWindow) {
  return { start_time: new Date(startMs).toISOString(), end_time: new Date(endMs).toISOString() };
}

function toBatches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / MAX_GUIDE_CHANNELS);
  return Array.from({ length: count }, (_, part) =>
    ids.slice(part * MAX_GUIDE_CHANNELS, (part + 1) * MAX_GUIDE_CHANNELS),
  );
}
