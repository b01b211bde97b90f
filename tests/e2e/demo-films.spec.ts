import type { Page } from '@playwright/test';
import { player, untilPlaying } from './support/player.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ playsFilms: true });

const film = (page: Page) => page.locator('video:not([aria-hidden])');
const durationOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.duration);

/** Goes there, and waits for pictures from behind it. */
async function playFrom(page: Page, seconds: number) {
  await film(page).evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, seconds);
  await untilPlaying(page, seconds + 0.5);
}

for (const [brand, id, seconds] of [
  ['aurora', 'harbour-lights', 6360],
  ['aurora', 'fjord-cases-1', 3120],
  ['pulse', 'night-run', 2700],
] as const)
  test(`the film of ${id} opens with its own card, and has the length that its page shows`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(siteUrl(brand, `/watch/${id}`));
    await untilPlaying(page);
    expect(await durationOf(page)).toBeCloseTo(seconds, 0);
    expect(
      requested.filter((url) => new RegExp(`/media/${id}[^/]*/(?:360|720)\\.mp4`).test(url)),
    ).not.toEqual([]);
    // Over the cuts: from the card to the scenes, from a round of them to the next, and to the very end.
    await playFrom(page, 5.2);
    await playFrom(page, 23.2);
    await playFrom(page, seconds / 2);
    await film(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 3;
    });
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.duration - video.currentTime), {
        timeout: 20_000,
      })
      .toBeLessThan(1);
  });

for (const [brand, id, sounds, texts] of [
  ['aurora', 'atlas-of-small-things', ['English', 'Español', 'العربية'], 4],
  ['pulse', 'breath-first', ['English', 'Français', 'Español'], 4],
] as const)
  test(`${id} is heard in three languages, read in four, and has pictures over the bar`, async ({ page }) => {
    await page.goto(siteUrl(brand, `/watch/${id}`));
    await untilPlaying(page);
    await playFrom(page, 7);
    await player(page).hover();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: /^Audio/ }).click();
    const choices = page.getByRole('menuitemradio');
    await expect(choices).toHaveText([...sounds]);
    await choices.last().click();
    await expect(page.getByRole('menuitem', { name: /^Audio/ })).toContainText(sounds[2]);
    await page.getByRole('menuitem', { name: /^Captions/ }).click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(texts + 1);
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    // The library shows captions of what it fetches from now on, not of the scenes that it has already.
    await playFrom(page, 115);
    await expect(page.locator('.shaka-text-container')).toHaveText(/\S/, { timeout: 20_000 });
    const bar = await page.getByRole('slider', { name: 'Position' }).boundingBox();
    if (!bar) throw new Error('no bar');
    await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2);
    await expect(page.locator('[class*="preview"] [style*="thumbs.jpg"]').first()).toBeVisible();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the file of a film lasts as long, and plays behind its card, too', async ({ page }) => {
    await page.goto(siteUrl('aurora', '/watch/harbour-lights'));
    const video = page.locator('video[controls]');
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      element.play().catch(() => undefined);
    });
    await untilPlaying(page);
    expect(await durationOf(page)).toBeCloseTo(6360, 0);
    await playFrom(page, 22);
    await playFrom(page, 5000);
    expect(await video.evaluate((element: HTMLVideoElement) => element.error)).toBeNull();
  });
});
