import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { CloudflareProxy } from './cloudflare-proxy.ts';
import { PAGE_SCRIPT_SHIM } from './page-script-shim.ts';
import { PAGES } from './pages.ts';
import { median, type Report } from './report.ts';

const RUNS = 3;
const CPU_SLOWDOWN = 4;
const ROUND_TRIP_MS = 150;
const BITS_PER_SECOND = 1_600_000;
const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const IDLE_WAIT_MS = 3000;

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  requests: number;
}

const LIMITS: Record<keyof Vitals, number | undefined> = {
  fcp: 1200,
  lcp: 2500,
  cls: 0.02,
  tbt: undefined,
  requests: 40,
};
const UNITS: Record<keyof Vitals, string> = { fcp: 'ms', lcp: 'ms', cls: '', tbt: 'ms', requests: '' };

const HOW =
  `Chromium at 390 px, ${CPU_SLOWDOWN}x CPU, ${BITS_PER_SECOND / 1e6} Mbit/s, ${ROUND_TRIP_MS} ms RTT, HTTP/1.1 through a brotli ` +
  `proxy, empty browser cache, warm page cache; median of ${RUNS}`;

/** What a phone on a slow network sees of each page. */
export async function benchVitals(browser: Browser, proxy: CloudflareProxy, report: Report) {
  for (const { name, hostname, path } of PAGES.filter((page) => page.name !== 'watch page')) {
    const url = `http://${hostname}:${proxy.port}${path}`;
    await measureOnce(browser, url);
    const runs: Vitals[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(browser, url));
    for (const key of Object.keys(LIMITS) as (keyof Vitals)[]) {
      const limit = LIMITS[key];
      const value = median(runs.map((vitals) => vitals[key]));
      const what = `${name}: ${key.toUpperCase()}`;
      report({ what, value, unit: UNITS[key], ...(limit === undefined ? {} : { limit }), how: HOW });
    }
    if (path === '/') await reportWide(browser, { name, url }, report);
  }
}

/** What moves on a home where its sliders and rows have the most room. */
async function reportWide(browser: Browser, { name, url }: { name: string; url: string }, report: Report) {
  const { cls } = await measureOnce(browser, url, WIDE);
  const how = HOW.replace('390 px', '1440 px').replace(/;.*/, '; one run');
  report({ what: `${name}, wide: CLS`, value: cls, unit: '', limit: 0.02, how });
}

async function measureOnce(
  browser: Browser,
  url: string,
  device: BrowserContextOptions = PHONE,
): Promise<Vitals> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(PAGE_SCRIPT_SHIM);
  await page.addInitScript(observeVitals);
  let requests = 0;
  page.on('request', (request) => {
    // Data and blob addresses cost no round trip.
    if (request.url().startsWith('http')) requests += 1;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_WAIT_MS);
  const vitals = await readVitals(page);
  await context.close();
  return { ...vitals, requests };
}

async function slowDown(session: CDPSession) {
  const bytesPerSecond = BITS_PER_SECOND / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page, before its own scripts. */
function observeVitals() {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { __vitals: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  observe('longtask', (entry) => {
    seen.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
}

/** Total blocking time: what tasks after the first paint take beyond 50 ms each. */
async function readVitals(page: Page): Promise<Omit<Vitals, 'requests'>> {
  return page.evaluate(() => {
    const { fcp, lcp, cls, tasks } = (window as unknown as { __vitals: Observed }).__vitals;
    const afterFirstPaint = tasks.filter(({ start, duration }) => start + duration > fcp);
    return {
      fcp,
      lcp,
      cls,
      tbt: afterFirstPaint.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  });
}
