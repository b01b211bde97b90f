import type { Page } from '@playwright/test';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM_WATCH } from './support/viewer.ts';

test.use({ playsFilms: true });

interface Playing {
  seconds: number;
  isMuted: boolean;
  width: number;
  videoFrames: number;
  audioBytes: number;
}

/** The state of the element itself, past our controls. */
function playing(page: Page): Promise<Playing> {
  return page
    .locator('video:not([aria-hidden])')
    .evaluate((video: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
      seconds: video.currentTime,
      isMuted: video.muted,
      width: video.videoWidth,
      videoFrames: video.getVideoPlaybackQuality().totalVideoFrames,
      audioBytes: video.webkitAudioDecodedByteCount ?? 0,
    }));
}

async function untilPlaying(page: Page, seconds = 0.5) {
  await expect.poll(async () => (await playing(page)).seconds, { timeout: 30_000 }).toBeGreaterThan(seconds);
}

const seekBar = (page: Page) => page.getByRole('slider', { name: 'Position' });
const player = (page: Page) => page.getByRole('region', { name: /^Player: / });

test('a film plays with picture and sound, in the quality and with the captions that are chosen', {
  tag: '@full-browser',
}, async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  const first = await playing(page);
  expect(first.width).toBeGreaterThan(0);
  expect(first.isMuted).toBe(false);
  await expect.poll(async () => (await playing(page)).videoFrames).toBeGreaterThan(first.videoFrames + 10);
  await expect.poll(async () => (await playing(page)).audioBytes).toBeGreaterThan(first.audioBytes);

  const captions = page.locator('.shaka-text-container');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await expect(captions).toHaveText(/\S/, { timeout: 20_000 });
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await page.getByRole('menuitem', { name: /^Captions/ }).click();
  const languages = page.getByRole('menuitemradio');
  expect(await languages.count()).toBeGreaterThan(2);
  const last = (await languages.last().textContent()) ?? '';
  await languages.last().click();
  await expect(page.getByRole('menuitem', { name: /^Captions/ })).toContainText(last);

  await page.getByRole('menuitem', { name: /^Quality/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Auto' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: '720p' }).click();
  await page.keyboard.press('Escape');
  // What was buffered before plays out; further on it is the chosen one.
  await page.keyboard.press('5');
  await expect.poll(async () => (await playing(page)).width, { timeout: 25_000 }).toBe(1280);
  expect((await playing(page)).seconds).toBeGreaterThan(10);

  // The bar previews time and picture under the pointer, and seeks there.
  const bar = await seekBar(page).boundingBox();
  if (!bar) throw new Error('No seek bar');
  const place = { x: bar.x + bar.width / 4, y: bar.y + bar.height / 2 };
  await page.mouse.move(place.x, place.y);
  const preview = player(page).locator('[class*="preview"]').first();
  await expect(preview).toHaveText(/\d:\d\d/);
  await expect(preview.locator('[class*="image"]')).toBeVisible();
  const { seconds } = await playing(page);
  await page.mouse.click(place.x, place.y);
  await expect.poll(async () => (await playing(page)).seconds).toBeLessThan(seconds - 2);

  await page.reload();
  await untilPlaying(page);
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await settings.click();
  await expect(page.getByRole('menuitem', { name: /^Captions/ })).toContainText(last);
});

test.describe('a film without scripts', () => {
  // The browser reports each script that it does not run, and the manifest that the test withholds.
  test.use({
    javaScriptEnabled: false,
    toleratedErrors: [/Blocked script execution|net::ERR_FAILED \S+\/master\.m3u8$/],
  });

  test('the browser plays the film with its own controls, and the one file where there is no HLS', async ({
    page,
  }) => {
    await page.goto(siteUrl('aurora', FILM_WATCH));
    const video = page.locator('video:not([aria-hidden])');
    await expect(video).toHaveAttribute('controls', '');
    await expect(video.locator('source')).toHaveCount(2);
    expect(await video.locator('track').count()).toBeGreaterThan(1);
    await video.focus();
    await page.keyboard.press('Space');
    await untilPlaying(page);
    expect((await playing(page)).width).toBeGreaterThan(0);

    await page.route('**/master.m3u8', (route) => route.abort());
    await page.reload();
    await video.focus();
    await page.keyboard.press('Space');
    await untilPlaying(page);
    expect(await video.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc)).toMatch(/\.mp4$/);
  });
});
