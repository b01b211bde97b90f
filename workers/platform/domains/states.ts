import type { Diagnosis, DomainCause, HostnameState } from '#app/contract/domain.ts';
import type { HostnameProgress } from '#workers/platform/domain/hostname-progress.ts';
import { PROOF } from './proof.ts';

/** What a look at Cloudflare shows beside the diagnosis; null where it is not known, or not set up. */
export interface Progress {
  /** Cloudflare has found that the name leads to us. */
  isOwned: boolean | null;
}

const MINUTE_MS = 60_000;
/** Ever less often (B.7); the last one repeats. */
const PAUSES_MINUTES = [1, 2, 5, 15, 60] as const;
const LIVE_PAUSE_MINUTES = 60;
const MAX_HISTORY = 20;

/** Causes that are found only behind right records. */
const BEHIND_RECORDS: ReadonlySet<DomainCause> = new Set([
  'stale_caches',
  'in_progress',
  'timed_out',
  'authority_limit',
  'not_in_registry',
  'sibling_missing',
]);

/** A hostname that has just been given to a brand: looked at with the next cron. */
export function wantedSince(now: Date): HostnameProgress {
  return {
    ...{ state: 'wanted', cause: null, since: now, looks: 0, nextCheck: now },
    ...{ downSince: now, wasLive: false, correctSince: null },
    history: [{ state: 'wanted', cause: null, time: now }],
  };
}

/** What becomes of a hostname by another look at it. Pure. */
export function nextState(
  previous: HostnameProgress,
  diagnosis: Diagnosis,
  now: Date,
  progress: Progress = { isOwned: null },
): HostnameProgress {
  const { cause } = diagnosis;
  const state = stateOf(previous, diagnosis, progress);
  const isSame = state === previous.state && cause === previous.cause;
  const looks = isSame ? previous.looks + 1 : 1;
  return {
    state,
    cause,
    since: isSame ? previous.since : now,
    looks,
    nextCheck: new Date(now.getTime() + pauseMs(state, looks, diagnosis, now)),
    downSince: state === 'live' ? null : (previous.downSince ?? now),
    wasLive: previous.wasLive || state === 'live',
    correctSince: correctSince(previous, diagnosis, now),
    history: isSame
      ? previous.history
      : [...previous.history, { state, cause, time: now }].slice(-MAX_HISTORY),
  };
}

/** What could not be looked up changes nothing. A name that has never worked is not broken by what it still lacks. */
function stateOf(
  previous: HostnameProgress,
  { state, cause, variant }: Diagnosis,
  { isOwned }: Progress,
): HostnameState {
  if (state === 'live') return 'live';
  if (state === 'unknown') return previous.state;
  if (cause === 'held_elsewhere' && variant === PROOF) return 'ownership';
  if (cause === 'no_record' && !previous.wasLive) return 'records';
  if (state === 'broken') return 'broken';
  if (cause === 'stale_caches') return 'records';
  return isOwned === false ? 'ownership' : 'certificate';
}

/** Caches that are fresh sooner than the next look would be are not waited for any longer. */
function pauseMs(
  state: HostnameState,
  looks: number,
  { cause, next_check_date }: Diagnosis,
  now: Date,
): number {
  // Nothing was looked up, so a live name is not known to be live.
  if (state === 'live' && cause !== 'not_known') return LIVE_PAUSE_MINUTES * MINUTE_MS;
  const minutes = PAUSES_MINUTES[Math.min(looks, PAUSES_MINUTES.length) - 1] ?? LIVE_PAUSE_MINUTES;
  const usualMs = minutes * MINUTE_MS;
  if (cause !== 'stale_caches') return usualMs;
  return Math.min(usualMs, Math.max(Date.parse(next_check_date) - now.getTime(), MINUTE_MS));
}

function correctSince({ correctSince: since }: HostnameProgress, { state, cause }: Diagnosis, now: Date) {
  if (state === 'unknown') return since;
  const isCorrect = state === 'live' || (cause !== null && BEHIND_RECORDS.has(cause));
  return isCorrect ? (since ?? now) : null;
}
