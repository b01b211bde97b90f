import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerClock, createSleepDetector } from '#app/features/playback/live/server-clock.ts';

const SERVER_MS = Date.parse('2026-03-01T20:00:00Z');

/** A machine whose monotonic clock the test moves. */
function machine() {
  let monotonicMs = 5_000;
  const clock = createServerClock(() => monotonicMs);
  return { clock, wait: (ms: number) => (monotonicMs += ms), askedAt: () => monotonicMs };
}

describe('the server’s clock', () => {
  it('knows nothing before the first answer', () => {
    expect(machine().clock.isSet()).toBe(false);
  });

  it('counts on from what the page was told', () => {
    const { clock, wait } = machine();
    clock.observe(SERVER_MS);
    wait(90_000);
    expect(clock.nowMs()).toBe(SERVER_MS + 90_000);
  });

  it('believes the freshest of several pages, whatever their order', () => {
    const { clock, wait } = machine();
    clock.observe(SERVER_MS);
    wait(10_000);
    // This one had waited in a cache.
    clock.observe(SERVER_MS - 25_000);
    expect(clock.nowMs()).toBe(SERVER_MS + 10_000);
    clock.observe(SERVER_MS + 40_000);
    expect(clock.nowMs()).toBe(SERVER_MS + 40_000);
  });

  it('corrects itself by a timed answer, forward and back', () => {
    const { clock, wait, askedAt } = machine();
    clock.observe(SERVER_MS - 30_000);
    const asked = askedAt();
    wait(200);
    clock.sync(SERVER_MS, asked);
    expect(clock.nowMs()).toBe(SERVER_MS + 100);
    // A clock that ran fast all day.
    const again = askedAt();
    wait(100);
    clock.sync(SERVER_MS - 4_000, again);
    expect(clock.nowMs()).toBe(SERVER_MS - 4_000 + 50);
  });

  it('keeps what a slow answer does not contradict', () => {
    const { clock, wait, askedAt } = machine();
    clock.observe(SERVER_MS);
    const asked = askedAt();
    wait(6_000);
    clock.sync(SERVER_MS + 2_000, asked);
    expect(clock.nowMs()).toBe(SERVER_MS + 6_000);
  });

  it('is never further off than an answer’s way', () => {
    const delays = fc.array(fc.record({ out: fc.nat(5_000), back: fc.nat(5_000), pause: fc.nat(60_000) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(delays, (answers) => {
        const { clock, wait, askedAt } = machine();
        const startedAt = askedAt();
        const trueNow = () => SERVER_MS + askedAt() - startedAt;
        let shortest = Number.POSITIVE_INFINITY;
        for (const { out, back, pause } of answers) {
          const asked = askedAt();
          wait(out);
          const said = trueNow();
          wait(back);
          clock.sync(said, asked);
          shortest = Math.min(shortest, out + back);
          wait(pause);
          expect(Math.abs(clock.nowMs() - trueNow())).toBeLessThanOrEqual(out + back);
        }
      }),
    );
  });
});

describe('sleep', () => {
  it('is noticed when the two clocks of the machine come apart, once', () => {
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
