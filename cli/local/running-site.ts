import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const markerIn = (state: string) => path.join(state, 'running.json');

/** Notes in the directory `state` that this process serves it on `port`, until it ends. */
export async function announceSite(port: number, state: string): Promise<void> {
  const marker = markerIn(state);
  await writeFile(marker, JSON.stringify({ port, pid: process.pid }));
  process.once('exit', () => rmSync(marker, { force: true }));
}

/** Port of the site that serves the directory `state` right now, or null. */
export async function runningPort(state: string): Promise<number | null> {
  try {
    const { port, pid }: { port: number; pid: number } = JSON.parse(await readFile(markerIn(state), 'utf8'));
    process.kill(pid, 0);
    return port;
  } catch {
    // No marker, or one that a killed process left behind.
    return null;
  }
}
