import type { DatedRow, SlotRow } from '#workers/platform/storage/channel-programmes.ts';
import { type Programme, programmesIn, type TimeWindow } from './programmes.ts';

/** What is on, on each channel that has rows of either kind, in the window. */
export function schedulesOf(
  slots: readonly SlotRow[],
  dated: readonly DatedRow[],
  window: TimeWindow,
): (channelId: string) => Programme[] {
  const slotsOf = byChannel(slots);
  const datedOf = byChannel(dated);
  return (channelId) =>
    programmesIn(
      slotsOf.get(channelId) ?? [],
      (datedOf.get(channelId) ?? []).map(({ contentId, startTime, endTime }) => {
        return { contentId, startMs: startTime.getTime(), endMs: endTime.getTime() };
      }),
      window,
    );
}

function byChannel<Row extends { channelId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.channelId);
    if (group) group.push(row);
    else groups.set(row.channelId, [row]);
  }
  return groups;
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
