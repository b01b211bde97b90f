import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { answerOf } from './loopback.ts';

/** A fault of every file of a kind, and the message that the viewer sees. */
export interface Fault {
  what: string;
  urls: RegExp;
  respond(route: Route): unknown;
  message: RegExp;
}

export const MISSING = /This video cannot be found/;
export const DAMAGED = /Something is wrong with this video/;
export const SLOW = /This takes longer than usual/;

/** The browser's own line about a manifest or segment that a test broke. */
export const MEDIA_ERROR = /(?:Failed to load resource|Access to fetch).*(?:\.m3u8|\/\d+\.mp4)\b/;
/** And about what a page sends besides while a test has taken its line away. */
export const OFFLINE_ERROR = new RegExp(
  `${MEDIA_ERROR.source}|net::ERR_INTERNET_DISCONNECTED \\S+/resources/(?:clock|player-event)$`,
);

/** Of films and streams alike: the list of renditions and the list of segments. */
const MANIFEST = /\.m3u8$/;
/** Files of renditions are named by their height. */
const SEGMENT = /\/\d+\.mp4$/;

const missing = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const asPage = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sorry</title>' });
const never = () => undefined;

/** Half of the asset host's body, with the length of that half. */
async function truncated(route: Route) {
  const { body, ...answer } = await answerOf(route);
  await route.fulfill({ ...answer, body: body.subarray(0, body.length / 2) });
}

export const MANIFEST_FAULTS: readonly Fault[] = [
  { what: 'a manifest that is gone', urls: MANIFEST, respond: missing, message: MISSING },
  { what: 'a page instead of a manifest', urls: MANIFEST, respond: asPage, message: DAMAGED },
  { what: 'a manifest cut short', urls: MANIFEST, respond: truncated, message: DAMAGED },
  { what: 'a manifest that never comes', urls: MANIFEST, respond: never, message: SLOW },
];
export const SEGMENT_FAULTS: readonly Fault[] = [
  { what: 'segments that are gone', urls: SEGMENT, respond: missing, message: MISSING },
  { what: 'pages instead of segments', urls: SEGMENT, respond: asPage, message: DAMAGED },
  { what: 'segments cut short', urls: SEGMENT, respond: truncated, message: DAMAGED },
  { what: 'segments that never come', urls: SEGMENT, respond: never, message: SLOW },
];

/** The player is the film's, which meets all of them: streams and channels meet one of each kind, all with `npm run test:all`. */
export const firstOrAll = (table: readonly Fault[]) => (IS_TEST_ALL ? table : table.slice(0, 1));

/** Puts a fault into everything that a page loads of media, and takes it out again. */
export async function openFaults(page: Page) {
  let fault: Fault | null = null;
  let broken = 0;
  const open = new Set<Route>();
  await page.route(/\/(?:live|media)\/[^/]+\/[^/]+$/, async (route) => {
    if (!fault?.urls.test(new URL(route.request().url()).pathname)) return route.continue();
    broken += 1;
    if (fault.respond === never) open.add(route);
    else await fault.respond(route);
  });
  return {
    begin(next: Fault) {
      fault = next;
      broken = 0;
    },
    /** What never came breaks off, as on a line that comes back. */
    async end() {
      fault = null;
      for (const route of open) await route.abort('connectionreset').catch(() => undefined);
      open.clear();
    },
    hits: () => broken,
  };
}

const STEP_MS = 500;

/** Has the page's time, whose clock is the test's, pass about five times as fast until this is to be seen. */
export async function untilSoon(page: Page, wanted: Locator): Promise<void> {
  const look = async () => {
    await page.clock.fastForward(STEP_MS);
    return wanted.isVisible();
  };
  await expect.poll(look, { timeout: 30_000, intervals: [STEP_MS / 5] }).toBe(true);
}

/** By how much the page's time has come to be ahead of the real one from here on, in ms. */
export async function followTime(page: Page): Promise<() => Promise<number>> {
  const clockOffsetMs = async () => (await page.evaluate(() => performance.now())) - performance.now();
  const before = await clockOffsetMs();
  return async () => (await clockOffsetMs()) - before;
}
