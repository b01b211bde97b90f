import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, startOfDay } from '#app/lib/calendar-days.server.ts';
import { toTimeZone } from '#app/lib/wall-clock.server.ts';

const HOUR_MS = 3600 * 1000;
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/St_Johns',
  // Clocks jump over midnight there.
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'America/Havana',
];

const zone = fc.constantFrom(...ZONES);
const moment = fc.integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2039, 0, 1) });
const hoursOf = (day: string, timeZone: string) =>
  (startOfDay(addDays(day, 1), timeZone) - startOfDay(day, timeZone)) / HOUR_MS;

describe('dayOf and startOfDay', () => {
  it("a day is the one on the zone's calendar, not that of UTC", () => {
    const ms = Date.parse('2026-11-22T23:30:00Z');
    expect(dayOf(ms, 'UTC')).toBe('2026-11-22');
    expect(dayOf(ms, 'Asia/Kolkata')).toBe('2026-11-23');
    expect(dayOf(Date.parse('2026-11-22T02:00:00Z'), 'America/New_York')).toBe('2026-11-21');
  });

  it('a day starts at its first moment, and the one before belongs to an earlier day', () => {
    fc.assert(
      fc.property(moment, zone, (ms, timeZone) => {
        const day = dayOf(ms, timeZone);
        const start = startOfDay(day, timeZone);
        expect(start).toBeLessThanOrEqual(ms);
        expect(dayOf(start, timeZone)).toBe(day);
        expect(dayOf(start - 1, timeZone) < day).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('a day ends where the next one starts', () => {
    fc.assert(
      fc.property(moment, zone, (ms, timeZone) => {
        const day = dayOf(ms, timeZone);
        expect(ms).toBeLessThan(startOfDay(addDays(day, 1), timeZone));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Africa/Cairo', '2026-04-24', 23],
    ['Europe/Berlin', '2026-06-01', 24],
  ])('a day in %s on %s has %d hours', (timeZone, day, hours) => {
    expect(hoursOf(day, timeZone)).toBe(hours);
  });

  it.each([
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['America/St_Johns', '2010-11-07', '2010-11-07T02:30:00.000Z'],
  ])('a day in %s on %s starts at the first of two midnights', (timeZone, day, start) => {
    expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(start);
  });

  it('a zone that crosses the date line has no such day', () => {
    // Samoa went from the 29th of December to the 31st.
    const start = startOfDay('2011-12-31', 'Pacific/Apia');
    expect(new Date(start).toISOString()).toBe('2011-12-30T10:00:00.000Z');
    expect(dayOf(start - 1, 'Pacific/Apia')).toBe('2011-12-29');
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toBe(start);
  });

  it('a day starts at one where midnight does not exist', () => {
    // Egypt's clocks go from 23:59:59 of the 23rd to 01:00 of the 24th.
    expect(new Date(startOfDay('2026-04-24', 'Africa/Cairo')).toISOString()).toBe('2026-04-23T22:00:00.000Z');
  });
});

describe('addDays', () => {
  it('days are added across months, years and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });
});

describe('toTimeZone', () => {
  it('a zone is known in any spelling', () => {
    expect(toTimeZone('europe/berlin')).toBe('Europe/Berlin');
  });

  it.each([null, undefined, '', 'Mars/Olympus', 'a'.repeat(65), 'Europe/Berlin; x=1', '../etc'])(
    '%s is no time zone',
    (name) => {
      expect(toTimeZone(name)).toBeNull();
    },
  );
});
