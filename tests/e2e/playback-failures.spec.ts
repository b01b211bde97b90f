import type { Page } from '@playwright/test';
import {
  MANIFEST_FAULTS,
  MEDIA_ERROR,
  OFFLINE_ERROR,
  openFaults,
  SEGMENT_FAULTS,
  SLOW,
  untilSoon,
} from './support/faults.ts';
import { answerOf } from './support/loopback.ts';
import { failure, player, secondsPlayed, untilPlaying } from './support/player.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, FILM_WATCH } from './support/viewer.ts';

const MEDIA = /\/(?:240|360|720)\.mp4$/;
/** Head and first segment, and two segments more: six seconds of film. */
const FIRST_REQUESTS = 3;

// The browser's own lines about the files that these tests break.
test.use({ playsFilms: true, toleratedErrors: [MEDIA_ERROR] });
test.setTimeout(180_000);

const tryAgain = (page: Page) => player(page).getByRole('button', { name: 'Try again' });

for (const [kind, table] of [
  ['manifest', MANIFEST_FAULTS],
  ['segments', SEGMENT_FAULTS],
] as const) {
  test(`whatever its ${kind} may be, a film has its message and the way back, and plays when tried again`, async ({
    page,
  }) => {
    await page.clock.install();
    const faults = await openFaults(page);
    for (const fault of table) {
      await test.step(fault.what, async () => {
        faults.begin(fault);
        await page.goto(siteUrl('aurora', FILM_WATCH));
        await untilSoon(page, player(page).getByText(fault.message));
        expect(faults.hits()).toBeGreaterThan(0);
        if (fault.message !== SLOW) {
          await expect(page.getByRole('alert')).toContainText(fault.message);
          const back = failure(page, fault.message).getByRole('link', { name: 'Back' });
          await expect(back).toHaveAttribute('href', FILM);
        }
        // As long as nothing comes the message stays; were it mended first, the film might go on by itself before the click.
        if (fault.message !== SLOW) await faults.end();
        const openedAgain = page.waitForRequest(/\.m3u8$/);
        await tryAgain(page).click();
        await openedAgain;
        await expect(player(page)).toBeFocused();
        await faults.end();
        await untilPlaying(page);
        await expect(player(page).getByText(fault.message)).toHaveCount(0);
        await expect(failure(page, /./)).toHaveCount(0);
      });
    }
  });
}

test('an address that runs out in mid-film is renewed, and the film goes on where it was', async ({
  page,
}) => {
  let old = '';
  let passed = 0;
  let rejections = 0;
  // The film's address is good for its first requests only.
  await page.route(/\/signed\//, async (route) => {
    const url = route.request().url();
    const [, signature = ''] = /\/signed\/[^/]+\/(\d+)\//.exec(url) ?? [];
    old ||= signature;
    if (signature !== old) return route.continue({ url: url.replace(`/${signature}/`, `/${old}/`) });
    if (MEDIA.test(url)) passed += 1;
    if (passed <= FIRST_REQUESTS) return route.continue();
    rejections += 1;
    return route.fulfill({ status: 403, body: 'expired' });
  });
  // The site's next response has another.
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
  expect(rejections).toBeGreaterThan(0);
  // At no time was there a message; the toast would still be there.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(failure(page, /./)).toHaveCount(0);
  const steps = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
  // While the element changes hands it may be 0; the film itself never starts over.
  expect(positions.filter((position) => position > 0 && position < 2)).toEqual([]);
  expect(Math.max(...steps.filter((_, index) => (positions[index] ?? 0) > 0))).toBeLessThan(4);
});

test.describe('a film whose connection breaks', () => {
  const CODE = /\/assets\/shaka-player\.hls-.*\.js$/;
  test.use({ toleratedErrors: [new RegExp(`${OFFLINE_ERROR.source}|net::ERR_FAILED \\S+${CODE.source}`)] });

  test('a failure is shown: without the code for playing a click tries again, in mid-film it plays on by itself', async ({
    page,
    context,
  }) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto(siteUrl('aurora', FILM_WATCH));
    await expect(failure(page, /connection broke off/)).toBeVisible({ timeout: 30_000 });
    await page.unroute(CODE);
    let passed = 0;
    await page.route(MEDIA, (route) => {
      passed += 1;
      return passed > FIRST_REQUESTS ? route.abort('internetdisconnected') : route.continue();
    });
    await tryAgain(page).click();
    await untilPlaying(page, 1);
    await expect(failure(page, /./)).toHaveCount(0);

    await context.setOffline(true);
    await expect(failure(page, /Check Your Internet Connection/)).toBeVisible({ timeout: 45_000 });
    const stoppedAt = await secondsPlayed(page);
    await page.unroute(MEDIA);
    await context.setOffline(false);
    await untilPlaying(page, stoppedAt + 0.5);
    await expect(failure(page, /./)).toHaveCount(0);
  });
});
