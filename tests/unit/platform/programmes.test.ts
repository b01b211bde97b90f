import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Programme, programmesIn, type Slot } from '#workers/platform/channel/programmes.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const at = (iso: string) => Date.parse(`${iso}Z`);
const slot = (contentId: string, from: number, to: number): Slot => ({
  contentId,
  startSecond: from * 3600,
  endSecond: to * 3600,
});
const special = (contentId: string, from: string, to: string): Programme => ({
  contentId,
  startMs: at(from),
  endMs: at(to),
});

/** `film 20:00–21:00`, with the day where it is another than that of the first. */
function spell(programmes: readonly Programme[], day = '2026-03-10'): string[] {
  const time = (ms: number) => {
    const iso = new Date(ms).toISOString();
    return iso.startsWith(day) ? iso.slice(11, 16) : iso.slice(5, 16);
  };
  return programmes.map(({ contentId, startMs, endMs }) => `${contentId} ${time(startMs)}–${time(endMs)}`);
}

const show = (slots: Slot[], dated: Programme[], from: string, to: string) =>
  spell(programmesIn(slots, dated, { startMs: at(from), endMs: at(to) }));

const EVENING = [slot('news', 19, 20), slot('film', 20, 22), slot('talk', 22, 23)];

describe('the day that repeats', () => {
  test('every day has the same programmes, and nothing is on outside of the slots', () => {
    expect(show(EVENING, [], '2026-03-10T00:00', '2026-03-12T00:00')).toEqual([
      'news 19:00–20:00',
      'film 20:00–22:00',
      'talk 22:00–23:00',
      'news 03-11T19:00–03-11T20:00',
      'film 03-11T20:00–03-11T22:00',
      'talk 03-11T22:00–03-11T23:00',
    ]);
  });

  test('a programme that the window cuts is shown entirely, and one that only touches it is not', () => {
    expect(show(EVENING, [], '2026-03-10T20:30', '2026-03-10T22:00')).toEqual(['film 20:00–22:00']);
    expect(show(EVENING, [], '2026-03-10T23:00', '2026-03-11T19:00')).toEqual([]);
  });

  test('a programme may run past midnight', () => {
    const night = [slot('late', 23, 25.5), slot('early', 5, 6)];
    expect(show(night, [], '2026-03-10T01:00', '2026-03-10T05:30')).toEqual([
      'late 03-09T23:00–01:30',
      'early 05:00–06:00',
    ]);
  });

  test('programmes never overlap, and none has no length', () => {
    const overlapping = [
      slot('long', 10, 14),
      slot('short', 11, 12),
      slot('late', 23, 26),
      slot('early', 0, 3),
    ];
    expect(show([...overlapping, slot('none', 15, 15)], [], '2026-03-10T00:00', '2026-03-11T00:00')).toEqual([
      'early 00:00–03:00',
      'long 10:00–11:00',
      'short 11:00–12:00',
      'long 12:00–14:00',
      'late 23:00–03-11T00:00',
    ]);
  });

  test('the start of summer time changes nothing', () => {
    const [before, after] = ['2026-03-28', '2026-03-29'].map((day) =>
      programmesIn(EVENING, [], { startMs: at(`${day}T00:00`), endMs: at(`${day}T00:00`) + DAY_MS }),
    );
    expect(after?.map(({ startMs }) => startMs - DAY_MS)).toEqual(before?.map(({ startMs }) => startMs));
  });
});

describe('dated programmes', () => {
  test('a dated programme replaces what it overlaps, and the rest of the slot stays', () => {
    const gala = special('gala', '2026-03-10T19:30', '2026-03-10T22:15');
    expect(show(EVENING, [gala], '2026-03-10T00:00', '2026-03-11T00:00')).toEqual([
      'news 19:00–19:30',
      'gala 19:30–22:15',
      'talk 22:15–23:00',
    ]);
  });

  test('a dated programme may interrupt another or fill a time without one', () => {
    const dated = [
      special('flash', '2026-03-10T21:00', '2026-03-10T21:10'),
      special('dawn', '2026-03-10T05:00', '2026-03-10T06:00'),
    ];
    expect(show(EVENING, dated, '2026-03-10T00:00', '2026-03-10T22:00')).toEqual([
      'dawn 05:00–06:00',
      'news 19:00–20:00',
      'film 20:00–21:00',
      'flash 21:00–21:10',
      'film 21:10–22:00',
    ]);
  });

  test('a dated programme outside of the window cuts those at its edge', () => {
    const before = special('flash', '2026-03-10T20:10', '2026-03-10T20:20');
    const after = special('flash', '2026-03-10T21:40', '2026-03-10T21:50');
    expect(show(EVENING, [before, after], '2026-03-10T21:00', '2026-03-10T21:30')).toEqual([
      'film 20:20–21:40',
    ]);
  });

  test('a dated programme ends where the next one starts', () => {
    const dated = [
      special('match', '2026-03-10T18:00', '2026-03-10T21:30'),
      special('party', '2026-03-10T21:00', '2026-03-10T23:30'),
    ];
    expect(show(EVENING, dated, '2026-03-10T00:00', '2026-03-11T00:00')).toEqual([
      'match 18:00–21:00',
      'party 21:00–23:30',
    ]);
  });
});

const minute = fc.integer({ min: 0, max: 1439 });
const someSlots = fc.array(
  fc.record({ start: minute, length: fc.integer({ min: 0, max: 600 }) }).map(({ start, length }) => ({
    contentId: `s${start}`,
    startSecond: start * 60,
    endSecond: (start + length) * 60,
  })),
  { maxLength: 12 },
);
const START_MS = at('2026-03-10T00:00');
const someDated = fc.array(
  fc
    .record({ start: fc.integer({ min: -1440, max: 4 * 1440 }), length: fc.integer({ min: 1, max: 400 }) })
    .map(({ start, length }) => {
      const startMs = START_MS + start * 60_000;
      return { contentId: `d${start}`, startMs, endMs: startMs + length * 60_000 };
    }),
  { maxLength: 8 },
);
const someWindow = fc
  .record({ from: fc.integer({ min: 0, max: 2000 }), length: fc.integer({ min: 1, max: 2000 }) })
  .map(({ from, length }) => {
    const startMs = START_MS + from * 60_000;
    return { startMs, endMs: startMs + length * 60_000 };
  });

describe('programmesIn', () => {
  test('any schedule is sorted, has no overlap and no added gap, and is the same in every window', () => {
    fc.assert(
      fc.property(someSlots, someDated, someWindow, (slots, dated, window) => {
        const shown = programmesIn(slots, dated, window);
        for (const [index, programme] of shown.entries()) {
          expect(programme.endMs).toBeGreaterThan(programme.startMs);
          const next = shown[index + 1];
          if (next) expect(programme.endMs).toBeLessThanOrEqual(next.startMs);
        }
        const wide = programmesIn(slots, dated, {
          startMs: window.startMs - DAY_MS,
          endMs: window.endMs + DAY_MS,
        });
        expect(shown).toEqual(wide.filter((p) => p.startMs < window.endMs && p.endMs > window.startMs));
        // A moment with a slot or a dated programme has something on, and no other moment has.
        for (let ms = window.startMs; ms < window.endMs; ms += 37 * 60_000) {
          const second = (ms / 1000) % 86_400;
          const inSlot = slots.some(
            ({ startSecond, endSecond }) =>
              (second >= startSecond && second < endSecond) ||
              (second + 86_400 >= startSecond && second + 86_400 < endSecond),
          );
          const isDated = dated.some(({ startMs, endMs }) => ms >= startMs && ms < endMs);
          const isOn = shown.some(({ startMs, endMs }) => ms >= startMs && ms < endMs);
          expect(isOn).toBe(inSlot || isDated);
        }
      }),
      { numRuns: 300 },
    );
  });
});
