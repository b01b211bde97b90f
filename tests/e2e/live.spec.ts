import type { Page } from '@playwright/test';
import { OFFLINE_ERROR } from './support/faults.ts';
import { openStreams } from './support/streams.ts';
import { expect, test } from './support/test.ts';

test.use({ playsFilms: true });

// One site for all of them, one after the other.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let streams: Awaited<ReturnType<typeof openStreams>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  streams = await openStreams();
});
test.afterAll(() => streams.close());

const video = (page: Page) => page.locator('video');
const position = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
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

test('a stream to come counts down on its page, and plays there at zero', async ({ page }) => {
  const id = await streams.makeStream(12, 600);
  await page.goto(streams.url(`/content/${id}`));
  await expect(page.getByText('Going Live In')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upcoming' })).toBeDisabled();
  await markDocument(page);
  await expect(page).toHaveURL(streams.url(`/watch/${id}`), { timeout: 30_000 });
  await untilMoving(page);
  await expectSameDocument(page);
  await expect(liveButton(page)).toHaveAccessibleName('You are watching live');
  await expect(liveButton(page)).toHaveText(/−0:[0-2]\d/);
});

test.describe('a live stream without a connection', () => {
  test.use({ toleratedErrors: [OFFLINE_ERROR] });

  test('a stream ends by the server’s clock wherever it is, though the site cannot be reached', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const id = await streams.makeStream(-60, 900);
    // The page is hydrated when it requests the time.
    const clock = page.waitForResponse('**/resources/clock');
    await page.goto(streams.url(`/content/${id}`));
    await expect(page.getByRole('link', { name: 'Playing now' })).toBeVisible();
    await clock;
    await page.clock.fastForward(880_000);
    await expect(page.getByRole('link', { name: 'Playing now' })).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('button', { name: 'Stream ended' })).toBeDisabled();
    await expect(page.getByText('This stream has ended. Thank you for watching with us.')).toBeVisible();

    // In another's page, where it has not been started.
    const embedClock = page.waitForResponse('**/resources/clock');
    await page.goto(streams.url(`/embed/${id}`));
    await expect(page.getByRole('button', { name: /^Play / })).toBeVisible();
    await embedClock;
    await page.clock.fastForward(910_000);
    await expect(page.getByRole('heading', { name: 'Stream Ended' })).toBeVisible();

    await page.goto(streams.url(`/watch/${id}`));
    await untilMoving(page);
    await markDocument(page);
    await context.setOffline(true);
    await page.clock.fastForward(905_000);
    await expect(page.getByRole('heading', { name: 'Stream Ended' })).toBeVisible();
    await expect(video(page)).toHaveCount(0);
    await expectSameDocument(page);
    await expect(page.getByText('This stream has ended.', { exact: true })).toHaveCount(0);
  });

  test('a stream that is on comes back by itself, at the present', async ({ page, context }) => {
    const id = await streams.makeStream(-600, 3600);
    await page.goto(streams.url(`/watch/${id}`));
    await untilMoving(page);
    await expect(liveButton(page)).toHaveAccessibleName('You are watching live');
    await page.keyboard.press('Home');
    await expect(liveButton(page)).toHaveAccessibleName(/^Go to live\. You are \d+ sec behind\.$/);
    const behind = await position(page);
    await untilMoving(page);
    await liveButton(page).click();
    await expect(liveButton(page)).toHaveAccessibleName('You are watching live');
    expect(await position(page)).toBeGreaterThan(behind + 14);
    await untilMoving(page);

    await markDocument(page);
    await context.setOffline(true);
    await expect(page.getByText('Check Your Internet Connection')).toBeVisible();
    await untilStanding(page);
    await context.setOffline(false);
    await expect(page.getByText('Check Your Internet Connection')).toHaveCount(0);
    await untilMoving(page);
    await expect(liveButton(page)).toHaveAccessibleName('You are watching live', { timeout: 20_000 });

    // A pass that has run out is renewed without a word.
    const isPass = /\/signed\//;
    await page.route(isPass, (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.waitForRequest((request) => request.url().includes(`/watch/${id}.data`), { timeout: 30_000 });
    await page.unroute(isPass);
    await untilMoving(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectSameDocument(page);
  });
});

test('a stream that is over cannot be played, and a toast informs anyone who tries; its recording plays', async ({
  page,
}) => {
  const over = await streams.makeStream(-600, -60);
  await page.goto(streams.url(`/content/${over}`));
  await expect(page.getByRole('button', { name: 'Stream ended' })).toBeDisabled();
  await page.goto(streams.url(`/content/${over}?watch=true`));
  await expect(page.getByRole('heading', { name: 'Stream Ended' })).toBeVisible();
  await expect(page.getByText('This stream has ended.', { exact: true })).toBeVisible();
  const recorded = await streams.makeStream(-600, -60, { videoType: 'VOD_LIVE' });
  await page.goto(streams.url(`/content/${recorded}`));
  await page.getByRole('link', { name: 'Watch now' }).click();
  await untilMoving(page);
  await expect(liveButton(page)).toHaveCount(0);
});
