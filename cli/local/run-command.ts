import { printable } from './printable.ts';

/** An error that is the operator's to mend: printed as its message alone, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Where a command's lines go: to its terminal, or to a test. */
export type Print = (line: string) => void;

export const printLine: Print = (line) => void process.stdout.write(`${printable(line)}\n`);

/**
 * Runs a command's main function; an error ends the process with code 1. With --help it prints `help`
 * instead: how the command is used, with an example.
 */
export function runCommand(main: () => Promise<void>, help: string | ((args: string[]) => string)): void {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${typeof help === 'string' ? help : help(args)}\n`);
    return;
  }
  main().catch((error: unknown) => {
    const text =
      error instanceof CommandError ? error.message : error instanceof Error ? error.stack : String(error);
    // Miniflare keeps the process alive until it is disposed of; after an error nobody will.
    process.stderr.write(`${printable(text ?? '')}\n`, () => process.exit(1));
  });
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
