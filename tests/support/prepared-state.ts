import { rm } from 'node:fs/promises';
import { afterAll, inject } from 'vitest';
import { copyState, type Prepared } from './prepare-states.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the states that files start from lie (build-once.ts). */
    preparedStates: string;
  }
}

/** A copy of its own for this file, removed after its last test. */
export async function copyOfState(prepared: Prepared): Promise<string> {
  const copy = await copyState(inject('preparedStates'), prepared);
  // Said before the site's own end is, and so done after it.
  afterAll(() => rm(copy, { recursive: true, force: true }));
  return copy;
}
