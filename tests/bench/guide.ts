import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import type { Site } from '#cli/local/site.ts';
import { requireBrowsers } from '#tests/support/browsers/machine-browsers.ts';
import { CHANNELS, fillGuide, SLOTS_A_DAY } from './guide-data.ts';
import { type Motion, motionWhile, observeMotion, together } from './guide-motion.ts';
import { PAGE_SCRIPT_SHIM } from './page-script-shim.ts';
import { median, percentile, type Report } from './report.ts';

const ACCOUNT = 'acc_aurora';
const GUIDE = '/channels?view=guide';
const DAYS = 7;
const WHEEL_PX = 100;
const KEY_MOVES = 40;
/** Longer than this the browser itself calls a task long. */
const LONG_TASK_MS = 50;
/** Two of 60 a second: without a graphics card the browser needs one to draw what the other worked out. */
const ANIMATION_FRAME_LIMIT_MS = 34;
/** Of a frame's 16.7 ms, so that drawing has the rest. */
const WORK_LIMIT_MS = 8;
/** As `bench vitals` slows its phone. */
const SLOWER = 4;
const ONE_ANIMATION_FRAME = { workMs: 16, shownMs: 16 };
/** By the browser's event timings, whose steps are 8 ms: the second frame after the key press. */
const KEY_LIMIT_MS = 40;
const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp'];
/** As a key does that is held. */
const KEYS_A_SECOND = 30;
const DAY_LIMIT_MS = 500;
const HOW = `${CHANNELS} channels of ${SLOTS_A_DAY} programmes a day, ${DAYS} days, Chromium without graphics card, 1280 × 800`;

/**
 * How smoothly the guide moves under a wheel and under keys, through all channels of all days, and how soon
 * another day is there.
 */
export async function benchGuide(site: Site, report: Report) {
  await fillGuide(site.bindings.db, ACCOUNT);
  const browser = await chromium.launch({
    executablePath: requireBrowsers().full,
    args: ['--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(PAGE_SCRIPT_SHIM);
    await page.addInitScript(observeMotion);
    const cdp = await page.context().newCDPSession(page);
    // By the thread's own time: what else the machine does is not in it.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(site.url('aurora.localhost', GUIDE), { waitUntil: 'networkidle' });
    // A first visit in another time zone draws the guide anew.
    await page.reload({ waitUntil: 'networkidle' });
    const moved = { down: [] as Motion[], sideways: [] as Motion[] };
    const switches: number[] = [];
    for (let day = 0; day < DAYS; day += 1) {
      if (day > 0) switches.push(await changeDay(page, day));
      const scroller = page.locator('[data-guide-scroller]');
      await scroller.evaluate((element) => element.scrollTo(0, 0));
      await scroller.hover({ position: { x: 600, y: 300 } });
      moved.down.push(await motionWhile(page, cdp, () => wheelToEnd(scroller, 'down')));
      moved.sideways.push(await motionWhile(page, cdp, () => wheelToEnd(scroller, 'sideways')));
    }
    reportMotion(report, 'guide: wheel down', together(moved.down));
    reportMotion(report, 'guide: wheel sideways', together(moved.sideways));
    const keys = await motionWhile(page, cdp, () => arrows(page));
    reportMotion(report, 'guide: arrow keys', keys);
    reportKeys(report, 'guide', keys);
    await benchSlowly(page, cdp, report);
    report({
      what: 'guide: another day, median',
      value: median(switches),
      unit: 'ms',
      limit: DAY_LIMIT_MS,
      how: `click to its programmes at the same channels; ${HOW}`,
    });
  } finally {
    await browser.close();
  }
}

/** The same on a phone's processor, a day of it. */
async function benchSlowly(page: Page, cdp: CDPSession, report: Report) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scroller = page.locator('[data-guide-scroller]');
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  const what = `guide at 1/${SLOWER} of the processor`;
  const down = await motionWhile(page, cdp, () => wheelToEnd(scroller, 'down'));
  reportWork(report, `${what}: wheel down`, down, ONE_ANIMATION_FRAME.workMs);
  const sideways = await motionWhile(page, cdp, () => wheelToEnd(scroller, 'sideways'));
  reportWork(report, `${what}: wheel sideways`, sideways, ONE_ANIMATION_FRAME.workMs);
  const keys = await motionWhile(page, cdp, () => arrows(page));
  reportWork(report, `${what}: arrow keys`, keys, ONE_ANIMATION_FRAME.workMs);
  reportKeys(report, what, keys);
}

function reportMotion(report: Report, what: string, motion: Motion) {
  const { animationFrameMs } = motion;
  report({
    what: `${what}, frame p95`,
    value: percentile(animationFrameMs, 0.95),
    unit: 'ms',
    limit: ANIMATION_FRAME_LIMIT_MS,
    how: `${animationFrameMs.length} frames; ${HOW}`,
  });
  reportWork(report, what, motion, WORK_LIMIT_MS);
}

function reportWork(
  report: Report,
  what: string,
  { animationFrameMs, longTasks, scriptMs, styleMs }: Motion,
  limit: number,
) {
  const perFrame = (ms: number) => ms / animationFrameMs.length;
  report({
    what: `${what}, work a frame`,
    value: perFrame(scriptMs + styleMs),
    unit: 'ms',
    limit,
    how: `the page's own, by the browser's metrics: scripts ${perFrame(scriptMs).toFixed(1)} ms, styles and layout ${perFrame(styleMs).toFixed(1)} ms`,
  });
  const longest = Math.max(0, ...longTasks);
  report({
    what: `${what}, long tasks`,
    value: longTasks.length,
    unit: '',
    limit: 0,
    how: `above ${LONG_TASK_MS} ms; the longest ${longest.toFixed(0)} ms`,
  });
}

/** The browser reports no key that was shown within a frame: each of those counts as a frame. */
function reportKeys(report: Report, guide: string, { slowKeys }: Motion) {
  const keyPresses = KEYS.length * KEY_MOVES;
  const quick = Array.from({ length: Math.max(0, keyPresses - slowKeys.length) }, () => ONE_ANIMATION_FRAME);
  const keys = [...slowKeys, ...quick];
  const how = `${keyPresses} presses, ${KEYS_A_SECOND} a second, ${slowKeys.length} of them a frame or more; ${HOW}`;
  const p95 = (of: (key: Motion['slowKeys'][number]) => number) => percentile(keys.map(of), 0.95);
  const [workMs, shownMs] = [p95((key) => key.workMs), p95((key) => key.shownMs)];
  report({
    what: `${guide}: a key’s work, p95`,
    value: workMs,
    unit: 'ms',
    limit: ONE_ANIMATION_FRAME.workMs,
    how,
  });
  report({ what: `${guide}: a key to its frame, p95`, value: shownMs, unit: 'ms', limit: KEY_LIMIT_MS, how });
}

/** Past all channels, or all hours. */
async function wheelToEnd(scroller: Locator, way: 'down' | 'sideways') {
  const isDown = way === 'down';
  const px = await scroller.evaluate(
    (element, down) =>
      down ? element.scrollHeight - element.clientHeight : element.scrollWidth - element.clientWidth,
    isDown,
  );
  const page = scroller.page();
  for (let moved = 0; moved < px + WHEEL_PX; moved += WHEEL_PX) {
    await page.mouse.wheel(isDown ? 0 : WHEEL_PX, isDown ? WHEEL_PX : 0);
    await page.waitForTimeout(16);
  }
  const [top, left] = await scroller.evaluate((element) => [element.scrollTop, element.scrollLeft]);
  const at = isDown ? (top ?? 0) : (left ?? 0);
  if (at < px - 1) throw new Error(`The wheel went ${way} to ${at} of ${px} px.`);
}

async function arrows(page: Page) {
  await page.locator('[data-guide-scroller]').evaluate((element) => element.scrollTo(0, 0));
  await page.getByRole('rowheader').getByRole('link').first().focus();
  for (const key of KEYS) {
    for (let move = 0; move < KEY_MOVES; move += 1) {
      await page.keyboard.press(key);
      await page.waitForTimeout(1000 / KEYS_A_SECOND);
    }
  }
  // The browser reports its event timings a moment later.
  await page.waitForTimeout(200);
}

/**
 * Milliseconds from the click to the frame that shows programmes of the other day, at the channels that were
 * in sight.
 */
async function changeDay(page: Page, day: number): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(day);
  // The link's own day is not enough: its programmes are to be there.
  const before = await shownDay(page);
  const startedMs = performance.now();
  await link.click();
  await page.waitForFunction(
    ([start, half]) => {
      const row = [...document.querySelectorAll<HTMLElement>('[data-row]')].at(-1);
      const first = row?.querySelector<HTMLElement>('[data-start]:not([data-start="channel"])');
      return first && Math.abs(Number(first.dataset.start) - Number(start)) > Number(half);
    },
    [before, 6 * 3_600_000],
    { polling: 'raf' },
  );
  return performance.now() - startedMs;
}

const shownDay = (page: Page) =>
  page
    .locator('[data-row]')
    .last()
    .locator('[data-start]:not([data-start="channel"])')
    .first()
    .getAttribute('data-start');
