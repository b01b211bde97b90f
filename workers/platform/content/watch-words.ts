import type { PlanState } from '#app/contract/viewer-support.ts';
import { type AccessContent, type LiveState, liveStateOf } from '#app/domain/access.ts';

// What a rule has found, in words for the operator; the studio has them in its readers' languages.

/** A plan that a viewer has or had, and what becomes of it. */
export interface HadPlan {
  planId: string;
  state: PlanState;
  time: Date;
}

export function wordsOfLive(rule: AccessContent, now: Date): string {
  const { publish_time: start, live_expiry_time: end } = rule;
  const words: Record<LiveState, string> = {
    'not-live': 'not a live stream',
    upcoming: `begins at ${toTime(start)}`,
    ended: `ended at ${toTime(end)}`,
    live: end ? `on until ${toTime(end)}` : 'on, without an end',
  };
  return words[liveStateOf(rule, now)];
}

export function wordsOfPlan(needed: readonly string[] | null, had: readonly HadPlan[]): string {
  if (needed === null) return 'needs no plan';
  const names = needed.length > 0 ? `one of ${needed.join(', ')}` : 'a plan, but is in none';
  return `needs ${names}; has ${had.map(wordsOfHad).join(', ') || 'none'}`;
}

const PERIOD_WORDS: Record<PlanState, string> = {
  grace: 'in grace until',
  revoked: 'refunded at',
  coming: 'from',
  running: 'until',
  ended: 'ended at',
};

const wordsOfHad = ({ planId, state, time }: HadPlan) => `${planId} ${PERIOD_WORDS[state]} ${toTime(time)}`;

export function toTime(moment: AccessContent['publish_time']): string {
  return moment === null || moment === undefined ? 'no time' : new Date(moment).toISOString().slice(0, 16);
}
