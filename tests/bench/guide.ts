import { chromium, type Page } from '@playwright/test';
import { seedDemoBrands } from '#cli/local/demo.ts';
import { openPlatform, type Site } from '#cli/local/site.ts';
import { requireChromium } from '#tests/support/chromium.ts';
import { CHANNELS, fillGuide, SLOTS_A_DAY } from './guide-data.ts';
import { PAGE_SCRIPT_SHIM } from './page-script-shim.ts';
import { openPlatformOn } from './platform-calls.ts';
import { median, percentile, type Report } from './report.ts';

const ACCOUNT = 'acc_aurora';
const CALLS = 40;
/** Addresses of media carry one; here nobody asks for them. */
const NO_PORT = 8787;
const CALL_LIMIT_MS = 50;
const DAY_MS = 86_400_000;
const GUIDE = '/channels?view=guide';
const WHEEL_STEPS = 120;
const KEY_MOVES = 40;
const DAYS = 5;
/** Longer than this the browser itself calls a task long. */
const LONG_TASK_MS = 50;
const FRAME_LIMIT_MS = 34;
const HOW = `${CHANNELS} channels of ${SLOTS_A_DAY} programmes a day, Chromium without graphics card, 1280 × 800`;

/** What D1 spends on a day of 200 full channels: the largest question that a guide may ask. */
export async function benchGuideCall(report: Report) {
  const site = await openPlatform({ quiet: true, onLog: () => undefined });
  try {
    await seedDemoBrands(site.bindings, NO_PORT);
    await fillGuide(site.bindings.db, ACCOUNT);
    const ask = openPlatformOn(site.bindings, ACCOUNT);
    const channel_ids = Array.from({ length: CHANNELS }, (_, index) => `full-${index}`);
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const startMs = Math.floor(Date.now() / DAY_MS - (call % 7)) * DAY_MS;
      const [start_time, end_time] = [startMs, startMs + DAY_MS].map((ms) => new Date(ms).toISOString());
      times.push(await ask({ name: 'channelGuide', body: { channel_ids, start_time, end_time } }));
    }
    const how = `${CALLS} calls for a day of ${CHANNELS} channels with ${SLOTS_A_DAY} programmes, by D1's own meta.duration`;
    report({ what: 'guide: call, p50', value: median(times), unit: 'ms', how });
    const p95 = percentile(times, 0.95);
    report({ what: 'guide: call, p95', value: p95, unit: 'ms', limit: CALL_LIMIT_MS, how });
  } finally {
    await site.close();
  }
}

/** How smoothly the guide moves under a wheel and under keys, and how soon another day is there. */
export async function benchGuide(site: Site, report: Report) {
  await fillGuide(site.bindings.db, ACCOUNT);
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(PAGE_SCRIPT_SHIM);
    await page.addInitScript(observeFrames);
    await page.goto(site.url('aurora.localhost', GUIDE), { waitUntil: 'networkidle' });
    // A first visit in another time zone draws the guide anew.
    await page.reload({ waitUntil: 'networkidle' });
    const scroller = page.locator('[data-guide-scroller]');
    await scroller.hover({ position: { x: 600, y: 300 } });
    for (const [name, x, y] of [
      ['down', 0, 100],
      ['sideways', 100, 0],
    ] as const) {
      reportMotion(report, `guide: wheel ${name}`, await framesWhile(page, () => wheel(page, x, y)));
    }
    await scroller.getByRole('rowheader').getByRole('link').last().focus();
    reportMotion(report, 'guide: arrow keys', await framesWhile(page, () => arrows(page)));
    const times: number[] = [];
    for (let day = 1; day <= DAYS; day += 1) times.push(await changeDay(page, day));
    report({
      what: 'guide: another day, median',
      value: median(times),
      unit: 'ms',
      how: `press to its programmes; ${HOW}`,
    });
  } finally {
    await browser.close();
  }
}

function reportMotion(report: Report, what: string, { frames, tasks }: Observed) {
  report({
    what: `${what}, frame p95`,
    value: percentile(frames, 0.95),
    unit: 'ms',
    limit: FRAME_LIMIT_MS,
    how: `${frames.length} frames; ${HOW}`,
  });
  const long = Math.max(0, ...tasks);
  report({
    what: `${what}, long tasks`,
    value: tasks.length,
    unit: '',
    how: `above ${LONG_TASK_MS} ms; the longest ${long.toFixed(0)} ms`,
  });
}

async function wheel(page: Page, x: number, y: number) {
  for (let step = 0; step < WHEEL_STEPS; step += 1) {
    await page.mouse.wheel(x, y);
    await page.waitForTimeout(16);
  }
}

async function arrows(page: Page) {
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
    for (let move = 0; move < KEY_MOVES; move += 1) await page.keyboard.press(key);
  }
}

/** Milliseconds from the press to the frame that shows programmes of the other day. */
async function changeDay(page: Page, day: number): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(day);
  const before = await page
    .locator('[data-row] [data-start]:not([data-start="channel"])')
    .first()
    .getAttribute('data-start');
  const startedMs = performance.now();
  await link.click();
  await page.waitForFunction(
    (start) => {
      const first = document.querySelector<HTMLElement>(
        '[data-row] [data-start]:not([data-start="channel"])',
      );
      return first && Math.abs(Number(first.dataset.start) - Number(start)) > 3_600_000 * 6;
    },
    before,
    { polling: 'raf' },
  );
  return performance.now() - startedMs;
}

interface Observed {
  frames: number[];
  tasks: number[];
}

async function framesWhile(page: Page, act: () => Promise<void>): Promise<Observed> {
  await page.waitForTimeout(500);
  await page.evaluate(() => (window as unknown as { __frames: { start(): void } }).__frames.start());
  await act();
  return page.evaluate(() => (window as unknown as { __frames: { stop(): Observed } }).__frames.stop());
}

/** Runs in the page: times between frames, and tasks that the browser calls long. */
function observeFrames() {
  let frames: number[] = [];
  let tasks: number[] = [];
  let last = 0;
  let isOn = false;
  new PerformanceObserver((list) => {
    if (isOn) tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  const frame = (now: number) => {
    if (!isOn) return;
    if (last > 0) frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  const start = () => {
    [frames, tasks, last, isOn] = [[], [], 0, true];
    requestAnimationFrame(frame);
  };
  const stop = () => {
    isOn = false;
    return { frames, tasks };
  };
  Object.assign(window, { __frames: { start, stop } });
}
