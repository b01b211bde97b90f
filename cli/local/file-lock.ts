import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sleep } from '#app/lib/sleep.ts';

const POLL_MS = 100;

/**
 * Runs `work` in one process of this machine at a time: the file names its owner, and the lock of a dead
 * process is taken. `onBusy` may throw where waiting for the owner makes no sense.
 */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  onBusy: (owner: number) => void = () => undefined,
): Promise<T> {
  await acquire(file, onBusy);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string, onBusy: (owner: number) => void): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  for (;;) {
    const error = await writeFile(file, String(process.pid), { flag: 'wx' }).catch((cause: unknown) => cause);
    if (!error) return;
    const owner = Number(await readFile(file, 'utf8').catch(() => '0'));
    if (owner && !isRunning(owner)) await rm(file, { force: true });
    else if (owner) onBusy(owner);
    await sleep(POLL_MS);
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
