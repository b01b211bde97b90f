import { spawn } from 'node:child_process';

export interface Check {
  name: string;
  /** A program below node_modules and its arguments. */
  command: readonly string[];
}

export interface CheckResult {
  name: string;
  passed: boolean;
  output: string;
}

/** What is not a test, by name. Two lists, because two of them at once keep two cores busy. */
export const CHECKS = {
  // The budgets build what is stale before they measure it.
  build: [{ name: 'build and byte budgets', command: ['.bin/tsx', 'tests/budgets/main.ts'] }],
  source: [
    // Takes half the processor time of the compiler whose API the other checks and Remix use, which is why both are installed.
    { name: 'types', command: ['typescript-native/bin/tsc', '--noEmit'] },
    { name: 'format and lint', command: ['.bin/biome', 'check', '.'] },
    { name: 'styles', command: ['.bin/stylelint', 'app/**/*.css'] },
    { name: 'imports', command: ['.bin/tsx', '.ci/check-imports.ts'] },
    { name: 'words', command: ['.bin/tsx', '.ci/check-words.ts'] },
    { name: 'advisories', command: ['.bin/tsx', '.ci/check-advisories.ts'] },
  ],
} satisfies Record<string, Check[]>;

/**
 * Runs the steps one after another; each prints its output when it ends, so that lists may run side by side.
 */
export async function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const result = await runCheck(check);
    process.stdout.write(`\n${result.passed ? 'ok' : 'FAILED'}: ${check.name}\n${result.output}`);
    results.push(result);
  }
  return results;
}

function runCheck({ name, command: [program = '', ...args] }: Check): Promise<CheckResult> {
  const child = spawn(`node_modules/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean, more = '') =>
      resolve({ name, passed, output: `${Buffer.concat(chunks).toString('utf8')}${more}` });
    child.once('error', (error) => end(false, `${error.message}\n`));
    child.once('close', (status) => end(status === 0));
  });
}
