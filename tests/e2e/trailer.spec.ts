import type { Page } from '@playwright/test';
import { MOVING, STILL } from './support/motion.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

test.use({ ...MOVING, playsFilms: true });

const video = (page: Page) => page.locator('article video');
const state = (page: Page) =>
  video(page).evaluate(({ muted, paused, currentTime, videoHeight }: HTMLVideoElement) => {
    return { muted, paused, currentTime, videoHeight };
  });

test("a title's trailer starts muted, a second after it is ready, in 480 lines", async ({ page }) => {
  // As they happen: on a busy machine a test that polls learns late that it is ready.
  await page.addInitScript(() => {
    const atMs: Record<string, number> = {};
    for (const type of ['loadedmetadata', 'play'])
      document.addEventListener(type, () => Object.assign(atMs, { [type]: performance.now() }), true);
    Object.assign(window, { atMs });
  });
  await page.goto(siteUrl('aurora', FILM));
  const times = () => page.evaluate(() => (window as unknown as { atMs: Record<string, number> }).atMs);
  await expect.poll(times, { timeout: 20_000 }).toMatchObject({ play: expect.any(Number) });
  const { play = 0, loadedmetadata = 0 } = await times();
  expect(play - loadedmetadata).toBeGreaterThan(800);
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

test('a trailer that is too small for its place leaves the picture, until the viewer wants it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await page.addInitScript(() => {
    document.addEventListener('play', () => Object.assign(window, { hasPlayed: true }), true);
  });
  await page.goto(siteUrl('aurora', FILM));
  const start = page.getByRole('button', { name: 'Play trailer' });
  await expect(start).toBeVisible({ timeout: 20_000 });
  // Over it would be offered again.
  expect(await page.evaluate(() => 'hasPlayed' in window)).toBe(false);
  expect(await state(page)).toMatchObject({ currentTime: 0 });
  await start.click();
  await expect.poll(async () => (await state(page)).currentTime, { timeout: 20_000 }).toBeGreaterThan(0.2);
});

test.describe('a trailer with reduced motion', () => {
  test.use(STILL);

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
