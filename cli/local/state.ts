import path from 'node:path';
import { ROOT_DIR } from './root-dir.ts';
import { CommandError } from './run-command.ts';

/** Where `npm start` and `wrangler dev` keep KV, D1, R2 and caches; MARQUEE_STATE names another directory. */
export function stateDirectory({ MARQUEE_STATE }: NodeJS.ProcessEnv): string {
  return MARQUEE_STATE ?? path.join(ROOT_DIR, '.wrangler/state/v3');
}

/**
 * States that tests start from, made once for each version of what fills them
 * (tests/support/prepare-states.ts).
 */
export const STATES_DIR = path.join(ROOT_DIR, 'node_modules/.cache/marquee-states');
export const DEFAULT_PORT = 8787;

/** The port of the variable PORT; throws a CommandError with one plain line when it is no port. */
export function portFromEnvironment({ PORT: value }: NodeJS.ProcessEnv): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CommandError(`PORT must be a number from 1 to 65535, not "${value}".`);
}
