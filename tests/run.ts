import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { CHECKS, type CheckResult, runChecks } from '../.ci/checks.ts';
import { HOW_TO_GET_A_BROWSER, installedBrowsers } from './support/browsers/machine-browsers.ts';
import { countPlaywright, countVitest, NOTHING, type SuiteResult } from './support/run/count-results.ts';
import { chooseSeed } from './support/seed.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'marquee-tests-'));

interface Suite {
  name: string;
  command: string[];
  count(report: unknown, root: string): SuiteResult;
  /** Its output is printed when it has ended: something else runs beside it. */
  isBeside?: boolean;
}

/** Runs one suite and counts from its JSON report. A suite without a report failed. */
async function runSuite({ name, command, count, isBeside = false }: Suite): Promise<SuiteResult> {
  const file = path.join(directory, `${name}.json`);
  const [program = '', ...args] = command.map((word) => word.replace('REPORT', file));
  if (!isBeside) process.stdout.write(`\n${name}\n`);
  const child = spawn(program, args, {
    cwd: ROOT_DIR,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (isBeside) process.stdout.write(`\n${name}\n${(await Promise.all(output)).join('')}`);
  const result = readResult(file, count);
  if (!result) return { ...NOTHING, failed: 1, failures: [`${name} left no report`] };
  // A crash outside of any test (a set-up, a file that does not load) shows in the exit code only.
  const isBroken = status !== 0 && result.failed === 0;
  return isBroken ? { ...result, failed: 1, failures: [`${name} ended with ${status}`] } : result;
}

function readResult(file: string, count: (report: unknown, root: string) => SuiteResult): SuiteResult | null {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')), ROOT_DIR);
  } catch {
    return null;
  }
}

function runVitest(name: string, projects: readonly string[], isBeside = false): Promise<SuiteResult> {
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=REPORT'];
  const command = ['npx', 'vitest', 'run', ...projects.flatMap((each) => ['--project', each]), ...reporters];
  return runSuite({ name, command, count: countVitest, isBeside });
}

async function runBrowserTests(): Promise<SuiteResult> {
  const problem = whyNoBrowser();
  if (problem === null) {
    const command = ['npx', 'playwright', 'test', '--reporter=line,json'];
    return runSuite({ name: 'e2e', command, count: countPlaywright });
  }
  process.stdout.write(`\ne2e\n${problem.message}\n`);
  // A change is not let in unseen by any browser.
  if (problem.isError || process.env.CI) return { ...NOTHING, failed: 1, failures: [problem.message] };
  const { stdout } = spawnSync('npx', ['playwright', 'test', '--list'], { cwd: ROOT_DIR, encoding: 'utf8' });
  const skipped = Number(/Total: (\d+) tests?/.exec(stdout)?.[1] ?? 1);
  return { ...NOTHING, skipped, skips: [`all ${skipped} browser tests\n      ${problem.message}`] };
}

/** Null where a browser starts. One that the caller names and that does not start is an error. */
function whyNoBrowser(): { message: string; isError: boolean } | null {
  try {
    if (installedBrowsers()) return null;
    const message = `No browser starts on this machine, so the browser tests were skipped: ${HOW_TO_GET_A_BROWSER}`;
    return { message, isError: false };
  } catch (error) {
    return { message: (error as Error).message, isError: true };
  }
}

function list(heading: string, names: readonly string[]) {
  if (names.length > 0) process.stdout.write(`\n${heading}:\n${names.map((name) => `  ${name}\n`).join('')}`);
}

const runUnit = (isBeside = false) => runVitest('unit', ['unit*', 'dom'], isBeside);

/** Ends when the browsers are there, or cannot be had: `runBrowserTests` reports it then. */
function installBrowsers(): Promise<void> {
  const child = spawn('node_modules/.bin/tsx', ['tests/support/browsers/install.ts'], {
    cwd: ROOT_DIR,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
}

/** Checks beside the unit tests. What is built wrongly need not be tested further. */
async function runChecked(): Promise<SuiteResult[]> {
  const browsers = installBrowsers();
  const besideUnit = async () => {
    const source = await runChecks(CHECKS.source);
    return { source, unit: await runUnit(true) };
  };
  const [build, { source, unit }] = await Promise.all([runChecks(CHECKS.build), besideUnit()]);
  const failures = [...build, ...source].filter(({ passed }) => !passed).map(({ name }: CheckResult) => name);
  const checks = { ...NOTHING, failed: failures.length, failures };
  return failures.length > 0 ? [checks, unit] : [unit, ...(await runRest(browsers))];
}

async function runRest(browsers: Promise<void> | null = null): Promise<SuiteResult[]> {
  const integration = await runVitest('integration', ['integration']);
  await browsers;
  return [integration, await runBrowserTests()];
}

const seed = String(chooseSeed());
process.env.TEST_SEED = seed;
process.env.PAYMENT_SEED ??= seed;
process.stdout.write(`Random data follows from TEST_SEED=${seed}.\n`);

const suites = process.argv.includes('--checks')
  ? await runChecked()
  : [await runUnit(), ...(await runRest())];
rmSync(directory, { recursive: true, force: true });

const total = (key: 'passed' | 'failed' | 'skipped') => suites.reduce((sum, suite) => sum + suite[key], 0);
list(
  'skipped',
  suites.flatMap(({ skips }) => skips),
);
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
