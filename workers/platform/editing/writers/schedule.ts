import { link, tableWriter } from '#workers/platform/editing/table-writer.ts';
import { channelSlots, channels, scheduleEntries } from '#workers/platform/storage/schema/channel.ts';

/** Its rows are the channel's: there is one where there are any. */
export const scheduleWriter = tableWriter(
  'schedule',
  {
    table: channels,
    id: 'id',
    links: [
      link('schedule', channelSlots, 'channelId', ({ daily }) =>
        daily.map(({ start, end, title }) => ({
          startSecond: toSeconds(start),
          endSecond: toSeconds(end),
          contentId: title,
        })),
      ),
      link('schedule', scheduleEntries, 'channelId', ({ dated }) =>
        dated.map(({ start, end, title }) => ({
          startTime: new Date(start),
          endTime: new Date(end),
          contentId: title,
        })),
      ),
    ],
    toValue: (_channel, links) => ({
      daily: [...links(channelSlots)]
        .sort((a, b) => a.startSecond - b.startSecond)
        .map((slot) => ({
          start: toClock(slot.startSecond),
          end: toClock(slot.endSecond),
          title: slot.contentId,
        })),
      dated: [...links(scheduleEntries)]
        .sort((a, b) => a.startTime.getTime() - b.startTime.getTime())
        .map((entry) => ({
          start: entry.startTime.toISOString(),
          end: entry.endTime.toISOString(),
          title: entry.contentId,
        })),
    }),
  },
  { isNone: ({ daily, dated }) => [daily, dated].every((list) => !Array.isArray(list) || list.length === 0) },
);

function toSeconds(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

function toClock(second: number): string {
  const units = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return units.map((unit) => String(unit).padStart(2, '0')).join(':');
}
