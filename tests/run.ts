import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { requireChromium } from './support/chromium.ts';
import { type Count, countPlaywright, countVitest, sum } from './support/count-results.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'marquee-tests-'));

/** Runs one suite with its output on the screen and counts from its JSON report. A suite without a report failed. */
function runSuite(name: string, command: string[], count: (report: unknown) => Count): Count {
  const report = path.join(directory, `${name}.json`);
  const [program = '', ...args] = command.map((word) => word.replace('REPORT', report));
  process.stdout.write(`\n${name}\n`);
  const { status } = spawnSync(program, args, {
    cwd: ROOT_DIR,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const counted = readReport(report, count);
  // A crash outside any test (set-up, a file that does not load) shows in the exit code only.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function readReport(file: string, count: (report: unknown) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
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

process.env.CHROMIUM_PATH = requireChromium();
const total = sum([
  runSuite('unit', vitest('unit'), countVitest),
  runSuite('integration', vitest('integration'), countVitest),
  runSuite('e2e', ['npx', 'playwright', 'test', '--reporter=line,json'], countPlaywright),
]);
rmSync(directory, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
