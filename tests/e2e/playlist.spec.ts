import type { Page } from '@playwright/test';
import { SPINNER_AFTER_MS } from '#app/features/playback/constants.ts';
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
/** A wait that a viewer takes for a cut, not for loading. */
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

/** To be awaited from the start: it may be requested as soon as the current item plays. */
const nextResponse = (page: Page) => page.waitForResponse(/\/resources\/playlist\//);

async function goNearEnd(page: Page) {
  // Captions that are switched on may reload the film at its position.
  const length = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(length).toBeGreaterThan(1);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 4;
  });
}

test('a playlist plays in place after a click on play, and requests no player before', async ({ page }) => {
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

test('a playlist goes on to the next item at the end, without a wait, and keeps volume, rate and captions', async ({
  page,
}) => {
  const next = nextResponse(page);
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
  await next;
  // The time from the last frame of the one to the first of the other, and when a spinner came in between, if one did.
  const change = await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<{ ms: number; spinnerMs: number | null }>((resolve) => {
        let lastPictureAt = performance.now();
        let hasEnded = false;
        let spinnerMs: number | null = null;
        const watch = new MutationObserver(() => {
          const hasSpinner = document.querySelector('[role="status"] [role="img"]') !== null;
          if (hasSpinner) spinnerMs ??= performance.now() - lastPictureAt;
        });
        const onPicture = () => {
          const now = performance.now();
          if (hasEnded) {
            watch.disconnect();
            resolve({ ms: now - lastPictureAt, spinnerMs });
          } else {
            lastPictureAt = now;
            element.requestVideoFrameCallback(onPicture);
          }
        };
        element.requestVideoFrameCallback(onPicture);
        const onEnded = () => {
          // What the jump near the end took is no part of it.
          watch.observe(document.body, { childList: true, subtree: true });
          const onNext = () => {
            hasEnded = true;
          };
          element.addEventListener('loadedmetadata', onNext, { once: true });
        };
        element.addEventListener('ended', onEnded, { once: true });
      }),
  );
  // A wait shorter than that has none.
  expect(change.spinnerMs ?? SPINNER_AFTER_MS).toBeGreaterThanOrEqual(SPINNER_AFTER_MS);
  expect(change.ms).toBeLessThan(SMOOTH_CHANGE_MS);
  await untilItem(page, SECOND);
  const state = await video.evaluate((element: HTMLVideoElement & { volume: number }) => ({
    isSame: 'theVideo' in window && window.theVideo === element,
    volume: element.volume,
    rate: element.playbackRate,
  }));
  expect(state).toEqual({ isSame: true, volume: 0.4, rate: 1.25 });
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');

  for (const lng of ['en', 'ar']) {
    await page.context().addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
    await page.reload();
    await untilPlaying(page);
    await video.evaluate((element: HTMLVideoElement) => element.pause());
    await expectAccessible(page);
  }
});

test('a playlist keeps full screen over the change', { tag: '@full-browser' }, async ({ page }) => {
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

test('arrow keys go through the list, Enter plays, and the page stays where it is', async ({ page }) => {
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

test('a locked item is marked for a guest; chosen, it shows what it takes', async ({ page }) => {
  await page.goto(siteUrl('pulse', '/playlist/with-a-kettlebell'));
  const locked = list(page).locator('a[data-refused]');
  expect(await list(page).locator('a[data-item]:not([data-refused])').count()).toBeGreaterThan(1);
  const id = (await locked.first().getAttribute('data-item')) ?? '';
  await locked.first().click();
  await expect(page.locator('video')).toHaveCount(0);
  // Signing in comes back to the list, at the item.
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in to watch', exact: true });
  const back = encodeURIComponent(`/playlist/with-a-kettlebell?item=${id}`);
  await expect(signIn).toHaveAttribute('href', `/login?redirectTo=${back}`);
  await page.getByRole('button', { name: 'Next video' }).click();
  await untilPlaying(page);
});
