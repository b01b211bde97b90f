import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import type { Prepared } from './prepare-states.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the states that files start from lie (build-once.ts). */
    preparedStates: string;
  }
}

/** A copy of its own for this file, removed after its last test. */
export async function copyOfState(prepared: Prepared): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'marquee-state-'));
  await cp(path.join(inject('preparedStates'), prepared), copy, { recursive: true });
  // Said before the site's own end is, and so done after it.
  afterAll(() => rm(copy, { recursive: true, force: true }));
  return copy;
}
