import * as v from 'valibot';

export interface Count {
  passed: number;
  failed: number;
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
});

/** Counts tests, and files that failed before they had any. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = v.parse(VitestReport, report);
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

/** A flaky test failed once, so it failed. Errors outside tests count one each. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = v.parse(PlaywrightReport, report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

export function sum(counts: Count[]): Count {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}
