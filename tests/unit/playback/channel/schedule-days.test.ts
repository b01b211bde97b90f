import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotsWithin } from '#app/features/playback/channel/schedule.ts';
import {
  chosenDay,
  dayWindow,
  scheduleWindow,
  stripDays,
} from '#app/features/playback/channel/schedule-days.server.ts';
import { dayOf } from '#app/lib/calendar-days.server.ts';

const HOUR_MS = 3600 * 1000;
const NOON = Date.parse('2026-11-22T12:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();
const zones = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
);
const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });

describe('scheduleWindow', () => {
  it('the window reaches from 7 days back to the end of today, by the days of the viewer', () => {
    const { startMs, endMs } = scheduleWindow(NOON, 'Europe/Berlin');
    expect(iso(startMs)).toBe('2026-11-14T23:00:00.000Z');
    expect(iso(endMs)).toBe('2026-11-22T23:00:00.000Z');
  });

  it.each([
    ['Europe/Berlin', '2026-03-30T10:00:00Z', 8 * 24 - 1],
    ['Europe/Berlin', '2026-10-26T10:00:00Z', 8 * 24 + 1],
    ['America/New_York', '2026-11-03T10:00:00Z', 8 * 24 + 1],
    ['Australia/Lord_Howe', '2026-10-06T10:00:00Z', 8 * 24 - 0.5],
    ['UTC', '2026-10-26T10:00:00Z', 8 * 24],
  ])('the window in %s at %s has %d hours, for clocks change', (timeZone, now, hours) => {
    const { startMs, endMs } = scheduleWindow(Date.parse(now), timeZone);
    expect((endMs - startMs) / HOUR_MS).toBe(hours);
  });

  it('the window holds now, and every day of the strip', () => {
    fc.assert(
      fc.property(moments, zones, (nowMs, timeZone) => {
        const { startMs, endMs } = scheduleWindow(nowMs, timeZone);
        expect(startMs <= nowMs && nowMs < endMs).toBe(true);
        for (const day of stripDays(nowMs, timeZone)) {
          const window = dayWindow(day, timeZone);
          expect(window.startMs).toBeGreaterThanOrEqual(startMs);
          expect(window.endMs).toBeLessThanOrEqual(endMs);
        }
      }),
    );
  });
});

describe('stripDays', () => {
  it('the strip goes from today back, seven days in all', () => {
    expect(stripDays(NOON, 'UTC')).toEqual([
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
    ]);
  });

  it('each day of the strip ends where the one after it begins', () => {
    fc.assert(
      fc.property(moments, zones, (nowMs, timeZone) => {
        const days = stripDays(nowMs, timeZone);
        expect(days[0]).toBe(dayOf(nowMs, timeZone));
        const windows = days.map((day) => dayWindow(day, timeZone));
        for (const [index, { startMs }] of windows.slice(0, -1).entries()) {
          expect(windows[index + 1]?.endMs).toBe(startMs);
        }
      }),
    );
  });

  it('the day in the URL is open, today for any other', () => {
    const days = stripDays(NOON, 'UTC');
    expect(chosenDay('2026-11-18', days)).toBe('2026-11-18');
    expect(chosenDay('2026-11-15', days)).toBe('2026-11-22');
    expect(chosenDay("'; drop", days)).toBe('2026-11-22');
    expect(chosenDay(null, days)).toBe('2026-11-22');
  });
});

describe('slotsWithin', () => {
  it('a day has the programmes that run over its midnights too', () => {
    const window = dayWindow('2026-11-22', 'UTC');
    const over = (startMs: number, endMs: number) => ({ startMs, endMs });
    const eve = over(window.startMs - HOUR_MS, window.startMs + HOUR_MS);
    const night = over(window.endMs - HOUR_MS, window.endMs + HOUR_MS);
    const before = over(window.startMs - HOUR_MS, window.startMs);
    const after = over(window.endMs, window.endMs + HOUR_MS);
    expect(slotsWithin([before, eve, night, after], window)).toEqual([eve, night]);
  });
});
