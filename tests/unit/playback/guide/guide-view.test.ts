import { describe, expect, it } from 'vitest';
import { dayWindow, stripDays } from '#app/features/playback/channel/schedule-days.server.ts';
import { inGuideOrder, pageRows, readGuideAddress } from '#app/features/playback/guide/guide-address.ts';
import { toGuideRows } from '#app/features/playback/guide/guide-model.ts';
import { minuteOf, toMarks } from '#app/features/playback/guide/guide-view.ts';
import { timeWriter } from '#app/lib/time-text.ts';

const ZONE = 'Europe/Berlin';
const marksOf = (day: string) =>
  toMarks(dayWindow(day, ZONE), 30, timeWriter('fr', ZONE)).map(({ text }) => text);

describe('toMarks', () => {
  it('a day has forty-eight marks from midnight on', () => {
    const marks = marksOf('2026-11-22');
    expect(marks).toHaveLength(48);
    expect([marks[0], marks[1], marks.at(-1)]).toEqual(['0:00', '0:30', '23:30']);
  });

  it('the hour skipped in spring has no marks', () => {
    const marks = marksOf('2026-03-29');
    expect(marks).toHaveLength(46);
    expect(marks.slice(2, 6)).toEqual(['1:00', '1:30', '3:00', '3:30']);
  });

  it('the hour repeated in autumn has its marks twice', () => {
    const marks = marksOf('2026-10-25');
    expect(marks).toHaveLength(50);
    expect(marks.slice(4, 8)).toEqual(['2:00', '2:30', '2:00', '2:30']);
  });
});

describe('toGuideRows during a clock change', () => {
  const entry = (start_time: string, end_time: string) => ({ content_id: 'film', start_time, end_time });
  const contents = [{ content_id: 'film', title: 'Film', video_type: 'SPV' as const }];
  const rowOf = (day: string, start: string, end: string) => {
    const window = dayWindow(day, ZONE);
    const guide = { channels: [{ channel_id: 'one', entries: [entry(start, end)] }], contents };
    const [row] = toGuideRows(['one'], guide, { window, writeTime: timeWriter('fr', ZONE) });
    return { window, programme: row?.programmes?.[0] };
  };

  it.each([
    ['2026-03-29', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', '1:30', '3:30', 90],
    ['2026-10-25', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2:30', '2:30', 150],
  ])('a programme on %s is an hour long, whatever clocks show', (day, start, end, from, to, minute) => {
    const { window, programme } = rowOf(day, start, end);
    expect(programme).toMatchObject({ from, to });
    expect(minuteOf(programme?.startMs ?? 0, window)).toBe(minute);
    expect(minuteOf(programme?.endMs ?? 0, window)).toBe(minute + 60);
  });
});

describe('readGuideAddress, pageRows and inGuideOrder', () => {
  const nowMs = Date.parse('2026-11-22T23:30:00Z');
  const read = (day: string | null, page: string | null, rowCount = 200) =>
    readGuideAddress({ day, page }, { nowMs, timeZone: ZONE, rowCount });

  it("the day is one of the viewer's seven, and the page one of those that exist", () => {
    expect(read(null, null)).toMatchObject({ chosen: '2026-11-23', page: 1 });
    expect(read('2026-11-17', '14')).toMatchObject({ chosen: '2026-11-17', page: 14 });
    expect(read('2026-11-16', '15')).toMatchObject({ chosen: '2026-11-23', page: 14 });
    expect(read('2026-11-24', '-1', 0)).toMatchObject({ chosen: '2026-11-23', page: 1 });
    expect(read(null, '1e2').days).toEqual(stripDays(nowMs, ZONE));
  });

  it('the pages have every channel once, in the order of their names', () => {
    const channels = Array.from({ length: 200 }, (_, index) => ({
      id: `${index}`,
      name: `Channel ${index}`,
    }));
    const ordered = inGuideOrder(channels.toReversed(), 'en');
    expect(ordered).toEqual(channels);
    const paged = Array.from({ length: 14 }, (_, index) => pageRows(ordered, index + 1)).flat();
    expect(paged).toEqual(channels);
  });
});
