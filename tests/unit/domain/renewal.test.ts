import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRACE_MS, leadMsOf, nextTryTime, retryTime, stepOf, TRIES_AFTER_MS } from '#app/domain/renewal.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const END = new Date('2026-03-31T12:00:00Z');
const afterEnd = (ms: number) => new Date(END.getTime() + ms);
const due = { periodEndTime: END, graceEndTime: afterEnd(GRACE_MS) };

describe('renewals', () => {
  it.each([
    [-1, 'remind'],
    [0, 'charge'],
    [GRACE_MS - 1, 'charge'],
    [GRACE_MS, 'end'],
  ] as const)('%i ms after the period’s end the next step is "%s"', (ms, step) => {
    expect(stepOf(due, afterEnd(ms))).toBe(step);
  });

  it('a renewal is tried three times within the seven days in which access stays', () => {
    expect(TRIES_AFTER_MS).toEqual([0, 2 * DAY_MS, 6 * DAY_MS]);
    expect(GRACE_MS).toBe(7 * DAY_MS);
    expect(nextTryTime(END, 1, END)).toEqual(afterEnd(2 * DAY_MS));
    expect(nextTryTime(END, 2, afterEnd(2 * DAY_MS))).toEqual(afterEnd(6 * DAY_MS));
    expect(nextTryTime(END, 3, afterEnd(6 * DAY_MS))).toBeNull();
  });

  it('two tries are at least a day apart, however long the first one took', () => {
    expect(nextTryTime(END, 1, afterEnd(1.5 * DAY_MS))).toEqual(afterEnd(2.5 * DAY_MS));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: GRACE_MS }), fc.constantFrom(1, 2), (delayMs, tries) => {
        const next = nextTryTime(END, tries, afterEnd(delayMs));
        expect(next?.getTime()).toBeGreaterThanOrEqual(afterEnd(delayMs + DAY_MS).getTime());
      }),
    );
  });

  it('a reminder is sent three days before, if the period is a week or more', () => {
    expect(leadMsOf(30 * DAY_MS)).toBe(3 * DAY_MS);
    expect(leadMsOf(7 * DAY_MS)).toBe(3 * DAY_MS);
    expect(leadMsOf(6 * DAY_MS)).toBe(0);
  });
});

describe('retryTime', () => {
  it('a gateway that does not respond is retried after five minutes, and hourly in the end', () => {
    const pauses: number[] = [];
    let now = END;
    for (let times = 0; times < 8; times += 1) {
      const next = retryTime(END, now);
      pauses.push((next.getTime() - now.getTime()) / 60_000);
      now = next;
    }
    expect(pauses).toEqual([5, 5, 15, 15, 30, 60, 60, 60]);
  });
});
