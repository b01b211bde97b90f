import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newViewer } from './support/account.ts';
import { untilHydrated } from './support/hydrated.ts';
import { MOVING } from './support/motion.ts';
import { untilPlaying } from './support/player.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, FILM_WATCH } from './support/viewer.ts';

test.use({ ...MOVING, playsFilms: true });

const GALLERY = '/__players';
const dialog = (page: Page) => page.locator('dialog[open]').filter({ has: page.locator('video') });

const opener = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Watch now', exact: true });

/** One of the gallery's examples. */
const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const seconds = (page: Page, name: string) =>
  example(page, name)
    .locator('video')
    .evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

const isPaused = (page: Page) => () =>
  page.locator('dialog video').evaluate(({ paused }: HTMLVideoElement) => paused);

async function faults(page: Page) {
  await page.locator('dialog video').evaluate((video: HTMLVideoElement) => video.pause());
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

test('a film plays over its page: Escape, going back and the button close it, and focus returns', {
  tag: '@full-browser',
}, async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM), { waitUntil: 'networkidle' });
  await opener(page).click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(dialog(page).getByRole('heading', { name: 'The Salt Road' })).toBeVisible();
  await expect(dialog(page).getByText('PG', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('region', { name: 'Player: The Salt Road' })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  // Its keys act here as on a page of its own.
  await page.keyboard.press('k');
  await expect.poll(isPaused(page)).toBe(false);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  expect(await isPaused(page)()).toBe(false);

  // Scrubbing may end anywhere.
  const bar = await dialog(page).getByRole('slider', { name: 'Position' }).boundingBox();
  if (!bar) throw new Error('no seek bar');
  await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2);
  await page.mouse.down();
  await page.mouse.move(4, 4, { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();

  // A menu inside takes Escape first.
  await dialog(page).getByRole('button', { name: 'Settings' }).click();
  await expect(dialog(page).getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('menu')).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(siteUrl('aurora', FILM));

  await opener(page).click();
  await untilPlaying(page, 0);
  await page.reload();
  await expect(page).toHaveURL(siteUrl('aurora', FILM_WATCH));
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
});

test('a member’s toggles are over what plays, and every one of a title shows the same', async ({ page }) => {
  const button = (place: ReturnType<typeof dialog>, name: string) =>
    place.getByRole('button', { name, exact: true });
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });
  await newViewer(page.context());
  await page.goto(siteUrl('aurora', FILM), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  // A click since is newer than what was prefetched.
  await opener(page).hover();
  await button(main, 'Add to your watchlist').click();
  await expect(status('Added to your watchlist')).toBeVisible();
  await opener(page).click();
  await untilPlaying(page);
  await page.mouse.move(700, 420);
  await expect(button(dialog(page), 'Remove from your watchlist')).toBeVisible();
  // A toast shows where the viewer looks, over the whole screen too.
  await page.keyboard.press('f');
  const screen = page.locator(':fullscreen');
  await button(screen, 'Add to your favourites').click();
  await expect(screen.getByRole('status').filter({ hasText: 'Added to your favourites' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(screen).toHaveCount(0);
  await expect(button(dialog(page), 'Remove from your favourites')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(main, 'Remove from your favourites')).toBeVisible();
  // Going back, which closing does, takes its time.
  await expect(page).toHaveURL(siteUrl('aurora', FILM));

  await page.goto(siteUrl('aurora', GALLERY));
  const box = example(page, 'featured playlist');
  await box.getByRole('link', { name: 'Watch now' }).click();
  await expect.poll(() => seconds(page, 'featured playlist'), { timeout: 30_000 }).toBeGreaterThan(0.2);
  await button(box, 'Remove from your favourites').click();
  await expect(status('Removed from your favourites')).toBeVisible();
  const channel = example(page, 'featured channel');
  await channel.getByRole('link', { name: 'Watch now' }).click();
  await expect.poll(() => seconds(page, 'featured channel'), { timeout: 30_000 }).toBeGreaterThan(0.2);
  await expect(channel.getByRole('button', { name: /favourites|watchlist/ })).toHaveCount(0);
});

const ready = (page: Page) => page.locator('dialog[data-preloading] video');

test('a film is made ready unseen where a mouse rests on its button, sends no event, and plays once it is clicked', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/resources/player-event') sent.push(request.postData() ?? '');
  });
  await page.goto(siteUrl('aurora', FILM), { waitUntil: 'networkidle' });
  await opener(page).hover();
  const state = () =>
    ready(page).evaluate((video: HTMLVideoElement) => {
      const { readyState, paused, currentTime, buffered } = video;
      return { readyState, paused, currentTime, isLittle: buffered.end(buffered.length - 1) < 8 };
    });
  await expect
    .poll(() => state().catch(() => null), { timeout: 30_000 })
    .toEqual({ readyState: 4, paused: true, currentTime: 0, isLittle: true });
  await expect(ready(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(sent).toEqual([]);
  await ready(page).evaluate((video) => video.setAttribute('data-was-ready', ''));

  await opener(page).click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await expect(dialog(page).locator('video')).toHaveAttribute('data-was-ready');
  await expect(dialog(page).getByRole('region', { name: 'Player: The Salt Road' })).toBeFocused();
  await expect.poll(() => sent.filter((event) => event.includes('PLAYER_START')).length).toBe(1);
});

/** What the page has fetched to play a title, in the order of sending; ms. */
function mediaRequests(page: Page) {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .map(({ name, startTime, responseEnd }) => ({ path: new URL(name).pathname, startTime, responseEnd }))
      .filter(
        ({ path }) => /^\/resources\/watch\/|\/(?:media|live)\//.test(path) && !path.includes('/trailer/'),
      );
  });
}

for (const { what, path, name, segments } of [
  { what: 'film', path: FILM, name: 'Watch now', segments: 1 },
  // Its head, and the segment in which it is joined by then.
  { what: 'stream', path: '/content/northern-skies-live', name: 'Playing now', segments: 2 },
]) {
  test(`on a page at rest the press for a ${what} waits for one round trip: all that its picture takes is asked for at once`, async ({
    page,
  }) => {
    const watched = page.waitForResponse(/\/resources\/watch\//);
    await page.goto(siteUrl('aurora', path), { waitUntil: 'networkidle' });
    await watched;
    await page.evaluate(() => performance.clearResourceTimings());
    // Without the pointer's approach, which would preload it.
    await page.getByRole('main').getByRole('link', { name, exact: true }).dispatchEvent('click');
    await untilPlaying(page, 0);
    const requests = await mediaRequests(page);
    const firstResponseAt = Math.min(...requests.map(({ responseEnd }) => responseEnd));
    const atOnce = requests.filter(({ startTime }) => startTime < firstResponseAt);
    const files = atOnce.map((request) => request.path.split('.').at(-1));
    expect(files).toEqual(['m3u8', 'm3u8', ...Array.from({ length: segments }, () => 'mp4')]);
  });
}

test('live comments are beside the picture, and below it on a phone', async ({ page }) => {
  await page.goto(siteUrl('aurora', GALLERY), { waitUntil: 'networkidle' });
  const link = example(page, 'modal').getByRole('link', { name: 'Live with comments' });
  await untilHydrated(link);
  await link.click();
  await untilPlaying(page);
  const box = dialog(page);
  const panel = box.getByRole('complementary');
  await expect(panel.getByText('Live comments')).toBeVisible();
  const place = async () => {
    const [picture, comments] = [await box.locator('video').boundingBox(), await panel.boundingBox()];
    if (!picture || !comments) throw new Error('no layout');
    return {
      isBeside: comments.x >= picture.x + picture.width - 1,
      isBelow: comments.y >= picture.y + picture.height - 1,
    };
  };
  expect(await place()).toEqual({ isBeside: true, isBelow: false });
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(place).toEqual({ isBeside: false, isBelow: true });
  expect(await faults(page)).toEqual([]);
  // What the panel offers a guest opens over the dialog.
  await panel.getByRole('link', { name: 'Sign in to comment' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeVisible();
});

test('featured titles play in their boxes', async ({ page }) => {
  test.slow();
  const address = siteUrl('pulse', GALLERY);
  await page.goto(address);
  for (const [name, label] of [
    ['featured film', 'Watch now'],
    ['featured live', 'Playing now'],
    ['featured playlist', 'Watch now'],
    ['featured channel', 'Watch now'],
  ] as const) {
    const link = example(page, name).getByRole('link', { name: label });
    // Before that it leads to the player's page, as it does without scripts.
    await untilHydrated(link);
    await link.click();
    await expect.poll(() => seconds(page, name), { timeout: 30_000 }).toBeGreaterThan(0.2);
    await expect(page).toHaveURL(address);
  }
  await expect(example(page, 'featured locked').getByText(/^This Content is not included/)).toBeVisible();
  await expect(example(page, 'featured ended').getByRole('button', { name: 'Stream ended' })).toBeDisabled();
  // One of the examples has texts that are blank: no panel beside it.
  await expect(example(page, 'featured locked').getByRole('heading')).toHaveCount(0);
  await expect(example(page, 'featured film').getByRole('heading')).toHaveCount(1);
});

test('a featured trailer plays without a sound, and leads to its title', async ({ page }) => {
  await page.goto(siteUrl('aurora', GALLERY));
  const watch = await example(page, 'modal').getByRole('link', { name: 'Film' }).getAttribute('href');
  const box = example(page, 'featured trailer');
  await box.scrollIntoViewIfNeeded();
  await expect.poll(() => seconds(page, 'featured trailer'), { timeout: 30_000 }).toBeGreaterThan(0.2);
  const video = box.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await box.getByRole('button', { name: 'Unmute' }).click();
  await expect(video).toHaveJSProperty('muted', false);
  await expect(box.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await box
    .locator('a')
    .first()
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(siteUrl('aurora', watch?.replace('/watch/', '/content/') ?? ''));
});

test('a watermarked loop has its sound, the whole screen and a pause', { tag: '@full-browser' }, async ({
  page,
}) => {
  await page.goto(siteUrl('aurora', GALLERY));
  const box = example(page, 'watermark');
  await box.scrollIntoViewIfNeeded();
  await expect.poll(() => seconds(page, 'watermark'), { timeout: 30_000 }).toBeGreaterThan(0.3);
  const video = box.locator('video');
  await expect(video).toHaveJSProperty('loop', true);
  await box.getByRole('button', { name: 'Unmute' }).click();
  await expect(video).toHaveJSProperty('muted', false);
  await expect(box.locator('img[src$="/public/static/logo.png"]')).toBeVisible();
  await box.getByRole('button', { name: 'Pause trailer' }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await box.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect(box.getByRole('button', { name: 'Full screen' })).toBeVisible();
});
