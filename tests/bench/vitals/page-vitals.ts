import type { Observed } from './observe-vitals.ts';

const LONG_TASK_MS = 50;
const SESSION_GAP_MS = 1000;
const SESSION_MS = 5000;

/** Total blocking time: what tasks take beyond 50 ms each, as far as it comes after the first paint. */
export function blockingTime({ fcp, tasks }: Pick<Observed, 'fcp' | 'tasks'>): number {
  return tasks.reduce((sum, { start, duration }) => {
    const blocksFrom = Math.max(start + LONG_TASK_MS, fcp);
    return sum + Math.max(0, start + duration - blocksFrom);
  }, 0);
}

/**
 * Cumulative layout shift: the largest sum of shifts less than a second apart within five seconds.
 * https://web.dev/articles/cls
 */
export function cumulativeShift(shifts: Observed['shifts']): number {
  let largest = 0;
  let session = { start: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { start, value } of shifts) {
    const isSame = start - session.last < SESSION_GAP_MS && start - session.start < SESSION_MS;
    session = isSame
      ? { start: session.start, last: start, sum: session.sum + value }
      : { start, last: start, sum: value };
    largest = Math.max(largest, session.sum);
  }
  return largest;
}
