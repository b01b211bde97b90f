import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ playsFilms: true });

const PLAYLIST = '/playlist/slow-cinema-sundays';
const ITEMS = [
  'the-salt-road',
  'green-fire',
  'ninety-nine-steps',
  'bread-before-dawn',
  'the-weight-of-water',
  'atlas-of-small-things',
];
const [FIRST = '', SECOND = ''] = ITEMS;
/** A wait that a viewer takes for a cut, not for loading; the spinner comes after 350 ms. */
const SMOOTH_CHANGE_MS = 1_000;

const list = (page: Page) => page.getByRole('region', { name: 'In this playlist' });
const current = (page: Page) => list(page).locator('[aria-current]');
const itemOf = (page: Page) => new URL(page.url()).searchParams.get('item');

async function untilPlaying(page: Page) {
  const seconds = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(0.3);
}

async function untilItem(page: Page, id: string) {
  await expect.poll(() => itemOf(page), { timeout: 20_000 }).toBe(id);
  await expect(current(page)).toHaveAttribute('data-item', id);
  await untilPlaying(page);
}

/** To be listened for from the start: it may be asked for as soon as the current one plays. */
const nextAsked = (page: Page) => page.waitForResponse(/\/resources\/playlist\//);

async function goNearEnd(page: Page) {
  // Captions that are switched on may open the film again where it stands.
  const length = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(length).toBeGreaterThan(1);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 4;
  });
}

test('plays in place when play is pressed, and asks for no player before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/shaka|playlist-player/.test(request.url())) scripts.push(request.url());
  });
  await page.goto(siteUrl('aurora', PLAYLIST), { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('link', { name: 'Watch now' }).click();
  await untilItem(page, FIRST);
  expect(new URL(page.url()).pathname).toBe(PLAYLIST);
  await expect(page.getByRole('link', { name: 'Watch now' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Player: The Salt Road' })).toBeFocused();

  await page.reload();
  await untilItem(page, FIRST);
});

test('goes on to the next at the end, without a wait, and keeps volume, rate and captions', async ({
  page,
}) => {
  const asked = nextAsked(page);
  await page.goto(siteUrl('aurora', `${PLAYLIST}?item=${FIRST}`));
  await untilPlaying(page);
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.volume = 0.4;
    element.defaultPlaybackRate = 1.25;
    element.playbackRate = 1.25;
    Object.assign(window, { theVideo: element });
  });
  await page.getByRole('button', { name: 'Captions' }).click();
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await goNearEnd(page);
  await asked;
  // The time from the last frame of the one to the first of the other, and whether a spinner came in between.
  const change = await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<{ ms: number; hadSpinner: boolean }>((resolve) => {
        let hadSpinner = false;
        const watch = new MutationObserver(() => {
          hadSpinner ||= document.querySelector('[role="status"] [role="img"]') !== null;
        });
        element.addEventListener(
          'ended',
          () => {
            const endedAt = performance.now();
            // What the jump near the end took is no part of it.
            watch.observe(document.body, { childList: true, subtree: true });
            element.addEventListener(
              'loadedmetadata',
              () => {
                element.requestVideoFrameCallback(() => {
                  watch.disconnect();
                  resolve({ ms: performance.now() - endedAt, hadSpinner });
                });
              },
              { once: true },
            );
          },
          { once: true },
        );
      }),
  );
  expect(change.hadSpinner).toBe(false);
  expect(change.ms).toBeLessThan(SMOOTH_CHANGE_MS);
  await untilItem(page, SECOND);
  const kept = await video.evaluate((element: HTMLVideoElement & { volume: number }) => ({
    isSame: 'theVideo' in window && window.theVideo === element,
    volume: element.volume,
    rate: element.playbackRate,
  }));
  expect(kept).toEqual({ isSame: true, volume: 0.4, rate: 1.25 });
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
});

test('keeps full screen over the change', { tag: '@full-browser' }, async ({ page }) => {
  await page.goto(siteUrl('aurora', `${PLAYLIST}?item=${FIRST}`));
  await untilPlaying(page);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await page.getByRole('button', { name: 'Next video' }).click();
  await expect.poll(() => itemOf(page)).toBe(SECOND);
  await untilPlaying(page);
  expect(await isFull()).toBe(true);
});

test('wraps from the last to the first, and back', async ({ page }) => {
  const last = ITEMS.at(-1) ?? '';
  await page.goto(siteUrl('aurora', `${PLAYLIST}?item=${last}`));
  await untilPlaying(page);
  await goNearEnd(page);
  await untilItem(page, FIRST);
  await page.getByRole('button', { name: 'Previous video' }).click();
  await untilItem(page, last);
});

test('going back leaves the playlist, whatever has played', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/search'));
  await page.goto(siteUrl('aurora', PLAYLIST));
  await page.getByRole('link', { name: 'Watch now' }).click();
  await untilItem(page, FIRST);
  await page.getByRole('button', { name: 'Next video' }).click();
  await untilItem(page, SECOND);
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('aurora', '/search'));
});

test('shuffled, another one comes; the choice is remembered', async ({ page }) => {
  await page.goto(siteUrl('aurora', `${PLAYLIST}?item=${FIRST}`));
  await untilPlaying(page);
  const shuffle = page.getByRole('button', { name: 'Shuffle' });
  await shuffle.click();
  await expect(shuffle).toHaveAttribute('aria-pressed', 'true');
  for (let time = 0; time < 3; time += 1) {
    const before = itemOf(page) ?? '';
    await page.getByRole('button', { name: 'Next video' }).click();
    await expect.poll(() => itemOf(page)).not.toBe(before);
    expect(ITEMS).toContain(itemOf(page));
    await untilPlaying(page);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Shuffle' })).toHaveAttribute('aria-pressed', 'true');
});

test('looped, the same plays again', async ({ page }) => {
  await page.goto(siteUrl('aurora', `${PLAYLIST}?item=${FIRST}`));
  await untilPlaying(page);
  await page.getByRole('button', { name: 'Repeat this video' }).click();
  await goNearEnd(page);
  await page.locator('video').evaluate(
    (video: HTMLVideoElement) =>
      new Promise((resolve) => {
        video.addEventListener('ended', resolve, { once: true });
      }),
  );
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeLessThan(10);
  await untilPlaying(page);
  expect(itemOf(page)).toBe(FIRST);
});

test('arrows go through the list, Enter plays, and the page stays where it is', async ({ page }) => {
  await page.goto(siteUrl('aurora', `${PLAYLIST}?item=${FIRST}`));
  await untilPlaying(page);
  const links = list(page).getByRole('listitem').getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Enter');
  await untilItem(page, ITEMS.at(-1) ?? '');
});

test('another tab below goes on playing', async ({ page }) => {
  await page.goto(siteUrl('aurora', PLAYLIST));
  await page.getByRole('link', { name: 'Watch now' }).click();
  await untilItem(page, FIRST);
  await page.getByRole('link', { name: 'Comments', exact: true }).click();
  await expect(page).toHaveURL(/tab=comments/);
  await expect.poll(() => itemOf(page)).toBe(FIRST);
  const { seconds, isPaused } = await page.locator('video').evaluate((video: HTMLVideoElement) => ({
    seconds: video.currentTime,
    isPaused: video.paused,
  }));
  expect([seconds > 0.3, isPaused]).toEqual([true, false]);
});

test('what a guest may not see is marked and passed over; chosen, it says what it takes', async ({
  page,
}) => {
  await page.goto(siteUrl('pulse', '/playlist/with-a-kettlebell'));
  const locked = list(page).locator('a[data-refused]');
  const open = list(page).locator('a[data-item]:not([data-refused])');
  expect(await locked.count()).toBeGreaterThan(0);
  expect(await open.count()).toBeGreaterThan(1);
  const order = await open.evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.item));
  await page.getByRole('link', { name: 'Watch now' }).click();
  for (const id of order) {
    await untilItem(page, id ?? '');
    await page.getByRole('button', { name: 'Next video' }).click();
  }
  await untilItem(page, order[0] ?? '');
  await locked.first().click();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Sign in to watch|Upgrade/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Next video' }).click();
  await untilPlaying(page);
  // Signing in comes back to the list, at the item.
  const id = (await locked.first().getAttribute('data-item')) ?? '';
  await locked.first().click();
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in to watch', exact: true });
  const back = encodeURIComponent(`/playlist/with-a-kettlebell?item=${id}`);
  await expect(signIn).toHaveAttribute('href', `/login?redirectTo=${back}`);
});

test.describe('a broken item', () => {
  test.use({ toleratedErrors: [/Failed to load resource/] });

  test('says so and leads on to the next; one that is gone is passed over and marked', async ({ page }) => {
    await page.route(`**/resources/playlist/*/${SECOND}`, (route) => route.fulfill({ json: null }));
    await page.route('**/*.m3u8', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(siteUrl('aurora', `${PLAYLIST}?item=${FIRST}`));
    const failure = page.getByRole('group', { name: 'This video cannot be found' });
    await expect(failure).toBeVisible();
    // Demo films share their files.
    await page.unroute('**/*.m3u8');
    await failure.getByRole('button', { name: 'Next video' }).click();
    await untilItem(page, ITEMS[2] ?? '');
    await expect(failure).toHaveCount(0);
    await expect(list(page).locator(`[data-item="${SECOND}"]`)).toContainText('Cannot be played');
  });
});

test('what is gone is passed over on the way back, too; with none left the stage says so', async ({
  page,
}) => {
  const gone = new Set([SECOND]);
  await page.route('**/resources/playlist/**', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return gone.has(id) ? route.fulfill({ json: null }) : route.fallback();
  });
  const third = ITEMS[2] ?? '';
  await page.goto(siteUrl('aurora', `${PLAYLIST}?item=${third}`));
  await untilPlaying(page);
  await page.getByRole('button', { name: 'Previous video' }).click();
  await untilItem(page, FIRST);
  for (const id of ITEMS) gone.add(id);
  await page.getByRole('button', { name: 'Next video' }).click();
  // The one that plays is the last that does: it is come back to, and found gone.
  const notice = page.getByText('None of these videos can be played right now.');
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('video')).toHaveCount(0);
  gone.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilPlaying(page);
  await expect(notice).toHaveCount(0);
});

for (const lng of ['en', 'ar']) {
  test(`has no barriers while playing (${lng})`, async ({ page, context }) => {
    await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
    await page.goto(siteUrl('aurora', `${PLAYLIST}?item=${FIRST}`));
    await untilPlaying(page);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    await expectAccessible(page);
  });
}
