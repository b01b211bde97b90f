import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TryLog, takeTry } from '#workers/platform/durable-objects/sliding-window.ts';

const RULE = { tries: 3, windowMs: 1000 };

function memoryLog(): TryLog & { logged: number[] } {
  const logged: number[] = [];
  return {
    logged: logged,
    times: () => [...logged].sort((a, b) => a - b),
    add: (timeMs) => void logged.push(timeMs),
    forgetLatest: () => void logged.splice(logged.indexOf(Math.max(...logged)), 1),
    forgetUpTo: (timeMs) => void logged.splice(0, logged.length, ...logged.filter((time) => time > timeMs)),
  };
}

describe('takeTry', () => {
  test('as many tries as the rule permits pass, and a further one gets the time to wait', () => {
    const log = memoryLog();
    expect([0, 100, 200].map((nowMs) => takeTry(log, RULE, nowMs))).toEqual([null, null, null]);
    expect(takeTry(log, RULE, 300)).toBe(700);
    expect(takeTry(log, RULE, 999)).toBe(1);
    // Exactly then, and only one: the second try is still within the window.
    expect(takeTry(log, RULE, 1000)).toBe(null);
    expect(takeTry(log, RULE, 1000)).toBe(100);
  });

  test('a blocked try is not counted, so the stated wait is enough', () => {
    const log = memoryLog();
    for (const nowMs of [0, 0, 0]) takeTry(log, RULE, nowMs);
    for (let nowMs = 1; nowMs < 1000; nowMs++) expect(takeTry(log, RULE, nowMs)).toBe(1000 - nowMs);
    expect(takeTry(log, RULE, 1000)).toBe(null);
    expect(log.logged).toEqual([1000]);
  });

  test('no window has more tries than the rule permits, and a try after its wait passes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 60 }), (gaps) => {
        const log = memoryLog();
        const passed: number[] = [];
        let nowMs = 0;
        for (const gap of gaps) {
          nowMs += gap;
          const waitMs = takeTry(log, RULE, nowMs);
          if (waitMs === null) passed.push(nowMs);
          else {
            expect(waitMs).toBeGreaterThan(0);
            nowMs += waitMs;
            expect(takeTry(log, RULE, nowMs)).toBe(null);
            passed.push(nowMs);
          }
        }
        passed.forEach((first, index) => {
          expect(
            passed.slice(index).filter((time) => time < first + RULE.windowMs).length,
          ).toBeLessThanOrEqual(RULE.tries);
        });
        expect(log.logged.length).toBeLessThanOrEqual(RULE.tries);
      }),
    );
  });
});
