import * as v from 'valibot';
import { CommandError } from '#cli/local/run-command.ts';

/** The value as the schema gives it; a CommandError begins with `what`. */
export function checked<V, T>(schema: v.GenericSchema<V, T>, value: V, what: string): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new CommandError(`${what} ${result.issues[0].message}.`);
}
