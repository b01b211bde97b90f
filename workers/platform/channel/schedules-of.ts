import { groupBy } from '#app/lib/group-by.ts';
import type { DatedRow, SlotRow } from '#workers/platform/storage/channel-programmes.ts';
import { type Programme, programmesIn, type TimeWindow } from './programmes.ts';

/** What is on, on each channel that has rows of either kind, in the window. */
export function schedulesOf(
  slots: readonly SlotRow[],
  dated: readonly DatedRow[],
  window: TimeWindow,
): (channelId: string) => Programme[] {
  const slotsOf = groupBy(slots, ({ channelId }) => channelId);
  const datedOf = groupBy(dated, ({ channelId }) => channelId);
  return (channelId) =>
    programmesIn(slotsOf.get(channelId) ?? [], (datedOf.get(channelId) ?? []).map(toProgramme), window);
}

export function toProgramme({ contentId, startTime, endTime }: DatedRow): Programme {
  return { contentId, startMs: startTime.getTime(), endMs: endTime.getTime() };
}

export function toEntry({ contentId, startMs, endMs }: Programme) {
  return {
    content_id: contentId,
    start_time: new Date(startMs).toISOString(),
    end_time: new Date(endMs).toISOString(),
  };
}

export function windowOfTimes({
  start_time,
  end_time,
}: Record<'start_time' | 'end_time', string>): TimeWindow {
  return { startMs: Date.parse(start_time), endMs: Date.parse(end_time) };
}
