import type { Guide, GuideContent } from '#app/contract/channel.ts';
import { type Slot, slotsWithin, type TimeWindow, toSlots } from '#app/features/playback/channel/schedule.ts';

/** One programme of the guide. */
export interface GuideProgramme extends Slot {
  title: string;
  /** Not a stream: it can be watched later. */
  isPlainVideo: boolean;
  from: string;
  to: string;
}

/** A channel's programmes; null where they could not be loaded. */
export interface GuideRow {
  channelId: string;
  programmes: GuideProgramme[] | null;
}

const PLAIN_VIDEO: readonly string[] = ['SPV', 'MPVC'];

interface RowsContext {
  window: TimeWindow;
  writeTime(ms: number): string;
}

/** A row for each requested channel, in that order. */
export function toGuideRows(
  channelIds: readonly string[],
  { channels, contents }: Guide,
  { window, writeTime }: RowsContext,
): GuideRow[] {
  const byId = new Map(contents.map((content) => [content.content_id, content]));
  const rows = new Map(channels.map((channel) => [channel.channel_id, channel.entries]));
  return channelIds.map((channelId) => {
    const entries = rows.get(channelId);
    if (!entries) return { channelId, programmes: null };
    const slots = toSlots(
      entries.map(({ content_id, start_time, end_time }) => ({
        content: byId.get(content_id),
        startMs: Date.parse(start_time),
        endMs: Date.parse(end_time),
      })),
    );
    return {
      channelId,
      programmes: slotsWithin(slots, window).map((slot) => toGuideProgramme(slot, writeTime)),
    };
  });
}

function toGuideProgramme(
  { content, startMs, endMs }: Slot & { content: GuideContent | undefined },
  writeTime: (ms: number) => string,
): GuideProgramme {
  return {
    startMs,
    endMs,
    title: content?.title ?? '',
    isPlainVideo: PLAIN_VIDEO.includes(content?.video_type ?? ''),
    from: writeTime(startMs),
    to: writeTime(endMs),
  };
}
