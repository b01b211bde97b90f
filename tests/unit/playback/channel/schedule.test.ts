import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  airAt,
  checkAir,
  elapsedFraction,
  joinAtSeconds,
  type Slot,
  slotState,
  toSlots,
} from '#app/features/playback/channel/schedule.ts';

const slot = (startMs: number, endMs: number): Slot => ({ startMs, endMs });
const BULLETIN = slot(1_000, 2_000);
const FILM = slot(2_500, 5_000);
const NIGHT = slot(5_000, 6_000);
const DAY = [BULLETIN, FILM, NIGHT];

const anySlot = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: -20, max: 120 }))
  .map(([start, length]) => slot(start, start + length));
const slots = fc.array(anySlot, { maxLength: 30 }).map(toSlots);
const moment = fc.integer({ min: -50, max: 700 });

/** Without a search or a memory. */
function onAirPlainly(all: readonly Slot[], nowMs: number): Slot | null {
  const covering = all.filter(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs);
  return covering.at(-1) ?? null;
}

describe('airAt', () => {
  it('the current programme covers now, and later ones queue in order', () => {
    expect(airAt(DAY, 1_500)).toEqual({
      current: BULLETIN,
      queue: [FILM, NIGHT],
      sinceMs: 1_500,
      untilMs: 2_000,
    });
  });

  it('nothing is on between two programmes, until the next starts', () => {
    expect(airAt(DAY, 2_000)).toMatchObject({ current: null, queue: [FILM, NIGHT], untilMs: 2_500 });
  });

  it('adjacent programmes follow without a gap', () => {
    expect(airAt(DAY, 4_999)).toMatchObject({ current: FILM });
    expect(airAt(DAY, 5_000)).toMatchObject({ current: NIGHT, queue: [], untilMs: 6_000 });
  });

  it('nothing is on once the queue has run out', () => {
    expect(airAt(DAY, 6_000)).toEqual({ current: null, queue: [], sinceMs: 6_000, untilMs: null });
    expect(airAt([], 0)).toMatchObject({ current: null, untilMs: null });
  });

  it('of two programmes the later one is on, and the other again after it', () => {
    const marathon = slot(0, 100);
    const special = slot(40, 60);
    const both = toSlots([special, marathon]);
    expect(airAt(both, 50).current).toBe(special);
    expect(airAt(both, 60).current).toBe(marathon);
  });

  it('the current programme is what a linear search finds, at any moment of any schedule', () => {
    fc.assert(
      fc.property(slots, moment, (all, nowMs) => {
        const { current, queue, untilMs } = airAt(all, nowMs);
        expect(current).toBe(onAirPlainly(all, nowMs));
        expect(queue).toEqual(all.filter(({ startMs }) => startMs > nowMs));
        if (untilMs !== null) expect(untilMs).toBeGreaterThan(nowMs);
      }),
    );
  });

  it('the current programme stays until the stated moment', () => {
    fc.assert(
      fc.property(slots, moment, (all, nowMs) => {
        const { current, untilMs } = airAt(all, nowMs);
        for (let ms = nowMs; ms < (untilMs ?? 800); ms++) expect(onAirPlainly(all, ms)).toBe(current);
      }),
      { numRuns: 50 },
    );
  });
});

describe('checkAir', () => {
  it('the same object is returned while nothing changes', () => {
    const air = airAt(DAY, 1_000);
    expect(checkAir(air, DAY, 1_999)).toBe(air);
  });

  it('the current programme is cleared at its end, and the next starts at its time', () => {
    const cleared = checkAir(airAt(DAY, 1_999), DAY, 2_000);
    expect(cleared.current).toBeNull();
    const started = checkAir(cleared, DAY, 2_500);
    expect(started.current).toBe(FILM);
    expect(started.queue).toEqual([NIGHT]);
  });

  it('the result is right after hours of sleep and after a clock set back', () => {
    const air = airAt(DAY, 1_100);
    expect(checkAir(air, DAY, 5_900).current).toBe(NIGHT);
    expect(checkAir(checkAir(air, DAY, 5_900), DAY, 1_050).current).toBe(BULLETIN);
  });

  it('the result equals a fresh search, whichever way the clock went', () => {
    fc.assert(
      fc.property(slots, fc.array(moment, { minLength: 1, maxLength: 40 }), (all, moments) => {
        let air = airAt(all, moments[0] ?? 0);
        for (const nowMs of moments) {
          air = checkAir(air, all, nowMs);
          expect(air.current).toBe(onAirPlainly(all, nowMs));
        }
      }),
    );
  });
});

describe('toSlots', () => {
  it('slots are sorted, without invalid and repeated ones', () => {
    expect(toSlots([FILM, slot(9, 9), slot(8, 7), { ...BULLETIN }, BULLETIN, slot(Number.NaN, 5)])).toEqual([
      BULLETIN,
      FILM,
    ]);
  });

  it('a slot is past, on air or to come', () => {
    expect(DAY.map((one) => slotState(one, 2_600))).toEqual(['past', 'on-air', 'to-come']);
    expect(elapsedFraction(FILM, 3_750)).toBe(0.5);
    expect(elapsedFraction(FILM, 0)).toBe(0);
    expect(elapsedFraction(FILM, 9_000)).toBe(1);
  });
});

describe('joinAtSeconds', () => {
  it("the position is the time since the slot's start", () => {
    expect(joinAtSeconds(slot(0, 3_600_000), 90_500, 3600)).toBe(90.5);
  });

  it('the position wraps in a file shorter than its slot', () => {
    expect(joinAtSeconds(slot(0, 3_600_000), 250_000, 100)).toBe(50);
  });

  it('the position does not wrap where the length is unknown', () => {
    expect(joinAtSeconds(slot(0, 3_600_000), 250_000, undefined)).toBe(250);
  });

  it('the position is always inside the file', () => {
    fc.assert(
      fc.property(anySlot, moment, fc.integer({ min: 1, max: 500 }), (one, nowMs, durationSeconds) => {
        const at = joinAtSeconds(one, nowMs, durationSeconds);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(durationSeconds);
      }),
    );
  });
});
