import type { Locator, Page } from '@playwright/test';
import { newViewer } from './support/account.ts';
import { untilHydrated } from './support/hydrated.ts';
import { MOVING } from './support/motion.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use(MOVING);

/** A title with a trailer, on the home page of aurora. */
const FILM = 'The Salt Road';

function cardOf(page: Page, title: string): Locator {
  return page.locator('main a[data-card]').filter({ hasText: title }).first();
}

/** The card that grew, which is outside of the page's main part. */
function detailOf(page: Page, title: string): Locator {
  return page.locator('body > section').filter({ hasText: title });
}

const videos = (page: Page) => page.locator('video');

/** Brings a card to rest under the pointer, as a hand does: a scroll would start the wait anew. */
async function hover(page: Page, card: Locator) {
  await untilHydrated(card);
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  await card.hover();
}

/** Where the cards are that are drawn; rows far below are laid out when the browser sees fit. */
async function positions(page: Page): Promise<Map<number, string>> {
  const places = await page.locator('main a[data-card]').evaluateAll((cards) =>
    cards.flatMap((card, index) => {
      if (!card.checkVisibility({ contentVisibilityAuto: true })) return [];
      const { x, y } = card.parentElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return [[index, `${x} ${y}`] as const];
    }),
  );
  return new Map(places);
}

async function playingTime(page: Page) {
  return videos(page).evaluate((video: HTMLVideoElement) => video.currentTime);
}

async function openHome(page: Page) {
  await page.goto(siteUrl('aurora'));
  await expect(page.getByRole('button', { name: /the slides$/ })).toBeVisible();
}

test('a card under the pointer becomes the detail card, its neighbours stay where they are, and a click opens the title', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route('**/images/titles/green-fire*', (route) =>
    route.fulfill({ status: 200, contentType: 'image/webp', body: 'no picture' }),
  );
  await openHome(page);
  const card = cardOf(page, FILM);
  await untilHydrated(card);
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  expect(requested.filter((path) => /resources\/card|card-layer|trailer|shaka/.test(path))).toEqual([]);
  const before = await positions(page);
  expect(before.size).toBeGreaterThan(5);
  await card.hover();
  const detail = detailOf(page, FILM);
  await expect(detail).toBeVisible();
  expect([...(await positions(page))]).toEqual(expect.arrayContaining([...before]));
  await expect(detail).toContainText('Once a year the salt goes north');
  await expect(detail).toContainText('PG');

  const [grown, plain] = [await detail.boundingBox(), await card.boundingBox()];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(grown?.width ?? 0).toBeGreaterThan(plain?.width ?? 0);
  expect(grown?.x).toBeGreaterThanOrEqual(0);
  expect((grown?.x ?? 0) + (grown?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((grown?.y ?? 0) + (grown?.height ?? 0)).toBeLessThanOrEqual(height);

  // What a guest may not do is not there.
  await expect(detail.getByRole('button', { name: /watchlist|favourites/ })).toHaveCount(0);
  await page.mouse.move(4, 4);
  await expect(detail).toHaveCount(0);

  // A broken picture shows the placeholder.
  await hover(page, cardOf(page, 'Green Fire'));
  const image = detailOf(page, 'Green Fire').locator('img').first();
  await expect(image).toBeAttached();
  expect(await image.evaluate((img) => getComputedStyle(img, '::after').content)).toBe('""');
  await page.mouse.wheel(0, 300);
  await expect(detailOf(page, 'Green Fire')).toHaveCount(0);

  const artist = page.locator('main a[data-card=artist]').first();
  await hover(page, artist);
  await expect(page.locator('body > section p').last()).toHaveText(/\w+/);
  await expect(page.locator('body > section')).toContainText((await artist.textContent()) ?? '');
  await page.mouse.move(4, 4);
  await hover(page, page.locator('main a[data-card=venue]').first());
  await expect(page.locator('body > section p')).toHaveCount(2);
  await page.mouse.move(4, 4);

  await hover(page, card);
  await detail.click();
  await expect(page).toHaveURL(siteUrl('aurora', '/content/the-salt-road'));
  await expect(detail).toHaveCount(0);
});

test('the trailer plays muted, its sound can be had, and there is one at a time', {
  tag: '@plays-films',
}, async ({ page }) => {
  await openHome(page);
  await hover(page, cardOf(page, FILM));
  await expect(detailOf(page, FILM)).toBeVisible();
  await expect.poll(() => playingTime(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
  expect(await videos(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await detailOf(page, FILM).getByRole('button', { name: 'Unmute' }).click();
  expect(await videos(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  const mute = await detailOf(page, FILM).getByRole('button', { name: 'Mute' }).boundingBox();
  expect(Math.min(mute?.width ?? 0, mute?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await hover(page, cardOf(page, 'Green Fire'));
  await expect(detailOf(page, 'Green Fire')).toBeVisible();
  await expect(videos(page)).toHaveCount(1);
  await expect.poll(() => playingTime(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
  expect(await videos(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
});

test('by keyboard a member reaches the toggles from the card and goes on behind it, and what is toggled stays', {
  tag: '@plays-films',
}, async ({ page }) => {
  await newViewer(page.context());
  await openHome(page);
  const card = cardOf(page, FILM);
  await untilHydrated(card);
  await page.keyboard.press('Tab');
  await card.focus();
  const detail = detailOf(page, FILM);
  await expect(detail).toBeVisible();
  await expect(card).toBeFocused();
  const buttons = detail.locator('a:not([tabindex]), button');
  // The sound's button comes last, with the film, and would go at its end.
  await expect(detail.getByRole('button', { name: 'Unmute' })).toBeVisible({ timeout: 20_000 });
  await videos(page).evaluate((video: HTMLVideoElement) => {
    video.loop = true;
  });
  await expect(buttons).toHaveCount(4);
  await page.keyboard.press('Tab');
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(card).toBeFocused();
  for (const index of [0, 1, 2, 3]) {
    await page.keyboard.press('Tab');
    await expect(buttons.nth(index)).toBeFocused();
  }
  await expect(buttons.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(detail).toHaveCount(0);
  await expect(card).not.toBeFocused();
  await expect(page.locator('main :focus')).toHaveCount(1);

  await hover(page, cardOf(page, 'Green Fire'));
  const other = detailOf(page, 'Green Fire');
  await other.getByRole('button', { name: 'Add to your watchlist' }).click();
  await expect(other.getByRole('button', { name: 'Remove from your watchlist' })).toBeVisible();
  await expect(page.getByText('Added to your watchlist')).toBeVisible();
  await page.reload();
  await hover(page, cardOf(page, 'Green Fire'));
  await other.getByRole('button', { name: 'Remove from your watchlist' }).click();
  await expect(page.getByText('Removed from your watchlist')).toBeVisible();
});
