import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDigits } from '#app/lib/ascii-digits.ts';
import { formatCount, formatRating } from '#app/lib/counts.ts';
import { formatDate, formatRelative } from '#app/lib/date-text.server.ts';
import { formatClock, formatDuration, toIsoDuration } from '#app/lib/durations.ts';
import { formatMoney } from '#app/lib/money.ts';
import { localDigits } from '#app/lib/number-locale.ts';
import { formatDay, formatTime } from '#app/lib/time-text.ts';

/** Engines differ in which blank they put between a number and its unit. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

describe('formatDate', () => {
  it.each([
    ['DDMMYYYY', 'en', '21/11/2026'],
    ['MMDDYYYY', 'en', '11/21/2026'],
    ['YYYYMMDD', 'fr', '2026/11/21'],
    ['YYYYDDMM', 'es', '2026/21/11'],
    ['DDMMYYYY', 'ar', '٢١/١١/٢٠٢٦'],
    ['whatever', 'en', '21/11/2026'],
  ])('the format %s in %s gives %s', (format, lng, text) => {
    expect(formatDate('2026-11-21T23:30:00Z', format, lng)).toBe(text);
  });

  it('the day is read in the given time zone', () => {
    expect(formatDate('2026-11-21T23:30:00Z', 'DDMMYYYY', 'en', { timeZone: 'Asia/Tokyo' })).toBe(
      '22/11/2026',
    );
  });

  it.each([
    ['Pacific/Kiritimati', '22/11/2026'],
    ['Asia/Kathmandu', '22/11/2026'],
    ['America/St_Johns', '21/11/2026'],
    ['Pacific/Pago_Pago', '21/11/2026'],
  ])('the day in %s is %s', (timeZone, text) => {
    expect(formatDate('2026-11-21T18:20:00Z', 'DDMMYYYY', 'en', { timeZone })).toBe(text);
  });

  it('a moment with an offset is read as that moment', () => {
    expect(formatDate('2026-11-22T01:00:00+02:00', 'DDMMYYYY', 'en')).toBe('21/11/2026');
  });

  it('an invalid date becomes an empty text', () => {
    expect([formatDate('soon', 'DDMMYYYY', 'en'), formatTime('', 'en'), formatDay('x', 'en')]).toEqual([
      '',
      '',
      '',
    ]);
  });
});

describe('formatTime and formatRelative', () => {
  it("a time is written in the language's form", () => {
    expect(plain(formatTime('2026-11-21T20:30:00Z', 'fr'))).toBe('20:30');
    expect(plain(formatTime('2026-11-21T20:30:00Z', 'en'))).toBe('8:30 PM');
    expect(plain(formatTime('2026-11-21T20:30:00Z', 'ar'))).toBe('٨:٣٠ م');
  });

  it('a time may be written relative to another', () => {
    const now = '2026-11-21T12:00:00Z';
    expect(formatRelative('2026-11-18T12:00:00Z', now, 'en')).toBe('3 days ago');
    expect(formatRelative('2026-11-21T14:10:00Z', now, 'es')).toBe('dentro de 2 horas');
    expect(formatRelative(now, now, 'fr')).toBe('maintenant');
    expect(formatRelative('never', now, 'en')).toBe('');
    expect(formatRelative(now, 'never', 'en')).toBe('');
  });

  it.each([
    ['2026-11-21T11:59:01Z', 'en', 'now'],
    ['2026-11-21T11:59:00Z', 'en', '1 minute ago'],
    ['2026-11-21T11:00:01Z', 'en', '59 minutes ago'],
    ['2026-11-20T12:00:00Z', 'en', 'yesterday'],
    ['2026-11-14T12:00:01Z', 'en', '6 days ago'],
    ['2026-11-14T12:00:00Z', 'en', 'last week'],
    // October has 31 days.
    ['2026-10-22T12:00:00Z', 'en', '4 weeks ago'],
    ['2026-10-21T12:00:00Z', 'en', 'last month'],
    ['2025-11-22T12:00:00Z', 'en', '11 months ago'],
    ['2025-11-21T12:00:00Z', 'en', 'last year'],
    // Arabic has a form for two, and another from eleven on.
    ['2026-11-21T10:00:00Z', 'ar', 'قبل ساعتين'],
    ['2026-11-21T01:00:00Z', 'ar', 'قبل ١١ ساعة'],
  ])('%s in %s is %s', (moment, lng, text) => {
    expect(formatRelative(moment, '2026-11-21T12:00:00Z', lng)).toBe(text);
  });
});

describe('formatDuration, formatClock and toIsoDuration', () => {
  it.each([
    [5530, 'en', '1 hr 32 min'],
    [250, 'en', '4 min 10 sec'],
    [3600, 'en', '1 hr'],
    [0, 'en', '0 sec'],
    [Number.NaN, 'en', '0 sec'],
    [5530, 'es', '1 h 32 min'],
    [5530, 'ar', '١ س ٣٢ د'],
  ])('%d s in %s is %s', (seconds, lng, text) => {
    expect(plain(formatDuration(seconds, lng))).toBe(text);
  });

  it('a position is written as a clock', () => {
    expect([formatClock(5530.9, 'en'), formatClock(65, 'fr'), formatClock(5, 'ar')]).toEqual([
      '1:32:10',
      '1:05',
      '٠:٠٥',
    ]);
  });

  it('an ISO duration loses no second', () => {
    fc.assert(
      fc.property(fc.nat(400_000), (seconds) => {
        const [, hours = 0, minutes = 0, rest = 0] =
          /^PT(?:(\d+)H)?(?:(\d+)M)?(\d+)S$/.exec(toIsoDuration(seconds)) ?? [];
        expect(Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)).toBe(seconds);
      }),
    );
  });
});

describe('formatCount, formatRating, formatMoney and digits', () => {
  it.each([
    [0, 'en', '0'],
    [999, 'en', '999'],
    [1000, 'en', '1K'],
    [1249, 'en', '1.2K'],
    [999_999, 'en', '999.9K'],
    [3_400_000, 'fr', '3,4M'],
    [1250, 'ar', '١٫٢K'],
    [Number.NaN, 'en', '0'],
  ])('%d in %s is %s', (count, lng, text) => {
    expect(formatCount(count, lng)).toBe(text);
  });

  it('an average has one decimal', () => {
    expect([formatRating(4, 'en'), formatRating(4.26, 'fr'), formatRating(3.5, 'ar')]).toEqual([
      '4.0',
      '4,3',
      '٣٫٥',
    ]);
  });

  it('money has two decimals, and an unknown currency keeps its code', () => {
    expect(plain(formatMoney(1234.5, 'EUR', 'fr'))).toBe('1 234,50 €');
    expect(plain(formatMoney(9, 'USD', 'en'))).toBe('$9.00');
    expect(plain(formatMoney(9, '??', 'en'))).toBe('9.00 ??');
    expect(plain(formatMoney(9, 'USD', 'es'))).toBe('9,00 US$');
    // The sign is isolated from the text around it: "US$", not "$US".
    expect(plain(formatMoney(9, 'USD', 'ar'))).toBe('٩٫٠٠ \u2066US$\u2069');
    expect(formatMoney(-9, 'USD', 'ar')).toContain('\u2066US$\u2069');
    expect(plain(formatMoney(9, 'EUR', 'ar'))).toBe('٩٫٠٠ €');
  });

  it('local digits are converted back to ASCII digits', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('ar', 'fa', 'en'), (number, lng) => {
        expect(asciiDigits(localDigits(String(number), lng))).toBe(String(number));
      }),
    );
  });
});
