import { expect, type Locator, type Page } from '@playwright/test';

/** Whether React has hydrated an element. */
export function isHydrated(target: Locator): Promise<boolean> {
  return target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
}

/**
 * A page can be loaded, and its network idle, while its scripts are still at work: until they have hydrated an element,
 * nothing reacts to a pointer above it or to focus, and clicks and keys do what links and forms do by themselves.
 */
export async function untilHydrated(target: Locator, timeout?: number): Promise<void> {
  await expect.poll(() => isHydrated(target), { intervals: [50, 100, 250], timeout }).toBe(true);
  // Effects, which listen to more than React does, come after the next frame.
  await target.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** A page that takes longer has a fault, however busy the machine is. */
const HYDRATION_LIMIT_MS = 20_000;
const POLL_MS = 30;

type WaitUntil = NonNullable<Parameters<Page['goto']>[1]>['waitUntil'];

/** A test that holds scripts back waits only for the document. */
const holdsScripts = (waitUntil: WaitUntil) => waitUntil === 'commit' || waitUntil === 'domcontentloaded';

/** From now on `goto` and `reload` return once the page is hydrated, and fail where it never is. */
export function waitForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!holdsScripts(options?.waitUntil)) await untilPageHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!holdsScripts(options?.waitUntil)) await untilPageHydrated(page);
    return response;
  };
}

async function untilPageHydrated(page: Page) {
  const end = Date.now() + HYDRATION_LIMIT_MS;
  // In one call, and without a locator, which would have the browser compile Playwright's own script first.
  const isReady = () => page.evaluate(isDocumentReady);
  // What throws is a page that leads on to another: it is left alone.
  while (!(await isReady().catch(() => true))) {
    if (Date.now() > end) throw new Error(`${page.url()} was not hydrated in ${HYDRATION_LIMIT_MS / 1000} s`);
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}

/** Its code runs in the page. Effects, which React runs in a task of its own, come before the message does. */
function isDocumentReady(): boolean | Promise<boolean> {
  if (!('__remixContext' in window)) return true;
  if (!Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'))) return false;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    port2.postMessage(null);
  });
}

/**
 * The router changes the address before React has drawn its page, which takes a busy machine seconds: until then the one
 * before is there, and what is looked at or clicked is its. Resolves once the page of the address is drawn.
 */
export async function untilAddressIsDrawn(page: Page, timeout?: number): Promise<void> {
  // What throws is a page that leads on to another: it is left alone.
  const isDrawn = () => page.evaluate(isAddressDrawn).catch(() => true);
  const message = `${page.url()} is drawn`;
  await expect.poll(isDrawn, { message, intervals: [POLL_MS, 100], timeout }).toBe(true);
}

interface Fiber {
  child: Fiber | null;
  memoizedProps: { navigationType?: string; location?: { key: string } } | null;
}

/** Its code runs in the page. The first component with a location and a way to it is the router's, near the root. */
function isAddressDrawn(): boolean {
  const { __remixRouter: router } = window as { __remixRouter?: { state: { location: { key: string } } } };
  const name = Object.keys(document).find((key) => key.startsWith('__reactContainer'));
  // A document without scripts, or one that is not hydrated yet, is the address's own.
  if (!router || !name) return true;
  const { stateNode } =
    (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[name] ?? {};
  for (let fiber = stateNode?.current ?? null; fiber; fiber = fiber.child) {
    const { navigationType, location } = fiber.memoizedProps ?? {};
    if (navigationType && location) return location.key === router.state.location.key;
  }
  return true;
}
