import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { HOW_TO_GET_A_BROWSER, installedBrowsers } from './support/browsers/machine-browsers.ts';
import { countPlaywright, countVitest, type SuiteResult } from './support/run/count-results.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'marquee-tests-'));

/** Runs one suite with its output on the screen and counts from its JSON report. A suite without a report failed. */
function runSuite(
  name: string,
  command: string[],
  count: (report: unknown, root: string) => SuiteResult,
): SuiteResult {
  const file = path.join(directory, `${name}.json`);
  const [program = '', ...args] = command.map((word) => word.replace('REPORT', file));
  process.stdout.write(`\n${name}\n`);
  const { status } = spawnSync(program, args, {
    cwd: ROOT_DIR,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const result = readResult(file, count);
  if (!result) return { ...NOTHING, failed: 1, failures: [`${name} left no report`] };
  // A crash outside of any test (a set-up, a file that does not load) shows in the exit code only.
  const isBroken = status !== 0 && result.failed === 0;
  return isBroken ? { ...result, failed: 1, failures: [`${name} ended with ${status}`] } : result;
}

const NOTHING: SuiteResult = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

function readResult(file: string, count: (report: unknown, root: string) => SuiteResult): SuiteResult | null {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')), ROOT_DIR);
  } catch {
    return null;
  }
}

function runVitest(project: string): SuiteResult {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=REPORT'];
  return runSuite(project, ['npx', 'vitest', 'run', '--project', project, ...reporters], countVitest);
}

function runBrowserTests(): SuiteResult {
  if (installedBrowsers()) {
    return runSuite('e2e', ['npx', 'playwright', 'test', '--reporter=line,json'], countPlaywright);
  }
  const message = `No browser starts on this machine, so the end-to-end tests were skipped: ${HOW_TO_GET_A_BROWSER}`;
  process.stdout.write(`\ne2e\n${message}\n`);
  // A change is not let in unseen by any browser.
  if (process.env.CI) return { ...NOTHING, failed: 1, failures: [message] };
  const { stdout } = spawnSync('npx', ['playwright', 'test', '--list'], { cwd: ROOT_DIR, encoding: 'utf8' });
  return { ...NOTHING, skipped: Number(/Total: (\d+) tests/.exec(stdout)?.[1] ?? 1) };
}

function list(heading: string, names: readonly string[]) {
  if (names.length > 0) process.stdout.write(`\n${heading}:\n${names.map((name) => `  ${name}\n`).join('')}`);
}

const suites = [runVitest('unit'), runVitest('integration'), runBrowserTests()];
rmSync(directory, { recursive: true, force: true });

const total = (key: 'passed' | 'failed' | 'skipped') => suites.reduce((sum, suite) => sum + suite[key], 0);
list(
  'flaky: failed once, passed in isolation (mend them, and note it in docs/flaky-tests.md)',
  suites.flatMap(({ flaky }) => flaky),
);
list(
  'failed',
  suites.flatMap(({ failures }) => failures),
);
const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')];
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
