import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Site } from '#cli/local/site.ts';
import { requireBrowsers } from '#tests/support/browsers/machine-browsers.ts';
import type { BenchPage } from './edit-page.ts';
import { motionWhile, observeMotion } from './guide-motion.ts';
import { PAGE_SCRIPT_SHIM } from './page-script-shim.ts';
import { percentile, type Report } from './report.ts';

/** As `bench vitals` slows its phone. */
const SLOWER = 4;
const KEY_COUNT = 30;
const PAUSE_MS = 120;
/** edit-mode.md §14. The browser's event timings have steps of 8 ms, and leave out what took less than two frames. */
const LIMIT_MS = 50;
const LEFT_OUT_MS = 16;

/** How soon a key is drawn on a page of many blocks. */
export async function benchKeys(site: Site, { editor, stage }: BenchPage, blocks: number, report: Report) {
  const browser = await chromium.launch({
    executablePath: requireBrowsers().full,
    args: ['--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const url = site.url(editor.hostname, '');
    await context.addCookies([...editor.cookies].map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    await page.addInitScript(PAGE_SCRIPT_SHIM);
    await page.addInitScript(observeMotion);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(site.url(editor.hostname, stage), { waitUntil: 'networkidle' });
    await page.getByText('Saved', { exact: true }).waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const block = page.locator('section[data-block-id]').nth(Math.floor(blocks / 2));
    const run = (name: string, keys: readonly string[], isFloor = false) =>
      measure(page, cdp, { name, keys, blocks, report, isFloor });
    await block.focus();
    await actByKeys(page, await arrowDistance(page));
    await run('a bare scroll as far as the arrows', ['F8', 'F9'], true);
    await run('arrows between blocks', ['ArrowDown', 'ArrowUp']);
    await run('a bare swap of two blocks', ['F10'], true);
    await run('a block moved', ['Alt+ArrowDown', 'Alt+ArrowUp']);
    await page.keyboard.press('Enter');
    await page.locator('[contenteditable]').waitFor();
    await run('a letter typed', ['a', 'b']);
  } finally {
    await browser.close();
  }
}

/** How far the page scrolls from a block to its neighbour, in pixels. */
async function arrowDistance(page: Page): Promise<number> {
  const places: number[] = [];
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
    places.push(await page.evaluate(() => scrollY));
  }
  return Math.abs((places.at(-1) ?? 0) - (places.at(-2) ?? 0));
}

/**
 * Keys that do by themselves what the browser must do for the stage's own, on the same page and with no other script: F8
 * and F9 scroll, F10 swaps a block with the next. What they take is the floor: here Chromium draws without a GPU.
 */
async function actByKeys(page: Page, distance: number) {
  await page.evaluate((by) => {
    const acts = new Map([
      ['F8', () => scrollBy(0, by)],
      ['F9', () => scrollBy(0, -by)],
      ['F10', () => swapWithNext()],
    ]);
    const isHeld = (block: Element) => block.contains(document.activeElement);
    let next: Element | null | undefined;
    // Two presses leave the blocks as React knows them. A node that is moved loses the focus, so it is the other's.
    const swapWithNext = () => {
      const held = [...document.querySelectorAll('[data-block-id]')].find(isHeld);
      next ??= held?.nextElementSibling;
      if (!held || !next) throw new Error('There is no block to swap with');
      held.parentNode?.insertBefore(next, held.nextElementSibling === next ? held : held.nextElementSibling);
    };
    const act = (event: KeyboardEvent) => {
      const found = acts.get(event.key);
      if (!found) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      found();
    };
    addEventListener('keydown', act, { capture: true });
  }, distance);
}

interface Run {
  name: string;
  keys: readonly string[];
  blocks: number;
  report: Report;
  /** What the browser alone takes for such an act, which has no limit. */
  isFloor: boolean;
}

async function measure(
  page: Page,
  cdp: CDPSession,
  { name, keys, blocks, report, isFloor }: Run,
): Promise<void> {
  const { slowKeys, scriptMs, styleMs } = await motionWhile(page, cdp, async () => {
    for (let index = 0; index < KEY_COUNT; index += 1) {
      await page.keyboard.press(keys[index % keys.length] ?? '');
      await page.waitForTimeout(PAUSE_MS);
    }
    await page.waitForTimeout(500);
  });
  const quick = Array<number>(Math.max(0, KEY_COUNT - slowKeys.length)).fill(LEFT_OUT_MS);
  const shown = [...slowKeys.map(({ shownMs }) => shownMs), ...quick];
  const how = `${blocks} blocks, ${KEY_COUNT} presses at ${SLOWER}x slower, Chromium’s event timing`;
  report({
    ...{ what: `edit: ${name}, drawn, median`, value: percentile(shown, 0.5), unit: 'ms', how },
    ...(!isFloor && { limit: LIMIT_MS }),
  });
  report({ what: `edit: ${name}, drawn, p95`, value: percentile(shown, 0.95), unit: 'ms', how });
  const each = { unit: 'ms', how: `of the page’s thread, a press; ${how}` };
  report({ what: `edit: ${name}, scripts`, value: scriptMs / KEY_COUNT, ...each });
  report({ what: `edit: ${name}, style and layout`, value: styleMs / KEY_COUNT, ...each });
}
