import type { Locator, Page } from '@playwright/test';
import { signedIn } from './support/account.ts';
import { untilHydrated } from './support/hydrated.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** A title with a trailer, on the home page of aurora. */
const FILM = 'The Salt Road';

function cardOf(page: Page, title: string): Locator {
  return page.locator('main a[data-card]').filter({ hasText: title }).first();
}

/** The card that grew; it stands outside of the page's main part. */
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

test.beforeEach(async ({ page }) => {
  await page.goto(siteUrl('aurora'));
  await expect(page.getByRole('button', { name: /the slides$/ })).toBeVisible();
});

test('a card under the pointer becomes the detail card, and its neighbours stay where they are', async ({
  page,
}) => {
  const card = cardOf(page, FILM);
  await untilHydrated(card);
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
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
});

test('the trailer plays muted, its sound can be had, and there is one at a time', {
  tag: '@plays-films',
}, async ({ page }) => {
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

test('a click on the detail card opens the title', async ({ page }) => {
  await hover(page, cardOf(page, FILM));
  await detailOf(page, FILM).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/content/the-salt-road'));
  await expect(detailOf(page, FILM)).toHaveCount(0);
});

test('scrolling and Escape close it', async ({ page }) => {
  await hover(page, cardOf(page, FILM));
  await expect(detailOf(page, FILM)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detailOf(page, FILM)).toHaveCount(0);
  // Dismissed, it stays away until another card was looked at.
  await page.waitForTimeout(900);
  await expect(detailOf(page, FILM)).toHaveCount(0);

  await page.mouse.move(4, 4);
  await hover(page, cardOf(page, FILM));
  await expect(detailOf(page, FILM)).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect(detailOf(page, FILM)).toHaveCount(0);
});

test('an artist’s card tells the bio, a venue’s its description', async ({ page }) => {
  const artist = page.locator('main a[data-card=artist]').first();
  await hover(page, artist);
  await expect(page.locator('body > section p').last()).toHaveText(/\w+/);
  const name = (await artist.textContent()) ?? '';
  await expect(page.locator('body > section')).toContainText(name);
  await page.mouse.move(4, 4);
  await hover(page, page.locator('main a[data-card=venue]').first());
  await expect(page.locator('body > section p')).toHaveCount(2);
});

test('nothing but the page is fetched until a card is looked at', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.waitForTimeout(500);
  expect(asked.filter((path) => /resources\/card|card-layer|trailer|shaka/.test(path))).toEqual([]);
});

test('a card whose detail cannot be had stays as it is', async ({ page }) => {
  await page.route('**/resources/card/**', (route) => route.fulfill({ status: 200, body: 'not json' }));
  await hover(page, cardOf(page, FILM));
  await page.waitForTimeout(1200);
  await expect(page.locator('body > section')).toHaveCount(0);
  await cardOf(page, FILM).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/content/the-salt-road'));
});

test('a broken picture shows the placeholder', async ({ page }) => {
  await page.route('**/images/titles/the-salt-road*', (route) =>
    route.fulfill({ status: 200, contentType: 'image/webp', body: 'no picture' }),
  );
  await hover(page, cardOf(page, FILM));
  const image = detailOf(page, FILM).locator('img').first();
  await expect(image).toBeAttached();
  expect(await image.evaluate((img) => getComputedStyle(img, '::after').content)).toBe('""');
});

test.describe('by keyboard', () => {
  test('a member reaches the toggles from the card and goes on behind it', { tag: '@plays-films' }, async ({
    page,
  }) => {
    await signedIn(page.context(), 'viewer@aurora.example');
    await page.goto(siteUrl('aurora'));
    const card = cardOf(page, FILM);
    await untilHydrated(card);
    await page.keyboard.press('Tab');
    await card.focus();
    const detail = detailOf(page, FILM);
    await expect(detail).toBeVisible();
    await expect(card).toBeFocused();
    const buttons = detail.getByRole('button');
    // The sound's button comes last, with the film, and would go at its end.
    await expect(detail.getByRole('button', { name: 'Unmute' })).toBeVisible({ timeout: 20_000 });
    await videos(page).evaluate((video: HTMLVideoElement) => {
      video.loop = true;
    });
    await expect(buttons).toHaveCount(3);
    await page.keyboard.press('Tab');
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(card).toBeFocused();
    for (const index of [0, 1, 2]) {
      await page.keyboard.press('Tab');
      await expect(buttons.nth(index)).toBeFocused();
    }
    await expect(buttons.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(detail).toHaveCount(0);
    await expect(card).not.toBeFocused();
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('Escape gives the focus back to the card', async ({ page }) => {
    await signedIn(page.context(), 'viewer@aurora.example');
    await page.goto(siteUrl('aurora'));
    const card = cardOf(page, FILM);
    await untilHydrated(card);
    await page.keyboard.press('Tab');
    await card.focus();
    await expect(detailOf(page, FILM).getByRole('button', { name: /favourites/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(detailOf(page, FILM)).toHaveCount(0);
    await expect(card).toBeFocused();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the picture stays and no trailer is fetched', async ({ page }) => {
    const trailers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/trailer/')) trailers.push(request.url());
    });
    await hover(page, cardOf(page, FILM));
    await expect(detailOf(page, FILM)).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(videos(page)).toHaveCount(0);
    expect(trailers).toEqual([]);
  });
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a tap opens the title and nothing grows', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const card = cardOf(page, FILM);
    await card.scrollIntoViewIfNeeded();
    await card.tap();
    await expect(page).toHaveURL(siteUrl('aurora', '/content/the-salt-road'));
    expect(asked.filter((url) => /resources\/card|card-layer|\/trailer\//.test(url))).toEqual([]);
  });
});

test('a member’s toggle says so at once, keeps it, and a double click ends where it began', async ({
  page,
}) => {
  await signedIn(page.context(), 'viewer@aurora.example');
  await page.goto(siteUrl('aurora'));
  await hover(page, cardOf(page, 'Green Fire'));
  const detail = detailOf(page, 'Green Fire');
  await detail.getByRole('button', { name: 'Add to your watchlist' }).click();
  await expect(detail.getByRole('button', { name: 'Remove from your watchlist' })).toBeVisible();
  await expect(page.getByText('Added to your watchlist')).toBeVisible();

  await page.reload();
  await hover(page, cardOf(page, 'Green Fire'));
  await detail.getByRole('button', { name: 'Remove from your watchlist' }).dblclick();
  await expect(detail.getByRole('button', { name: 'Remove from your watchlist' })).toBeVisible();
  await detail.getByRole('button', { name: 'Remove from your watchlist' }).click();
  await expect(page.getByText('Removed from your watchlist')).toBeVisible();
});
