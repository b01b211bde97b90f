import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT_DIR } from './root-dir.ts';
import { CommandError } from './run-command.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Output of one wrangler command, run at the repository's root. Throws a CommandError with wrangler's own
 * reason.
 */
export async function wrangler(args: string[]): Promise<string> {
  try {
    const { stdout } = await run('wrangler', args, {
      cwd: ROOT_DIR,
      env: environment(),
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout;
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    const reason = output.split('\n').find((line) => line.includes('ERROR')) ?? output.trim().split('\n')[0];
    throw new CommandError(`wrangler ${args.slice(0, 3).join(' ')} failed: ${reason}`);
  }
}

/** The same with its output, and its questions, on the terminal. */
export function wranglerOnTerminal(args: string[]): void {
  const { status } = spawnSync('wrangler', args, { cwd: ROOT_DIR, env: environment(), stdio: 'inherit' });
  if (status !== 0)
    throw new CommandError(`wrangler ${args.slice(0, 3).join(' ')} failed; its output is above.`);
}

/** The caller's wrangler, else this repository's. */
function environment() {
  return {
    ...process.env,
    PATH: `${process.env.PATH}${path.delimiter}${path.join(ROOT_DIR, 'node_modules/.bin')}`,
    WRANGLER_SEND_METRICS: 'false',
  };
}
