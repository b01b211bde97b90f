import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './run-command.ts';

/** `parseArgs` with positionals; an option that there is not is the operator's to mend, in one sentence. */
export function parseOptions<O extends NonNullable<ParseArgsConfig['options']>>(options: O, args: string[]) {
  try {
    return parseArgs({ options, allowPositionals: true, args });
  } catch (error) {
    throw new CommandError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}
