import { spawn } from 'node:child_process';

export interface Check {
  name: string;
  command: readonly string[];
}

export interface CheckResult {
  name: string;
  passed: boolean;
  output: string;
}

/** What is not a test, by name. Two lists, because two of them at once keep two cores busy. */
export const CHECKS = {
  build: [
    // The budgets build what is stale before they measure it.
    { name: 'build and byte budgets', command: ['tsx', 'tests/budgets/main.ts'] },
    { name: 'format and lint', command: ['biome', 'check', '.'] },
    { name: 'styles', command: ['stylelint', 'app/**/*.css'] },
    { name: 'imports', command: ['tsx', '.ci/check-imports.ts'] },
    { name: 'words', command: ['tsx', '.ci/check-words.ts'] },
    { name: 'advisories', command: ['tsx', '.ci/check-advisories.ts'] },
  ],
  types: [{ name: 'types', command: ['tsc', '--noEmit'] }],
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
  const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean, more = '') =>
      resolve({ name, passed, output: `${Buffer.concat(chunks).toString('utf8')}${more}` });
    child.once('error', (error) => end(false, `${error.message}\n`));
    child.once('close', (status) => end(status === 0));
  });
}
