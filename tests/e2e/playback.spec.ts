import type { Page } from '@playwright/test';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, FILM_WATCH } from './support/viewer.ts';

test.use({ playsFilms: true });

interface Playing {
  seconds: number;
  isPaused: boolean;
  isMuted: boolean;
  width: number;
  frames: number;
  audioBytes: number;
}

/** What the element itself says, past our controls. */
function playing(page: Page): Promise<Playing> {
  return page
    .locator('video:not([aria-hidden])')
    .evaluate((video: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
      seconds: video.currentTime,
      isPaused: video.paused,
      isMuted: video.muted,
      width: video.videoWidth,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
      audioBytes: video.webkitAudioDecodedByteCount ?? 0,
    }));
}

async function untilPlaying(page: Page, seconds = 0.5) {
  await expect.poll(async () => (await playing(page)).seconds, { timeout: 30_000 }).toBeGreaterThan(seconds);
}

const seekBar = (page: Page) => page.getByRole('slider', { name: 'Position' });
const player = (page: Page) => page.getByRole('region', { name: /^Player: / });

test('a film plays with picture and sound', { tag: '@full-browser' }, async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  const first = await playing(page);
  expect(first.width).toBeGreaterThan(0);
  expect(first.isMuted).toBe(false);
  await expect.poll(async () => (await playing(page)).frames).toBeGreaterThan(first.frames + 10);
  await expect.poll(async () => (await playing(page)).audioBytes).toBeGreaterThan(first.audioBytes);
});

test('pressing play on the film page leads into playing', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Watch now' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await page.mouse.move(600, 400);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
});

test('an address that says watch=true starts playing', async ({ page }) => {
  await page.goto(siteUrl('aurora', `${FILM}?watch=true`));
  await expect(page).toHaveURL(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
});

test('captions show, in the language chosen, and are remembered', { tag: '@full-browser' }, async ({
  page,
}) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  const captions = page.locator('.shaka-text-container');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await expect(captions).toHaveText(/\S/, { timeout: 20_000 });

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: /^Captions/ }).click();
  const languages = page.getByRole('menuitemradio');
  expect(await languages.count()).toBeGreaterThan(2);
  const last = (await languages.last().textContent()) ?? '';
  await languages.last().click();
  await expect(page.getByRole('menuitem', { name: /^Captions/ })).toContainText(last);

  await page.reload();
  await untilPlaying(page);
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('menuitem', { name: /^Captions/ })).toContainText(last);
});

test('the quality can be chosen, and the film goes on from where it is', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page, 1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: /^Quality/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Auto' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: '720p' }).click();
  await page.keyboard.press('Escape');
  // What was buffered before plays out; further on it is the chosen one.
  await page.keyboard.press('5');
  await expect.poll(async () => (await playing(page)).width, { timeout: 25_000 }).toBe(1280);
  expect((await playing(page)).seconds).toBeGreaterThan(1);
});

test('keys act while focus is in the player, which has it from the start', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await page.keyboard.press('k');
  await expect.poll(async () => (await playing(page)).isPaused).toBe(true);
  const before = (await playing(page)).seconds;
  await page.keyboard.press('l');
  await expect.poll(async () => (await playing(page)).seconds).toBeCloseTo(before + 10, 0);
  await page.keyboard.press('j');
  await expect.poll(async () => (await playing(page)).seconds).toBeCloseTo(before, 0);
  await page.keyboard.press('m');
  expect((await playing(page)).isMuted).toBe(true);
  await page.keyboard.press('m');
  await page.keyboard.press('>');
  expect(
    await page.locator('video:not([aria-hidden])').evaluate((video: HTMLVideoElement) => video.playbackRate),
  ).toBe(1.25);
});

test('controls leave while playing, but never under keyboard focus', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await expect(player(page)).toHaveAttribute('data-controls', 'hidden');
  await page.mouse.move(400, 300);
  await page.mouse.move(420, 300);
  await expect(player(page)).toHaveAttribute('data-controls', 'shown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.waitForTimeout(3500);
  await expect(player(page)).toHaveAttribute('data-controls', 'shown');
});

test('the bar previews time and picture under the pointer, and seeks there', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  const box = await seekBar(page).boundingBox();
  if (!box) throw new Error('No seek bar');
  const half = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(half.x, half.y);
  const preview = player(page).locator('[class*="preview"]').first();
  await expect(preview).toHaveText(/\d:\d\d/);
  await expect(preview.locator('[class*="image"]')).toBeVisible();
  const length = await page
    .locator('video:not([aria-hidden])')
    .evaluate((video: HTMLVideoElement) => video.duration);
  await page.mouse.click(half.x, half.y);
  await expect.poll(async () => (await playing(page)).seconds).toBeGreaterThan(length / 2 - 2);
});

test.describe('with media that cannot be had', () => {
  test.use({ toleratedErrors: [/status of 404|net::ERR/] });

  test('says so and plays on when tried again', async ({ page }) => {
    await page.route('**/master.m3u8', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(siteUrl('aurora', FILM_WATCH));
    // On the picture, where it stays, and as a toast.
    await expect(player(page).getByRole('group')).toContainText('cannot be found', { timeout: 20_000 });
    await expect(page.getByRole('alert')).toContainText('cannot be found');
    await page.unroute('**/master.m3u8');
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilPlaying(page);
    await expect(player(page).getByRole('group', { name: /cannot be found/ })).toHaveCount(0);
  });

  test('takes a page for no manifest', async ({ page }) => {
    await page.route('**/master.m3u8', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Not here</title>' }),
    );
    await page.goto(siteUrl('aurora', FILM_WATCH));
    await expect(player(page).getByRole('group')).toContainText('Something is wrong', { timeout: 20_000 });
    await expect(page.getByRole('link', { name: 'Back' }).last()).toHaveAttribute('href', FILM);
  });

  test('an unknown film is not found', async ({ page }) => {
    const response = await page.goto(siteUrl('aurora', '/watch/no-such-film'));
    expect(response?.status()).toBe(404);
  });
});

test.describe('without scripts', () => {
  // The browser reports each script that it was told not to run.
  test.use({
    javaScriptEnabled: false,
    toleratedErrors: [/Blocked script execution|net::ERR_FAILED .*\.m3u8$/],
  });

  test('the browser plays the film with its own controls', async ({ page }) => {
    await page.goto(siteUrl('aurora', FILM_WATCH));
    const video = page.locator('video:not([aria-hidden])');
    await expect(video).toHaveAttribute('controls', '');
    await expect(video.locator('source')).toHaveCount(2);
    expect(await video.locator('track').count()).toBeGreaterThan(1);
    await video.focus();
    await page.keyboard.press('Space');
    await untilPlaying(page);
    expect((await playing(page)).width).toBeGreaterThan(0);
  });

  test('the one file plays where there is no HLS', async ({ page }) => {
    await page.route('**/master.m3u8', (route) => route.abort());
    await page.goto(siteUrl('aurora', FILM_WATCH));
    await page.locator('video:not([aria-hidden])').focus();
    await page.keyboard.press('Space');
    await untilPlaying(page);
    const source = await page
      .locator('video:not([aria-hidden])')
      .evaluate((video: HTMLVideoElement) => video.currentSrc);
    expect(source).toMatch(/\.mp4$/);
  });
});
