import type { Page } from '@playwright/test';
import { openStreams } from './support/streams.ts';
import { expect, test } from './support/test.ts';

test.use({ playsFilms: true });

// One site for all of them, one after the other.
test.describe.configure({ mode: 'default', timeout: 90_000 });

let streams: Awaited<ReturnType<typeof openStreams>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  streams = await openStreams();
});
test.afterAll(() => streams.close());

const video = (page: Page) => page.locator('video');
const position = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const pageSeconds = (page: Page) => page.evaluate(() => performance.now() / 1000);
const liveButton = (page: Page) => page.getByRole('button', { name: /watching live|Go to live/ });

async function untilMoving(page: Page) {
  await expect(video(page)).toBeAttached({ timeout: 20_000 });
  let last = await position(page);
  await expect
    .poll(
      async () => {
        const now = await position(page);
        const hasMoved = now > last + 0.2;
        last = now;
        return hasMoved;
      },
      { timeout: 30_000, intervals: [700] },
    )
    .toBe(true);
}

/** What was buffered has been played. */
async function untilStanding(page: Page) {
  let last = -1;
  const hasStood = async () => {
    const now = await position(page);
    const stands = now === last;
    last = now;
    return stands;
  };
  await expect.poll(hasStood, { timeout: 30_000, intervals: [1500] }).toBe(true);
}

/** Survives everything but another document. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}
async function expectSameDocument(page: Page) {
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

/** A viewer whose machine is off by this much; the clock that counts monotonically is right on every machine. */
async function setDeviceClockOff(page: Page, byMs: number) {
  await page.addInitScript((offset) => {
    const RealDate = Date;
    class ShiftedDate extends RealDate {
      constructor(...parts: []) {
        if (parts.length > 0) super(...parts);
        else super(RealDate.now() + offset);
      }
      static override now() {
        return RealDate.now() + offset;
      }
    }
    window.Date = ShiftedDate as DateConstructor;
  }, byMs);
}

const DAY_MS = 86_400_000;

test.describe('a stream to come', () => {
  test('counts down on its page, and plays there at zero', async ({ page }) => {
    const id = await streams.makeStream(12, 600);
    await page.goto(streams.url(`/content/${id}`));
    await expect(page.getByText('Going Live In')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upcoming' })).toBeDisabled();
    await markDocument(page);
    await expect(page).toHaveURL(streams.url(`/watch/${id}`), { timeout: 30_000 });
    await untilMoving(page);
    await expectSameDocument(page);
    await expect(liveButton(page)).toHaveAccessibleName('You are watching live');
  });

  test('begins when the server says so on a machine three days fast', async ({ page }) => {
    await setDeviceClockOff(page, 3 * DAY_MS);
    const later = await streams.makeStream(2 * 3600 + 30, 4 * 3600);
    await page.goto(streams.url(`/content/${later}`));
    await page.waitForTimeout(2500);
    const parts = page.locator('dl dd');
    await expect(parts.first()).toHaveText('02');
    await expect(parts.nth(1)).toHaveText('00');

    const soon = await streams.makeStream(9, 600);
    await page.goto(streams.url(`/watch/${soon}`));
    await expect(page.getByText('Going Live In')).toBeVisible();
    await untilMoving(page);
    await expect(liveButton(page)).toHaveAccessibleName('You are watching live');
    // The delay goes by the server's clock, too.
    await expect(liveButton(page)).toHaveText(/−0:[0-2]\d/);
  });
});

test.describe('a stream that ends', () => {
  test.use({ toleratedErrors: [/net::ERR|Failed to load resource/] });

  test('stops under the viewer’s eyes and says so, without a toast', async ({ page }) => {
    const id = await streams.makeStream(-60, 16);
    await page.goto(streams.url(`/watch/${id}`));
    await untilMoving(page);
    await markDocument(page);
    await expect(page.getByRole('heading', { name: 'Stream Ended' })).toBeVisible({ timeout: 25_000 });
    await expect(video(page)).toHaveCount(0);
    await expectSameDocument(page);
    await expect(page.getByText('This stream has ended.', { exact: true })).toHaveCount(0);
  });

  test('ends on its own page, left open, by the server’s clock alone', async ({ page }) => {
    await page.clock.install();
    const id = await streams.makeStream(-60, 900);
    // The page has come to life when it asks for the time.
    const asked = page.waitForResponse('**/resources/clock');
    await page.goto(streams.url(`/content/${id}`));
    await expect(page.getByRole('link', { name: 'Playing now' })).toBeVisible();
    await asked;
    await page.clock.fastForward(880_000);
    await expect(page.getByRole('link', { name: 'Playing now' })).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('button', { name: 'Stream ended' })).toBeDisabled();
    await expect(page.getByText('This stream has ended. Thank you for watching with us.')).toBeVisible();

    // In another's page, where it has not been started.
    const askedAgain = page.waitForResponse('**/resources/clock');
    await page.goto(streams.url(`/embed/${id}`));
    await expect(page.getByRole('button', { name: /^Play / })).toBeVisible();
    await askedAgain;
    await page.clock.fastForward(910_000);
    await expect(page.getByRole('heading', { name: 'Stream Ended' })).toBeVisible();
  });

  test('stops though the site cannot be reached at that moment', async ({ page, context }) => {
    await page.clock.install();
    const id = await streams.makeStream(-60, 900);
    await page.goto(streams.url(`/watch/${id}`));
    await untilMoving(page);
    await context.setOffline(true);
    await page.clock.fastForward(905_000);
    await expect(page.getByRole('heading', { name: 'Stream Ended' })).toBeVisible();
    await expect(video(page)).toHaveCount(0);
  });

  test('cannot be played afterwards, and says so to who tries', async ({ page }) => {
    const id = await streams.makeStream(-600, -60);
    await page.goto(streams.url(`/content/${id}`));
    await expect(page.getByRole('button', { name: 'Stream ended' })).toBeDisabled();
    await page.goto(streams.url(`/content/${id}?watch=true`));
    await expect(page.getByRole('heading', { name: 'Stream Ended' })).toBeVisible();
    await expect(page.getByText('This stream has ended.', { exact: true })).toBeVisible();
  });

  test('leaves a recording that plays on', async ({ page }) => {
    const id = await streams.makeStream(-600, -60, { videoType: 'VOD_LIVE' });
    await page.goto(streams.url(`/content/${id}`));
    await page.getByRole('link', { name: 'Watch now' }).click();
    await untilMoving(page);
    await expect(liveButton(page)).toHaveCount(0);
  });
});

test.describe('a stream that is on', () => {
  test.use({ toleratedErrors: [/net::ERR|Failed to load resource/] });

  test('shows how far behind one is, and leads back to the present', async ({ page }) => {
    const id = await streams.makeStream(-600, 3600);
    await page.goto(streams.url(`/watch/${id}`));
    await untilMoving(page);
    await expect(liveButton(page)).toHaveAccessibleName('You are watching live');
    await page.waitForTimeout(3000);
    await page.keyboard.press('Home');
    await expect(liveButton(page)).toHaveAccessibleName(/^Go to live\. You are \d+ sec behind\.$/);
    const behind = await position(page);
    const asked = await pageSeconds(page);
    // He went back by himself: nobody drags him on. What a busy machine makes of four seconds is played, too.
    await page.waitForTimeout(4000);
    const now = await position(page);
    expect(now).toBeLessThan(behind + (await pageSeconds(page)) - asked + 10);
    await liveButton(page).click();
    await expect(liveButton(page)).toHaveAccessibleName('You are watching live');
    expect(await position(page)).toBeGreaterThan(behind + 14);
    await untilMoving(page);
  });

  test('comes back by itself after a spell offline, at the present', async ({ page, context }) => {
    const id = await streams.makeStream(-600, 3600);
    await page.goto(streams.url(`/watch/${id}`));
    await untilMoving(page);
    await markDocument(page);
    await context.setOffline(true);
    await expect(page.getByText('Check Your Internet Connection')).toBeVisible();
    await untilStanding(page);
    await context.setOffline(false);
    await expect(page.getByText('Check Your Internet Connection')).toHaveCount(0);
    await untilMoving(page);
    await expect(liveButton(page)).toHaveAccessibleName('You are watching live', { timeout: 20_000 });
    await expectSameDocument(page);
  });

  test('comes back by itself after its segments failed to come', async ({ page }) => {
    const id = await streams.makeStream(-600, 3600);
    await page.goto(streams.url(`/watch/${id}`));
    await untilMoving(page);
    await markDocument(page);
    await page.route(/\/live\/.*\.mp4/, (route) => route.abort());
    await untilStanding(page);
    await page.unroute(/\/live\/.*\.mp4/);
    await untilMoving(page);
    await expect(liveButton(page)).toHaveAccessibleName('You are watching live', { timeout: 20_000 });
    await expectSameDocument(page);
  });

  test('renews a pass that has run out, without a word', async ({ page }) => {
    const id = await streams.makeStream(-600, 3600);
    await page.goto(streams.url(`/watch/${id}`));
    await untilMoving(page);
    await markDocument(page);
    const isPass = /\/signed\//;
    await page.route(isPass, (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.waitForRequest((request) => request.url().includes(`/watch/${id}.data`), { timeout: 30_000 });
    await page.unroute(isPass);
    await untilMoving(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectSameDocument(page);
  });
});
