import path from 'node:path';
import * as v from 'valibot';

/** What a suite came to; the names are printed at the end of a run, of whose record CI keeps the end. */
export interface SuiteResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Each with the first lines of its error. */
  failures: string[];
  /**
   * Browser tests that failed once and passed in isolation. They count as passed unless there are too many.
   */
  flaky: string[];
  /** With the reason, where the test has one. */
  skips: string[];
}

export const NOTHING: SuiteResult = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], skips: [] };

/** More flaky tests than this are no matter of a busy machine (docs/decisions/028). */
const MAX_FLAKY = 2;
const LINES = 12;
const LINE_LENGTH = 400;

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

/** Counts tests, and files that failed beside them: before they had any, or in what all of them need. */
export function countVitest(report: unknown, root: string): SuiteResult {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = v.parse(VitestReport, report);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  );
  const named = (...wanted: string[]) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => wanted.includes(status))
        .map((each) => toLine(`${path.relative(root, name)} › ${each.fullName}`, each.failureMessages?.[0])),
    );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests,
    failures: [
      ...brokenFiles.map(({ name, message }) => toLine(path.relative(root, name), message)),
      ...named('failed'),
    ],
    flaky: [],
    skips: named('skipped', 'pending'),
  };
}

const PlaywrightError = v.object({ message: v.optional(v.string(), '') });
const Spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      annotations: v.optional(
        v.array(v.object({ type: v.string(), description: v.optional(v.string(), '') })),
        [],
      ),
      results: v.array(v.object({ errors: v.array(PlaywrightError) })),
    }),
  ),
});
interface Suite {
  specs: v.InferOutput<typeof Spec>[];
  suites?: Suite[];
}
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const PlaywrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  suites: v.array(Suite),
  errors: v.array(PlaywrightError),
});

/** Errors outside of tests count one each, such as those that a Worker logged. */
export function countPlaywright(report: unknown): SuiteResult {
  const { stats, suites, errors } = v.parse(PlaywrightReport, report);
  const specs = suites.flatMap(specsWithin);
  const named = (wanted: string) =>
    specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results, annotations }) => {
          const failed = results.find((result) => result.errors.length > 0);
          const reason = annotations.find(({ type }) => type === 'skip')?.description;
          return toLine(`[${projectName}] ${file}:${line} › ${title}`, failed?.errors[0]?.message ?? reason);
        }),
    );
  const flaky = named('flaky');
  const isTooFlaky = flaky.length > MAX_FLAKY;
  return {
    passed: stats.expected + (isTooFlaky ? 0 : stats.flaky),
    failed: stats.unexpected + errors.length + (isTooFlaky ? stats.flaky : 0),
    skipped: stats.skipped,
    failures: [
      ...named('unexpected'),
      ...errors.map(({ message }) => toLine('outside of any test', message)),
    ],
    flaky,
    skips: named('skipped'),
  };
}

function specsWithin({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsWithin)];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes that colour a terminal
const COLOUR = /\u001b\[[0-9;]*m/g;

function toLine(name: string, message = ''): string {
  const lines = message
    .replace(COLOUR, '')
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return [name, ...lines.slice(0, LINES).map((line) => `      ${line.slice(0, LINE_LENGTH)}`)].join('\n');
}
