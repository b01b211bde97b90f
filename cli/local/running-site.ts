import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STATE_DIR } from './state.ts';

const MARKER = path.join(STATE_DIR, 'running.json');

/** Notes that this process serves the local state on `port`, until it ends. */
export async function announceSite(port: number): Promise<void> {
  await writeFile(MARKER, JSON.stringify({ port, pid: process.pid }));
  process.once('exit', () => rmSync(MARKER, { force: true }));
}

/** Port of the site that serves the local state right now, or null. */
export async function runningPort(): Promise<number | null> {
  try {
    const { port, pid }: { port: number; pid: number } = JSON.parse(await readFile(MARKER, 'utf8'));
    process.kill(pid, 0);
    return port;
  } catch {
    // No marker, or one that a killed process left behind.
    return null;
  }
}
