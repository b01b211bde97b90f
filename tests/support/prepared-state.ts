import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { copyState, type Prepared } from './prepare-states.ts';

/** A copy of its own for this file, removed after its last test. */
export async function copyOfState(prepared: Prepared): Promise<string> {
  const copy = await copyState(prepared);
  // Registered before the site's own closing, and so run after it.
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  return copy;
}

/** A copy for this worker, for what all of its files share; removed when the process ends. */
export async function ownState(prepared: Prepared): Promise<string> {
  const copy = await copyState(prepared);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  return copy;
}
