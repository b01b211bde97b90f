// chunk: shell

import type { ScheduleEntry } from '#app/contract/channel.ts';
import type { Content } from '#app/contract/content.ts';
import { type Slot, toSlots } from './schedule.ts';

/** One programme of a channel, as its page shows it. */
export interface Programme extends Slot {
  contentId: string;
  /** Empty where its content is not known. */
  title: string;
  description: string;
  image: string | undefined;
  /** Of the file; where that is not known, of the title. */
  durationSeconds: number | undefined;
  /** Not a stream: it can be watched later, and from its start. */
  isPlainVideo: boolean;
  /** A stream is joined where it is, not where the programme began. */
  isStream: boolean;
  /** Start and end as the viewer's clock shows them. */
  from: string;
  to: string;
}

type ProgrammeContent = Pick<Content, 'content_id' | 'title' | 'video_type'> & Partial<Content>;

const PLAIN_VIDEO: readonly string[] = ['SPV', 'MPVC'];
const STREAMS: readonly string[] = ['LIVE', 'VOD_LIVE'];
const DESCRIPTION_LENGTH = 240;

/** A window of a schedule, and what it shows. */
export type EntrySlot = Slot & { contentId: string };

/** The windows of a schedule, in order. */
export function toEntrySlots(entries: readonly ScheduleEntry[]): EntrySlot[] {
  return toSlots(
    entries.map(({ content_id, start_time, end_time }) => ({
      contentId: content_id,
      startMs: Date.parse(start_time),
      endMs: Date.parse(end_time),
    })),
  );
}

export function toProgramme(
  slot: EntrySlot,
  content: ProgrammeContent | undefined,
  writeTime: (ms: number) => string,
): Programme {
  const { contentId, startMs, endMs } = slot;
  const description = content?.description?.trim() ?? '';
  const isStream = content?.is_live === true || STREAMS.includes(content?.video_type ?? '');
  return {
    contentId,
    startMs,
    endMs,
    title: content?.title ?? '',
    description: description.length > DESCRIPTION_LENGTH ? `${cut(description)}…` : description,
    image: content?.thumbnail ?? content?.poster ?? content?.preview,
    durationSeconds: content?.source_asset_id?.file_metadata?.duration ?? content?.duration,
    isPlainVideo: !isStream && PLAIN_VIDEO.includes(content?.video_type ?? ''),
    isStream,
    from: writeTime(startMs),
    to: writeTime(endMs),
  };
}

/** By characters as they are read, so that none is cut in two. */
function cut(text: string): string {
  return [...text].slice(0, DESCRIPTION_LENGTH).join('').trimEnd();
}

/** Addresses name a programme by when it began, in Unix seconds. */
export function programmeKey({ startMs }: Slot): string {
  return String(Math.floor(startMs / 1000));
}

/** The one that an address names, if it can be watched by now. */
export function findWatchable<P extends Slot>(
  slots: readonly P[],
  key: string | null,
  nowMs: number,
): P | null {
  if (key === null || !/^\d{1,11}$/.test(key)) return null;
  return slots.find((slot) => programmeKey(slot) === key && slot.startMs <= nowMs) ?? null;
}
