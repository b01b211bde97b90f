import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the scripts of a page have taken an element over. */
export function isTakenOver(target: Locator): Promise<boolean> {
  return target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
}

/**
 * A page can be loaded, and quiet, while its scripts are still at work: until they have taken an element over, a pointer
 * above it, or the focus on it, is seen by nobody, and keys do what links and forms do by themselves.
 */
export async function untilTakenOver(target: Locator, timeout?: number): Promise<void> {
  await expect.poll(() => isTakenOver(target), { intervals: [50, 100, 250], timeout }).toBe(true);
  // Effects, which listen to more than React does, come after the next frame.
  await target.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Scripts that a test holds back are not waited for longer. */
const LONGEST_WAIT_MS = 5000;

/** From now on a page that is gone to, or loaded again, is there once its scripts have taken it over. */
export function waitForScripts(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await untilScriptsAreThere(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (options?.waitUntil !== 'commit') await untilScriptsAreThere(page);
    return response;
  };
}

async function untilScriptsAreThere(page: Page) {
  const end = Date.now() + LONGEST_WAIT_MS;
  const isOurs = () => page.evaluate(() => '__remixContext' in window);
  const isReady = async () => !(await isOurs()) || (await isTakenOver(page.locator(':root')));
  // A page that leads on to another is left alone.
  while (Date.now() < end && !(await isReady().catch(() => true)))
    await new Promise((done) => setTimeout(done, 30));
}
