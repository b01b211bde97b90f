import * as v from 'valibot';
import type { Count } from './count-results.ts';

/** More than this is no matter of a busy machine. */
const MOST_FAILED = 2;

const PlaywrightReport = v.object({
  stats: v.object({ unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
});

/**
 * Whether what failed in the browsers is run once more by itself (docs/decisions/028): one test or two, while nothing
 * failed outside of tests and none was left out.
 */
export function deservesSecondLook(report: unknown): boolean {
  const { stats, errors } = v.parse(PlaywrightReport, report);
  const failed = stats.unexpected + stats.flaky;
  return failed > 0 && failed <= MOST_FAILED && stats.skipped === 0 && errors.length === 0;
}

/** What a run counts once its failed tests were run alone: all of these must have run and passed, or the first count stands. */
export function countWithSecondLook(beside: Count, alone: Count): Count {
  const isPassed = alone.failed === 0 && alone.passed === beside.failed;
  return isPassed ? { passed: beside.passed + alone.passed, failed: 0 } : beside;
}
