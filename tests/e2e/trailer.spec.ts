import type { Page } from '@playwright/test';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

const video = (page: Page) => page.locator('article video');
const state = (page: Page) =>
  video(page).evaluate(({ muted, paused, currentTime, videoHeight }: HTMLVideoElement) => {
    return { muted, paused, currentTime, videoHeight };
  });

test("a title's trailer starts muted, a second after it is ready, in 480 lines", async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM));
  const waitedMs = await video(page).evaluate(async (element: HTMLVideoElement) => {
    const until = (type: string) =>
      new Promise((resolve) => element.addEventListener(type, resolve, { once: true }));
    if (element.readyState < element.HAVE_METADATA) await until('loadedmetadata');
    const readyAtMs = performance.now();
    await until('play');
    return performance.now() - readyAtMs;
  });
  // A busy machine says late that it is ready; without the second it would be none at all.
  expect(waitedMs).toBeGreaterThan(500);
  await expect.poll(async () => (await state(page)).currentTime, { timeout: 20_000 }).toBeGreaterThan(0.2);
  expect(await state(page)).toMatchObject({ muted: true, paused: false, videoHeight: 480 });

  await page.getByRole('button', { name: 'Unmute' }).click();
  expect((await state(page)).muted).toBe(false);
  await page.getByRole('button', { name: 'Pause trailer' }).click();
  await expect.poll(async () => (await state(page)).paused).toBe(true);
  await page.getByRole('button', { name: 'Play trailer' }).click();
  await expect.poll(async () => (await state(page)).paused).toBe(false);
  await page.mouse.wheel(0, 3000);
  await expect.poll(async () => (await state(page)).paused).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the picture stays until the viewer wants it otherwise', async ({ page }) => {
    const trailers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/trailer/')) trailers.push(request.url());
    });
    await page.goto(siteUrl('aurora', FILM));
    const start = page.getByRole('button', { name: 'Play trailer' });
    await expect(start).toBeVisible();
    await page.waitForTimeout(1500);
    expect(trailers).toEqual([]);
    await start.click();
    await expect.poll(async () => (await state(page)).currentTime, { timeout: 20_000 }).toBeGreaterThan(0.2);
  });
});
