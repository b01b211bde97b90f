import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { requireChromium } from './support/chromium.ts';
import { type Count, countPlaywright, countVitest, sum } from './support/run/count-results.ts';
import { type Failure, listFailures, playwrightFailures, vitestFailures } from './support/run/failures.ts';
import { countWithSecondLook, deservesSecondLook } from './support/run/second-look.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'marquee-tests-'));

interface Suite {
  count: Count;
  failures: Failure[];
  report: unknown;
}

interface Reader {
  count(report: unknown): Count;
  failures(report: unknown, root: string): Failure[];
}

const VITEST: Reader = { count: countVitest, failures: vitestFailures };
const PLAYWRIGHT: Reader = { count: countPlaywright, failures: playwrightFailures };

/** Runs one suite with its output on the screen and counts from its JSON report. A suite without a report failed. */
function runSuite(name: string, command: string[], reader: Reader): Suite {
  const file = path.join(directory, `${name}.json`);
  const [program = '', ...args] = command.map((word) => word.replace('REPORT', file));
  process.stdout.write(`\n${name}\n`);
  const { status } = spawnSync(program, args, {
    cwd: ROOT_DIR,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const suite = readSuite(file, reader) ?? broken(name, 'left no report');
  // A crash outside any test (set-up, a file that does not load) shows in the exit code only.
  return status !== 0 && suite.count.failed === 0 ? broken(name, `ended with ${status}`, suite) : suite;
}

function readSuite(file: string, { count, failures }: Reader): Suite | null {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return { count: count(report), failures: failures(report, ROOT_DIR), report };
  } catch {
    return null;
  }
}

function broken(name: string, error: string, suite?: Suite): Suite {
  const count = { passed: suite?.count.passed ?? 0, failed: 1 };
  return { count, failures: [{ name, error }], report: null };
}

const vitest = (project: string) => [
  'npx',
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=REPORT',
];
const playwright = ['npx', 'playwright', 'test', '--reporter=line,json'];

process.env.CHROMIUM_PATH = requireChromium();
const unit = runSuite('unit', vitest('unit'), VITEST);
const integration = runSuite('integration', vitest('integration'), VITEST);
const beside = runSuite('e2e', playwright, PLAYWRIGHT);
const alone =
  beside.report !== null && deservesSecondLook(beside.report)
    ? runSuite('e2e-alone', [...playwright, '--last-failed', '--workers=1'], PLAYWRIGHT)
    : null;
rmSync(directory, { recursive: true, force: true });

const e2e = alone ? countWithSecondLook(beside.count, alone.count) : beside.count;
const total = sum([unit.count, integration.count, e2e]);
const passedAlone = e2e.failed === 0 ? beside.failures : [];
const failed = [...unit.failures, ...integration.failures, ...(e2e.failed === 0 ? [] : beside.failures)];
process.stdout.write(listFailures('failed beside others, passed alone', passedAlone));
process.stdout.write(listFailures('failed', failed));
if (e2e.failed > 0 && alone) process.stdout.write(listFailures('failed alone, too', alone.failures));
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
