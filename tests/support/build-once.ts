import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '#cli/local/build.ts';
import { prepareStates } from './prepare-states.ts';

/** Integration tests run the production bundles; this brings them up to date, and fills storage, before the first file. */
export async function setup({ provide }: TestProject) {
  await ensureBuilt({ quiet: true });
  const states = await prepareStates();
  provide('preparedStates', states.directory);
  return states.remove;
}
