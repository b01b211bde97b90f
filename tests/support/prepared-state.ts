import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeAfterFile } from './close-after-file.ts';
import { copyState, type Prepared } from './prepare-states.ts';

/** A copy of its own for this file, removed after its last test. */
export async function copyOfState(prepared: Prepared): Promise<string> {
  const copy = await copyState(prepared);
  // Registered before the site's own closing, and so run after it.
  closeAfterFile(() => rmSync(copy, { recursive: true, force: true }));
  return copy;
}

/** An empty directory for this file, removed after its last test. */
export async function emptyState(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'marquee-state-'));
  closeAfterFile(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** A copy for this worker, for what all of its files share; removed when the process ends. */
export async function ownState(prepared: Prepared): Promise<string> {
  const copy = await copyState(prepared);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  return copy;
}
