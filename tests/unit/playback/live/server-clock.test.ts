import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerClock, createSleepDetector } from '#app/features/playback/live/server-clock.ts';

const SERVER_MS = Date.parse('2026-03-01T20:00:00Z');

/** A machine whose monotonic clock the test moves. */
function machine() {
  let monotonicMs = 5_000;
  const clock = createServerClock(() => monotonicMs);
  return { clock, wait: (ms: number) => (monotonicMs += ms), monotonicNow: () => monotonicMs };
}

describe('createServerClock', () => {
  it('the clock is unset before the first response', () => {
    expect(machine().clock.isSet()).toBe(false);
  });

  it('the clock counts on from the time in the page', () => {
    const { clock, wait } = machine();
    clock.observe(SERVER_MS);
    wait(90_000);
    expect(clock.nowMs()).toBe(SERVER_MS + 90_000);
  });

  it('the freshest of several pages counts, whatever their order', () => {
    const { clock, wait } = machine();
    clock.observe(SERVER_MS);
    wait(10_000);
    // This one had waited in a cache.
    clock.observe(SERVER_MS - 25_000);
    expect(clock.nowMs()).toBe(SERVER_MS + 10_000);
    clock.observe(SERVER_MS + 40_000);
    expect(clock.nowMs()).toBe(SERVER_MS + 40_000);
  });

  it('a timed response corrects the clock, forward and back', () => {
    const { clock, wait, monotonicNow } = machine();
    clock.observe(SERVER_MS - 30_000);
    const sentAt = monotonicNow();
    wait(200);
    clock.sync(SERVER_MS, sentAt);
    expect(clock.nowMs()).toBe(SERVER_MS + 100);
    // A clock that ran fast all day.
    const again = monotonicNow();
    wait(100);
    clock.sync(SERVER_MS - 4_000, again);
    expect(clock.nowMs()).toBe(SERVER_MS - 4_000 + 50);
  });

  it('a slow response that does not contradict the clock changes nothing', () => {
    const { clock, wait, monotonicNow } = machine();
    clock.observe(SERVER_MS);
    const sentAt = monotonicNow();
    wait(6_000);
    clock.sync(SERVER_MS + 2_000, sentAt);
    expect(clock.nowMs()).toBe(SERVER_MS + 6_000);
  });

  it('the clock is never further off than the round trip', () => {
    const delays = fc.array(fc.record({ out: fc.nat(5_000), back: fc.nat(5_000), pause: fc.nat(60_000) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(delays, (responses) => {
        const { clock, wait, monotonicNow } = machine();
        const startedAt = monotonicNow();
        const trueNow = () => SERVER_MS + monotonicNow() - startedAt;
        let shortest = Number.POSITIVE_INFINITY;
        for (const { out, back, pause } of responses) {
          const sentAt = monotonicNow();
          wait(out);
          const observed = trueNow();
          wait(back);
          clock.sync(observed, sentAt);
          shortest = Math.min(shortest, out + back);
          wait(pause);
          expect(Math.abs(clock.nowMs() - trueNow())).toBeLessThanOrEqual(out + back);
        }
      }),
    );
  });
});

describe('createSleepDetector', () => {
  it('sleep is detected once when the two clocks of the machine diverge', () => {
    let monotonicMs = 0;
    let wallMs = SERVER_MS;
    const hasSlept = createSleepDetector(
      () => monotonicMs,
      () => wallMs,
    );
    monotonicMs += 60_000;
    wallMs += 60_000;
    expect(hasSlept()).toBe(false);
    wallMs += 3_600_000;
    expect(hasSlept()).toBe(true);
    expect(hasSlept()).toBe(false);
    // Somebody set the clock back.
    wallMs -= 7_200_000;
    expect(hasSlept()).toBe(true);
  });
});
