import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Diagnosis, DOMAIN_CAUSES, DOMAIN_FAULTS, type DomainCause } from '#app/contract/domain.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import type { HostnameProgress } from '#workers/platform/domain/hostname-progress.ts';
import { diagnose, toDiagnosis } from '#workers/platform/domains/diagnose.ts';
import { nextState, wantedSince } from '#workers/platform/domains/states.ts';
import { FAULTS, HOST, liveObservation, NOW, TARGET } from './observations.ts';

const RUNS = IS_TEST_ALL ? 10_000 : 1_000;
const MINUTE_MS = 60_000;
const PAUSES_MINUTES = [1, 2, 5, 15, 60];

const found = (cause: DomainCause | null, now: Date): Diagnosis =>
  toDiagnosis({ hostname: HOST, now, target: TARGET }, cause && { cause, details: {} });
const inMinutes = (date: Date, minutes: number) => new Date(date.getTime() + minutes * MINUTE_MS);

/** A hostname after looks with these causes, each at its time; null is live. */
function lookedAt(...causes: (DomainCause | null)[]): HostnameProgress {
  return causes.reduce(
    (state, cause) => nextState(state, found(cause, state.nextCheck), state.nextCheck),
    wantedSince(NOW),
  );
}

const causes = fc.constantFrom<DomainCause | null>(null, ...DOMAIN_CAUSES);
const events = fc.array(fc.tuple(causes, fc.constantFrom(true, false, null), fc.nat(180)), {
  minLength: 1,
  maxLength: 40,
});

describe('any order of looks', () => {
  test('ends live or in a named cause, with a reason and a next time after each look', () => {
    fc.assert(
      fc.property(events, (looks) => {
        let now = NOW;
        let state = wantedSince(now);
        for (const [cause, isOwned, minutes] of looks) {
          now = inMinutes(now, minutes);
          state = nextState(state, found(cause, now), now, { isOwned });
          const { nextCheck, since, downSince, history } = state;
          const waitMinutes = (nextCheck.getTime() - now.getTime()) / MINUTE_MS;
          expect(waitMinutes).toBeGreaterThanOrEqual(1);
          expect(waitMinutes).toBeLessThanOrEqual(60);
          if (state.cause === null) expect(state.state).toBe('live');
          expect(since.getTime()).toBeLessThanOrEqual(now.getTime());
          expect(downSince === null).toBe(state.state === 'live');
          expect(history.length).toBeLessThanOrEqual(20);
          expect(history.at(-1)).toEqual({ state: state.state, cause: state.cause, time: since });
        }
        // Whatever it was before, a right name is live, and a fault is named.
        expect(nextState(state, found(null, now), now).state).toBe('live');
        for (const fault of DOMAIN_FAULTS) expect(nextState(state, found(fault, now), now).cause).toBe(fault);
      }),
      { numRuns: RUNS },
    );
  });

  test('the state does not depend on how often the same was seen', () => {
    fc.assert(
      fc.property(causes, fc.integer({ min: 1, max: 10 }), (cause, count) => {
        const once = lookedAt(cause);
        const often = lookedAt(...Array.from({ length: count }, () => cause));
        expect([often.state, often.cause, often.since]).toEqual([once.state, once.cause, once.since]);
      }),
    );
  });
});

describe('the way to live', () => {
  test('a new hostname is looked at at once', () => {
    expect(wantedSince(NOW)).toMatchObject({ state: 'wanted', nextCheck: NOW, downSince: NOW });
  });

  test('records, then ownership, then the certificate, then live', () => {
    const records = lookedAt('no_record');
    expect(records.state).toBe('records');
    const caches = nextState(records, found('stale_caches', NOW), NOW);
    expect(caches.state).toBe('records');
    const ownership = nextState(caches, found('in_progress', NOW), NOW, { isOwned: false });
    expect(ownership.state).toBe('ownership');
    const certificate = nextState(ownership, found('in_progress', NOW), NOW, { isOwned: true });
    expect(certificate.state).toBe('certificate');
    expect(nextState(certificate, found(null, NOW), NOW)).toMatchObject({ state: 'live', cause: null });
  });

  test('a name that lost its record is broken; one that never had it is not', () => {
    expect(lookedAt('no_record').state).toBe('records');
    expect(lookedAt(null, 'no_record').state).toBe('broken');
    expect(lookedAt('cname_elsewhere').state).toBe('broken');
  });

  test('what could not be looked up changes no state', () => {
    expect(lookedAt('not_known').state).toBe('wanted');
    expect(lookedAt(null, 'not_known')).toMatchObject({ state: 'live', downSince: null });
    expect(lookedAt('cname_elsewhere', 'not_known').state).toBe('broken');
  });

  test('a missing sibling leaves the name live', () => {
    expect(lookedAt('sibling_missing').state).toBe('live');
  });
});

describe('times', () => {
  test('the same is looked at after 1, 2, 5, 15 and 60 minutes, and then every hour', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((looks) => {
      const last = lookedAt(...Array.from({ length: looks }, () => 'no_record' as const));
      const times = lookedAt(...Array.from({ length: looks - 1 }, () => 'no_record' as const));
      return (last.nextCheck.getTime() - times.nextCheck.getTime()) / MINUTE_MS;
    });
    expect(pauses).toEqual([...PAUSES_MINUTES, 60, 60]);
  });

  test('a change begins with a minute again', () => {
    const state = lookedAt('no_record', 'no_record', 'no_record', 'cname_elsewhere');
    expect(state.looks).toBe(1);
    const { nextCheck } = nextState(state, found('address_record', NOW), NOW);
    expect(nextCheck).toEqual(inMinutes(NOW, 1));
  });

  test('caches are looked at when they are fresh, where that is sooner', () => {
    const stale = { ...found('stale_caches', NOW), next_check_date: inMinutes(NOW, 3).toISOString() };
    const often = Array.from({ length: 4 }).reduce<HostnameProgress>(
      (state) => nextState(state, stale, NOW),
      wantedSince(NOW),
    );
    expect(often.nextCheck).toEqual(inMinutes(NOW, 3));
  });

  test('a live name is looked at every hour, and down since it no longer is', () => {
    const live = lookedAt('no_record', null);
    expect(live).toMatchObject({ downSince: null, wasLive: true });
    const now = live.nextCheck;
    expect(now).toEqual(inMinutes(live.since, 60));
    const broken = nextState(live, found('cname_elsewhere', now), now);
    expect(broken.downSince).toEqual(now);
    expect(
      nextState(broken, found('address_record', inMinutes(now, 9)), inMinutes(now, 9)).downSince,
    ).toEqual(now);
  });

  test('records are right since the first look that found them so', () => {
    const caches = lookedAt('no_record', 'stale_caches');
    expect(caches.correctSince).toEqual(caches.since);
    const live = nextState(caches, found(null, caches.nextCheck), caches.nextCheck);
    expect(live.correctSince).toEqual(caches.since);
    expect(lookedAt('stale_caches', 'not_known').correctSince).toEqual(NOW);
    expect(lookedAt(null, 'no_record').correctSince).toBeNull();
  });
});

test('each of the 19 faults, as it is really seen, ends in its name', () => {
  for (const fault of DOMAIN_FAULTS) {
    const state = nextState(wantedSince(NOW), diagnose(FAULTS[fault](liveObservation())), NOW);
    expect(state.cause).toBe(fault);
    expect(state.state).not.toBe('wanted');
  }
});
