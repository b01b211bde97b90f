import type { Browser, BrowserContext, Page } from '@playwright/test';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import type { CloudflareProxy } from './cloudflare-proxy.ts';
import { observeFirstFrame, type Waits, waitsOf } from './first-frame.ts';
import { PAGE_SCRIPT_SHIM } from './page-script-shim.ts';
import { requireReadyPicture } from './ready-picture.ts';
import { median, type Report } from './report.ts';

const RUNS = 5;
const HOVER_MS = 2500;
const FILM = 'the-salt-road';
const STREAM = 'northern-skies-live';
const RECORDED_STREAM = 'directors-in-the-dark';
const BARE_PATH = '/bare-player';
const HOW = `click on the play button to the first frame on the screen (a ready one: to the paint that shows it), median of ${RUNS}`;

/**
 * How long a viewer waits for the first frame, with 50 ms more on every request, against a bare mp4 of the
 * same film.
 */
export async function benchPlay(browser: Browser, proxy: CloudflareProxy, report: Report) {
  const origin = `http://aurora.localhost:${proxy.port}`;
  proxy.addPage(BARE_PATH, barePage(await progressiveSource(origin)));
  await requireReadyPicture(browser, `${origin}/content/${FILM}`, HOVER_MS);
  const bare = await repeat(browser, (page) => playBare(page, origin));
  const bareHow = 'a page with one <video>, same proxy';
  report({ what: 'first frame: bare mp4', value: bare.firstFrame, unit: 'ms', how: bareHow });
  report({ what: 'moving: bare mp4', value: bare.moving, unit: 'ms', how: bareHow });
  for (const { name, title, way, limit, how } of ROWS) {
    const waits = await repeat(browser, (page) => playTitle(page, origin, title, way));
    report({ what: `first frame: ${name}`, value: waits.firstFrame, unit: 'ms', how: `${HOW}; ${how}` });
    const limited = { unit: '×', ...(limit ? { limit } : {}), how: 'same run' };
    const against = `${name} against bare mp4`;
    report({ what: `first frame: ${against}`, value: waits.firstFrame / bare.firstFrame, ...limited });
    report({ what: `moving: ${against}`, value: waits.moving / bare.moving, ...limited });
  }
}

/**
 * `opened`: on the watch page itself, in a browser that plays nothing by itself; the others on the content
 * page.
 */
type Way = 'cold' | 'idle' | 'hovered' | 'opened';

interface Row {
  name: string;
  title: string;
  way: Way;
  limit?: number;
  how: string;
}

const IDLE_HOW = 'content page; the player’s code fetched while the page was idle';
const HOVERED_HOW = `content page; pointer over it for ${HOVER_MS} ms`;

const ROWS: readonly Row[] = [
  {
    name: 'film',
    title: FILM,
    way: 'idle',
    limit: 2.6,
    how: IDLE_HOW,
  },
  {
    name: 'film, no code',
    title: FILM,
    way: 'cold',
    how: 'content page; a viewer who saves data: nothing is prefetched',
  },
  {
    name: 'film, preloaded',
    title: FILM,
    way: 'hovered',
    limit: 1,
    how: HOVERED_HOW,
  },
  {
    name: 'film, watch page',
    title: FILM,
    way: 'opened',
    limit: 1,
    how: 'watch page, in a browser that plays nothing by itself',
  },
  {
    name: 'live',
    title: STREAM,
    way: 'idle',
    limit: 2.6,
    how: IDLE_HOW,
  },
  {
    name: 'live, preloaded',
    title: STREAM,
    way: 'hovered',
    limit: 1,
    how: HOVERED_HOW,
  },
  {
    name: 'recorded stream',
    title: RECORDED_STREAM,
    way: 'idle',
    limit: 2.6,
    how: IDLE_HOW,
  },
];

async function repeat(browser: Browser, play: (page: Page) => Promise<Waits>): Promise<Waits> {
  const times: Waits[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    times.push(await play(await watchedPage(context)));
    await context.close();
  }
  return {
    firstFrame: median(times.map(({ firstFrame }) => firstFrame)),
    moving: median(times.map(({ moving }) => moving)),
  };
}

async function watchedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(PAGE_SCRIPT_SHIM);
  await page.addInitScript(observeFirstFrame);
  return page;
}

async function playTitle(page: Page, origin: string, title: string, way: Way): Promise<Waits> {
  if (way === 'opened') return playOpened(page, origin, title);
  if (way === 'cold') await page.addInitScript(saveData);
  await page.goto(`${origin}/content/${title}`, { waitUntil: 'networkidle' });
  const button = page.getByRole('link', { name: /Watch now|Resume watching|Playing now/ });
  if (way === 'hovered') {
    await button.hover();
    await page.waitForTimeout(HOVER_MS);
    await button.click();
  } else {
    // Without the pointer's approach, which would start the preload.
    await button.dispatchEvent('click');
  }
  return waitsOf(page);
}

async function playOpened(page: Page, origin: string, title: string): Promise<Waits> {
  await page.addInitScript(refuseAutoplay);
  await page.goto(`${origin}/watch/${title}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  return waitsOf(page);
}

/** Runs in the page: as in browsers where the viewer has not clicked yet. */
function refuseAutoplay() {
  Object.defineProperty(HTMLMediaElement.prototype, 'autoplay', { get: () => false, set: () => undefined });
}

/** Runs in the page: the viewer saves data, so the page prefetches nothing. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });
}

async function playBare(page: Page, origin: string): Promise<Waits> {
  await page.goto(`${origin}${BARE_PATH}`);
  await page.getByRole('button').dispatchEvent('click');
  return waitsOf(page);
}

const barePage = (
  source: string,
) => `<!doctype html><button onclick="document.querySelector('video').play()">play</button>
<video preload="none" src="${source}"></video>`;

/** Address of the film as one file, from the page that viewers without scripts get. */
async function progressiveSource(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const { text } = await loopbackRequest(Number(port), hostname, `/watch/${FILM}`);
  const source = text.match(/<source[^>]+src="([^"]+\.mp4[^"]*)"/)?.[1];
  if (!source) throw new Error('The watch page names no mp4');
  return source.replaceAll('&amp;', '&');
}
