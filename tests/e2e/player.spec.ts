import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { player, secondsPlayed, untilPlaying } from './support/player.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM_WATCH } from './support/viewer.ts';

test.use({ playsFilms: true });

const video = (page: Page) => page.locator('video');
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);

test('the settings are worked by keys, and captions look as the viewer wants, at once and the next time', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await page.keyboard.press('c');
  const cue = page.locator('.shaka-text-container span[translate]').first();
  await expect(cue).toHaveText(/\S/, { timeout: 20_000 });
  await page.keyboard.press('k');
  await expectAccessible(page);
  const looks = () =>
    cue.evaluate((element) => {
      const { color, backgroundColor, fontSize, textShadow } = getComputedStyle(element);
      return { color, backgroundColor, fontSize: Number.parseFloat(fontSize), textShadow };
    });
  const before = await looks();
  expect(before).toMatchObject({ color: 'rgb(255, 255, 255)', backgroundColor: 'rgba(0, 0, 0, 0.8)' });

  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Captions/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Caption style, back to captions' })).toBeFocused();
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('menuitemradio', { name, exact: true }).press('Space');
  await choose('Size', 'Very large');
  await choose('Colour', 'Yellow');
  await choose('Background', 'None');
  await choose('Edge', 'Outline');
  const after = await looks();
  expect(after).toMatchObject({ color: 'rgb(255, 235, 59)', backgroundColor: 'rgba(0, 0, 0, 0)' });
  expect(after.fontSize / before.fontSize).toBeCloseTo(1.8, 1);
  expect(after.textShadow).not.toBe(before.textShadow);
  for (const _ of ['captions', 'overview', 'closed']) await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();

  // On the volume the arrows are its own; elsewhere they skip.
  const stoppedAt = await secondsPlayed(page);
  await page.getByRole('slider', { name: 'Volume' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const volume = () => video(page).evaluate((element: HTMLVideoElement) => element.volume);
  await expect.poll(volume).toBeCloseTo(0.05, 2);
  expect(await secondsPlayed(page)).toBeCloseTo(stoppedAt, 1);

  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(map).toBeVisible();
  await expectAccessible(page);
  for (let times = 0; times < 4; times += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(map).toHaveCount(0);

  await page.reload();
  await untilPlaying(page);
  await expect(cue).toHaveText(/\S/, { timeout: 20_000 });
  expect(await looks()).toEqual(after);
});

/** A film with its picture and three sounds apart, in place of the demo film's. */
async function serveMultiAudio(page: Page, requested: string[]) {
  await page.route(/\/media\/the-salt-road\/(?:master|video|en|ar|ad)\.(?:m3u8|mp4)$/, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    requested.push(name);
    const file = await readFile(new URL(`../fixtures/multi-audio/${name}`, import.meta.url));
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '') ?? [];
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'video/mp4' };
    if (!first || !last) return route.fulfill({ headers, body: file });
    return route.fulfill({ status: 206, headers, body: file.subarray(Number(first), Number(last) + 1) });
  });
}

/** Paused there, with all that comes after it in the buffer. */
async function standAt(page: Page, seconds: number) {
  await video(page).evaluate((element: HTMLVideoElement, second) => {
    element.pause();
    element.currentTime = second;
  }, seconds);
  const isAllThere = () =>
    video(page).evaluate(({ buffered, currentTime, duration }: HTMLVideoElement) =>
      Array.from({ length: buffered.length }, (_, index) => index).some(
        (index) => buffered.start(index) <= currentTime && buffered.end(index) > duration - 0.5,
      ),
    );
  await expect.poll(isAllThere, { timeout: 30_000 }).toBe(true);
}

test('the sound can be chosen: languages, and the description of what is to be seen', async ({ page }) => {
  const requested: string[] = [];
  await serveMultiAudio(page, requested);
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await standAt(page, 2);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: /^Audio/ }).click();
  const sounds = page.getByRole('menuitemradio');
  await expect(sounds).toHaveText(['English', 'العربية', 'English (audio description)']);
  await expect(sounds.first()).toBeChecked();
  expect(requested).not.toContain('ar.mp4');
  await sounds.nth(1).click();
  await expect(page.getByRole('menuitem', { name: /^Audio/ })).toContainText('العربية');
  await expect.poll(() => requested.includes('ar.mp4')).toBe(true);
  // So near the end that nothing of it is left to fetch.
  await standAt(page, 22);
  await page.getByRole('menuitem', { name: /^Audio/ }).click();
  await page.getByRole('menuitemradio', { name: /description/ }).click();
  await expect.poll(() => requested.includes('ad.mp4')).toBe(true);
});

test('in Arabic the bar runs from the right, and the arrows with it; a position beyond the end is wrapped', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  // 24 seconds long: 100 is 4 past four rounds of it.
  await page.goto(siteUrl('aurora', `${FILM_WATCH}?t=100`));
  await untilPlaying(page, 4.5);
  expect(await secondsPlayed(page)).toBeLessThan(14);
  await page.keyboard.press('k');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const before = await secondsPlayed(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => secondsPlayed(page)).toBeCloseTo(before + 5, 0);
  const bar = await page.getByRole('slider').first().boundingBox();
  if (!bar) throw new Error('No seek bar');
  await page.mouse.click(bar.x + bar.width * 0.25, bar.y + bar.height / 2);
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(16);
  await expectAccessible(page);
  const settings = page.locator('button[aria-haspopup="menu"]').first();
  await settings.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test.describe('under fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  async function touch(session: CDPSession, type: string, points: { x: number; y: number }[]) {
    await session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points });
  }

  async function sweep(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
    const session = await page.context().newCDPSession(page);
    await touch(session, 'touchStart', [from]);
    for (let step = 1; step <= 8; step += 1) {
      const at = (start: number, end: number) => start + ((end - start) * step) / 8;
      await touch(session, 'touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }]);
    }
    await touch(session, 'touchEnd', []);
  }

  test('two taps at a side skip, one shows the controls; a sweep seeks or sets the volume', async ({
    page,
  }) => {
    await page.goto(siteUrl('aurora', FILM_WATCH));
    await untilPlaying(page, 1);
    await expect(player(page)).toHaveAttribute('data-controls', 'hidden');
    await page.touchscreen.tap(420, 120);
    await expect(player(page)).toHaveAttribute('data-controls', 'shown');
    expect(await isPaused(page)).toBe(false);
    await video(page).evaluate((element: HTMLVideoElement) => element.pause());
    const before = await secondsPlayed(page);
    await page.touchscreen.tap(780, 120);
    await page.touchscreen.tap(780, 120);
    await expect.poll(() => secondsPlayed(page)).toBeCloseTo(before + 10, 0);
    await expect(player(page).getByText('+10', { exact: true })).toBeVisible();
    await page.waitForTimeout(1200);
    await page.touchscreen.tap(60, 120);
    await page.touchscreen.tap(60, 120);
    await expect.poll(() => secondsPlayed(page)).toBeCloseTo(before, 0);
    // A quarter of the picture is a quarter of the film's 24 seconds.
    await sweep(page, { x: 300, y: 100 }, { x: 300 + 844 / 4, y: 104 });
    await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(before + 5);
    expect(await secondsPlayed(page)).toBeLessThan(before + 7);
    await sweep(page, { x: 500, y: 60 }, { x: 500, y: 60 + 390 / 2 });
    const volume = () => video(page).evaluate((element: HTMLVideoElement) => element.volume);
    await expect.poll(volume).toBeLessThan(0.6);
    expect(await volume()).toBeGreaterThan(0.35);
  });
});
