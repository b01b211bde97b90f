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

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
}

test('the map of keys opens by ?, keeps focus and keys to itself, and closes by Escape', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page, 1);
  await page.keyboard.press('k');
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(map).toBeVisible();
  await expect(map.getByText('Play or pause')).toBeVisible();
  expect(await map.locator('kbd').count()).toBeGreaterThan(12);
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(isBehind).toBe(false);
  }
  // Keys of the player are none here.
  await page.keyboard.press('m');
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(map).toHaveCount(0);
  await page.keyboard.press('m');
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
});

test('what a key has done is shown, and said once', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page, 1);
  await page.keyboard.press('k');
  const said = player(page).getByRole('status').filter({ hasText: /\S/ });
  await expect(said).toHaveText('Paused');
  await page.keyboard.press('l');
  await expect(player(page).getByText('+10', { exact: true })).toBeVisible();
  await page.keyboard.press('l');
  await expect(player(page).getByText('+20', { exact: true })).toBeVisible();
  await expect(said).toHaveText(/ of 0:24$/);
  await page.keyboard.press('m');
  await expect(said).toHaveText('Muted');
});

test('captions look as the viewer wants, at once and the next time', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await page.keyboard.press('c');
  const cue = page.locator('.shaka-text-container span[translate]').first();
  await expect(cue).toHaveText(/\S/, { timeout: 20_000 });
  await page.keyboard.press('k');
  const looks = () =>
    cue.evaluate((element) => {
      const { color, backgroundColor, fontSize, textShadow } = getComputedStyle(element);
      return { color, backgroundColor, fontSize: Number.parseFloat(fontSize), textShadow };
    });
  const before = await looks();
  expect(before).toMatchObject({ color: 'rgb(255, 255, 255)', backgroundColor: 'rgba(0, 0, 0, 0.8)' });

  await openSettings(page);
  await page.getByRole('menuitem', { name: /^Captions/ }).click();
  await page.getByRole('menuitem', { name: 'Caption style' }).click();
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('menuitemradio', { name, exact: true }).click();
  await choose('Size', 'Very large');
  await choose('Colour', 'Yellow');
  await choose('Background', 'None');
  await choose('Edge', 'Outline');
  const after = await looks();
  expect(after).toMatchObject({ color: 'rgb(255, 235, 59)', backgroundColor: 'rgba(0, 0, 0, 0)' });
  expect(after.fontSize / before.fontSize).toBeCloseTo(1.8, 1);
  expect(after.textShadow).not.toBe(before.textShadow);

  await page.reload();
  await untilPlaying(page);
  await expect(cue).toHaveText(/\S/, { timeout: 20_000 });
  expect(await looks()).toEqual(after);
});

test('the settings are worked by keys alone', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Captions/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Off' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const back = page.getByRole('menuitem', { name: 'Caption style, back to captions' });
  await expect(back).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemradio', { name: 'Small' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('menuitemradio', { name: 'Small' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  // On the volume the arrows are its own; elsewhere they skip.
  await page.keyboard.press('k');
  const before = await secondsPlayed(page);
  await page.getByRole('slider', { name: 'Volume' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const volume = () => video(page).evaluate((element: HTMLVideoElement) => element.volume);
  await expect.poll(volume).toBeCloseTo(0.05, 2);
  expect(await secondsPlayed(page)).toBeCloseTo(before, 1);
});

/** A film with its picture and three sounds apart, in place of the demo film's. */
async function serveMultiAudio(page: Page, asked: string[]) {
  await page.route(/\/media\/the-salt-road\/(?:master|video|en|ar|ad)\.(?:m3u8|mp4)$/, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    asked.push(name);
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
  const asked: string[] = [];
  await serveMultiAudio(page, asked);
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await standAt(page, 2);
  await openSettings(page);
  await page.getByRole('menuitem', { name: /^Audio/ }).click();
  const sounds = page.getByRole('menuitemradio');
  await expect(sounds).toHaveText(['English', 'العربية', 'English (audio description)']);
  await expect(sounds.first()).toBeChecked();
  expect(asked).not.toContain('ar.mp4');
  await sounds.nth(1).click();
  await expect(page.getByRole('menuitem', { name: /^Audio/ })).toContainText('العربية');
  await expect.poll(() => asked.includes('ar.mp4')).toBe(true);
  // So near the end that nothing of it is left to fetch.
  await standAt(page, 22);
  await page.getByRole('menuitem', { name: /^Audio/ }).click();
  await page.getByRole('menuitemradio', { name: /description/ }).click();
  await expect.poll(() => asked.includes('ad.mp4')).toBe(true);
});

test('a position beyond the end has the duration taken off until it fits', async ({ page }) => {
  // 24 seconds long: 100 is 4 past four rounds of it.
  await page.goto(siteUrl('aurora', `${FILM_WATCH}?t=100`));
  const isWhereItFits = async () => {
    const seconds = await secondsPlayed(page);
    return seconds > 4.5 && seconds < 14 && !(await isPaused(page));
  };
  await expect.poll(isWhereItFits, { timeout: 30_000 }).toBe(true);
});

test('another screen and a window of its own are offered where there are, and five speeds', {
  tag: '@full-browser',
}, async ({ page }) => {
  await page.addInitScript(() => {
    // Browsers without a screen have no such window.
    let inWindow: Element | null = null;
    Object.defineProperties(document, {
      pictureInPictureEnabled: { get: () => true },
      pictureInPictureElement: { get: () => inWindow },
    });
    HTMLVideoElement.prototype.requestPictureInPicture = async function () {
      inWindow = this;
      this.dispatchEvent(new Event('enterpictureinpicture'));
      return {} as PictureInPictureWindow;
    };
    document.exitPictureInPicture = async () => {
      const left = inWindow;
      inWindow = null;
      left?.dispatchEvent(new Event('leavepictureinpicture'));
    };
    const remote = Object.assign(new EventTarget(), {
      state: 'disconnected',
      watchAvailability: async (tell: (isThere: boolean) => void) => {
        tell(true);
        return 1;
      },
      cancelWatchAvailability: async () => undefined,
      async prompt() {
        this.state = 'connected';
        (this as unknown as EventTarget).dispatchEvent(new Event('connect'));
      },
    });
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { get: () => remote });
  });
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await page.getByRole('button', { name: 'Play on another screen' }).click();
  await expect(page.getByRole('button', { name: 'Playing on another screen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('button', { name: 'Picture in picture', exact: true }).click();
  const leave = page.getByRole('button', { name: 'Leave picture in picture' });
  await expect(leave).toHaveAttribute('aria-pressed', 'true');
  await leave.click();
  await expect(page.getByRole('button', { name: 'Picture in picture', exact: true })).toBeVisible();

  await openSettings(page);
  await page.getByRole('menuitem', { name: /^Speed/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['0.5×', '0.75×', 'Normal', '1.25×', '1.5×']);
  await page.getByRole('menuitemradio', { name: '1.5×' }).click();
  const rate = () => video(page).evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate);
  await expect.poll(rate).toBe(1.5);
});

test('lock screens and headsets know what plays, and can steer it', { tag: '@full-browser' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {};
    Object.assign(window, { __handlers: handlers });
    const original = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler;
      original(action, handler);
    };
  });
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  const press = (action: MediaSessionAction, details: object = {}) =>
    page.evaluate(
      ([name, more]) => {
        const { __handlers } = window as unknown as { __handlers: Record<string, MediaSessionActionHandler> };
        __handlers[name]?.({ action: name, ...more });
      },
      [action, details] as const,
    );
  const session = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]);
  expect(await session()).toEqual(['The Salt Road', 'playing']);
  await press('pause');
  await expect.poll(() => isPaused(page)).toBe(true);
  await expect.poll(session).toEqual(['The Salt Road', 'paused']);
  await press('seekto', { seekTime: 15 });
  await expect.poll(() => secondsPlayed(page)).toBeCloseTo(15, 0);
  await press('seekbackward');
  await expect.poll(() => secondsPlayed(page)).toBeCloseTo(5, 0);
  await press('seekforward');
  await expect.poll(() => secondsPlayed(page)).toBeCloseTo(15, 0);
  await press('play');
  await expect.poll(() => isPaused(page)).toBe(false);
});

for (const language of ['en', 'ar'] as const) {
  test(`axe finds nothing in the player, its settings and its map of keys (${language})`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lng', value: language, url: siteUrl('aurora') }]);
    await page.goto(siteUrl('aurora', FILM_WATCH));
    await untilPlaying(page, 1);
    await page.keyboard.press('k');
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expectAccessible(page);
    const settings = page.locator('button[aria-haspopup="menu"]').first();
    await settings.click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}

test('in Arabic the bar runs from the right, and the arrows with it', async ({ page, context }) => {
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page, 1);
  await page.keyboard.press('k');
  const before = await secondsPlayed(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => secondsPlayed(page)).toBeCloseTo(before + 5, 0);
  const bar = await page.getByRole('slider').first().boundingBox();
  if (!bar) throw new Error('No seek bar');
  await page.mouse.click(bar.x + bar.width * 0.25, bar.y + bar.height / 2);
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(16);
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

  test('two taps at a side skip, one shows the controls', async ({ page }) => {
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
  });

  test('a sweep sideways seeks, one up and down sets the volume', async ({ page }) => {
    await page.goto(siteUrl('aurora', FILM_WATCH));
    await untilPlaying(page, 1);
    await video(page).evaluate((element: HTMLVideoElement) => element.pause());
    const before = await secondsPlayed(page);
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
