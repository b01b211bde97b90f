import type { Page, Route } from '@playwright/test';
import { answerOf } from './support/loopback.ts';
import { failure, secondsPlayed, untilPlaying } from './support/player.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, FILM_WATCH } from './support/viewer.ts';

const MANIFEST = '**/master.m3u8';
const PLAYLIST = /\/(?:240|360|720)\.m3u8$/;
const MEDIA = /\/(?:240|360|720)\.mp4$/;
/** Head and first segment, and two segments more: six seconds of film. */
const FIRST_REQUESTS = 3;

// The browser's own lines about what these tests break.
test.use({ toleratedErrors: [/status of (?:403|404|500)|net::ERR|Failed to load resource/] });
test.setTimeout(90_000);

const asPage = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sorry</title>' });

/** Half of what the asset host sends, said to be all of it. */
async function truncated(route: Route) {
  const { body, ...answer } = await answerOf(route);
  await route.fulfill({ ...answer, body: body.subarray(0, body.length / 2) });
}

const missing = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const never = () => undefined;

async function expectRetryWorks(page: Page, broken: string | RegExp) {
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilPlaying(page);
  await expect(failure(page, /./)).toHaveCount(0);
}

const CASES = [
  { what: 'a playlist that is gone', url: PLAYLIST, respond: missing, says: /cannot be found/ },
  { what: 'a page instead of a playlist', url: PLAYLIST, respond: asPage, says: /Something is wrong/ },
  { what: 'a manifest cut short', url: MANIFEST, respond: truncated, says: /Something is wrong/ },
  { what: 'segments that are gone', url: MEDIA, respond: missing, says: /cannot be found/ },
  { what: 'pages instead of segments', url: MEDIA, respond: asPage, says: /Something is wrong/ },
  { what: 'segments cut short', url: MEDIA, respond: truncated, says: /Something is wrong/ },
] as const;

for (const { what, url, respond, says } of CASES) {
  test(`${what}: says so, offers the way back, and plays when tried again`, async ({ page }) => {
    await page.route(url, respond);
    await page.goto(siteUrl('aurora', FILM_WATCH));
    await expect(failure(page, says)).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(failure(page, says).getByRole('link', { name: 'Back' })).toHaveAttribute('href', FILM);
    await expectRetryWorks(page, url);
  });
}

for (const [what, url] of [
  ['a manifest', MANIFEST],
  ['segments', MEDIA],
] as const) {
  test(`${what} that never comes: says that it takes long, and plays when tried again`, async ({ page }) => {
    await page.route(url, never);
    await page.goto(siteUrl('aurora', FILM_WATCH));
    await expect(page.getByText('This takes longer than usual.')).toBeVisible({ timeout: 30_000 });
    // As long as nothing comes the notice stands; were it mended first, the film might go on by itself before the click.
    const openedAgain = page.waitForRequest(MANIFEST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await openedAgain;
    await page.unroute(url);
    await untilPlaying(page);
    await expect(page.getByText('This takes longer than usual.')).toHaveCount(0);
  });
}

test('an address that runs out in mid-film is renewed, and the film goes on where it was', async ({
  page,
}) => {
  let old = '';
  let passed = 0;
  let refused = 0;
  // The film's address is good for its first requests only.
  await page.route(/\/signed\//, async (route) => {
    const url = route.request().url();
    const [, signature = ''] = /\/signed\/[^/]+\/(\d+)\//.exec(url) ?? [];
    old ||= signature;
    if (signature !== old) return route.continue({ url: url.replace(`/${signature}/`, `/${old}/`) });
    if (MEDIA.test(url)) passed += 1;
    if (passed <= FIRST_REQUESTS) return route.continue();
    refused += 1;
    return route.fulfill({ status: 403, body: 'expired' });
  });
  // Asked again, the site gives another.
  await page.route('**/watch/*.data*', async (route) => {
    const { body, ...answer } = await answerOf(route);
    const renewed = body.toString().replaceAll(`/${old}/`, `/${Number(old) + 300}/`);
    await route.fulfill({ ...answer, body: renewed });
  });
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page, 2);
  const positions: number[] = [];
  await expect
    .poll(
      async () => {
        positions.push(await secondsPlayed(page));
        return positions.at(-1);
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThan(9);
  expect(refused).toBeGreaterThan(0);
  // At no time was there a word of it; the toast would still stand.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(failure(page, /./)).toHaveCount(0);
  const steps = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
  // While the element changes hands it may say 0; the film itself never starts over.
  expect(positions.filter((position) => position > 0 && position < 2)).toEqual([]);
  expect(Math.max(...steps.filter((_, index) => (positions[index] ?? 0) > 0))).toBeLessThan(4);
});

test('an address that is refused for good ends in words', async ({ page }) => {
  await page.route(MEDIA, (route) => route.fulfill({ status: 403, body: 'no' }));
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await expect(failure(page, /pass for this video has run out/)).toBeVisible({ timeout: 45_000 });
  await expectRetryWorks(page, MEDIA);
});

test('offline it says so, and plays on by itself when the line is back', async ({ page, context }) => {
  let passed = 0;
  await page.route(MEDIA, (route) => {
    passed += 1;
    return passed > FIRST_REQUESTS ? route.abort('internetdisconnected') : route.continue();
  });
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page, 1);
  await context.setOffline(true);
  await expect(failure(page, /Check Your Internet Connection/)).toBeVisible({ timeout: 45_000 });
  const stoppedAt = await secondsPlayed(page);
  await page.unroute(MEDIA);
  await context.setOffline(false);
  await untilPlaying(page, stoppedAt + 0.5);
  await expect(failure(page, /./)).toHaveCount(0);
});

test('without the code for playing it says so, and plays when that can be had', async ({ page }) => {
  const code = /\/assets\/shaka-player\.hls-.*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await expect(failure(page, /connection broke off/)).toBeVisible({ timeout: 30_000 });
  await expectRetryWorks(page, code);
});
