import { fileURLToPath } from 'node:url';
import { SourceError } from '#workers/platform/importing/source-error.ts';
import { printable } from './printable.ts';

/** An error that is the operator's to mend: printed as its message alone, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** A stream of the process, or a test's own. */
export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Where a command's lines go: to its terminal, or to a test. */
export type Print = (line: string) => void;

export const printLine: Print = (line) => void process.stdout.write(`${printable(line)}\n`);

/** What a command works with: its process's own, or what a test gives it. */
export interface CommandContext {
  args: string[];
  env: NodeJS.ProcessEnv;
  print: Print;
  /** For errors and progress. */
  stderr: Output;
  /** Whether a person can be prompted. */
  isInteractive: boolean;
}

export interface Command {
  /** Resolves to the exit code, which is 0 without one. */
  main(context: CommandContext): Promise<number> | Promise<void>;
  /** How the command is used, with an example. */
  help: string | ((args: string[]) => string);
}

/** Runs a command, or prints its help with --help. Resolves to the exit code; an error is printed and is 1. */
export async function performCommand({ main, help }: Command, context: CommandContext): Promise<number> {
  const { args, print, stderr } = context;
  if (args.includes('--help') || args.includes('-h')) {
    print(typeof help === 'string' ? help : help(args));
    return 0;
  }
  try {
    return (await main(context)) ?? 0;
  } catch (error) {
    const text = isForOperator(error) ? error.message : error instanceof Error ? error.stack : String(error);
    stderr.write(`${printable(text ?? '')}\n`);
    return 1;
  }
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof CommandError || error instanceof SourceError;

/** Runs a command as this process; an error ends the process. */
export function runCommand({ main, help }: Command): void {
  const { argv, env, stderr, stdin } = process;
  const context = { args: argv.slice(2), env, print: printLine, stderr, isInteractive: stdin.isTTY };
  void performCommand({ main, help }, context).then((code) => {
    process.exitCode = code;
    // Miniflare keeps the process alive until it is disposed of; after an error nobody will.
    if (code === 1) stderr.write('', () => process.exit());
  });
}

/** Whether the module with this `import.meta.url` is what the process was started with. */
export function isEntry(url: string): boolean {
  return process.argv[1] === fileURLToPath(url);
}

/** Calls `stop` once on Ctrl+C or a termination signal, then ends the process. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Miniflare's own listener ends the process before anything asynchronous can happen; `stop` disposes of
    // Miniflare.
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
}
