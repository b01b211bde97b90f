import { expect, type Locator } from '@playwright/test';

/**
 * A page can be loaded, and quiet, while its scripts are still at work: until they have taken an element over, a pointer
 * above it, or the focus on it, is seen by nobody, and keys do what links and forms do by themselves.
 */
export async function untilTakenOver(target: Locator): Promise<void> {
  const isTakenOver = () =>
    target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTakenOver, { intervals: [50, 100, 250] }).toBe(true);
  // Effects, which listen to more than React does, come after the next frame.
  await target.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
