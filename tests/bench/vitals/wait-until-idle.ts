import { setTimeout as sleep } from 'node:timers/promises';
import { readObserved } from './observe-vitals.ts';
import type { PhonePage } from './phone.ts';

export const IDLE_MS = 2000;
const MAX_WAIT_MS = 40_000;

/**
 * Waits until for 2 s no request is under way and no task is long. False for a page that never becomes so.
 */
export async function waitUntilIdle({ page, network }: PhonePage): Promise<boolean> {
  const deadline = Date.now() + MAX_WAIT_MS;
  while (Date.now() < deadline) {
    // The page itself is only looked at once its network is idle: that, too, costs its processor time.
    const idleMs = network.idleMs() < IDLE_MS ? network.idleMs() : await msSinceLongTask(page);
    if (idleMs >= IDLE_MS && network.idleMs() >= IDLE_MS) return true;
    await sleep(Math.max(50, IDLE_MS - idleMs));
  }
  return false;
}

async function msSinceLongTask(page: PhonePage['page']): Promise<number> {
  const { tasks, now } = await readObserved(page);
  return now - Math.max(0, ...tasks.map(({ start, duration }) => start + duration));
}
