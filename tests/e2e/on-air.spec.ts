import type { Browser, Page } from '@playwright/test';
import {
  type Fault,
  firstOrAll,
  followTime,
  MANIFEST_FAULTS,
  MEDIA_ERROR,
  openFaults,
  SEGMENT_FAULTS,
  SLOW,
  untilSoon,
} from './support/faults.ts';
import { failure, player, secondsPlayed, untilPlaying } from './support/player.ts';
import { openStreams } from './support/streams.ts';
import { expect, test } from './support/test.ts';
import { zoneWhereItIs } from './support/zone.ts';

/** The film of every programme here. */
const FILM_SECONDS = 24;
/** Kept back by more, a viewer is taken to where the channel is. */
const FILM_RUNS_WITHIN_SECONDS = 5;

// One site for all of them, one after the other.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ playsFilms: true, toleratedErrors: [MEDIA_ERROR] });

let streams: Awaited<ReturnType<typeof openStreams>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  streams = await openStreams();
});
test.afterAll(() => streams.close());

const video = (page: Page) => page.locator('video');
const onAir = (page: Page) => page.locator('li[aria-current="time"]');

/** How far the player is from where the channel is, in seconds; a film that wraps may be on either side of its end. */
async function offBy(page: Page, startedAtMs: number): Promise<number> {
  const since = ((Date.now() - startedAtMs) / 1000) % FILM_SECONDS;
  const apart = Math.abs((await secondsPlayed(page)) - since);
  return Math.min(apart, FILM_SECONDS - apart);
}

test.describe('a channel on air', () => {
  // At noon: what was on an hour ago was on today.
  test.use({ timezoneId: zoneWhereItIs(12) });

  test('a channel joins a programme as far in as it is, goes over to the next at its start, and past ones can be watched', async ({
    page,
  }) => {
    const madeAtMs = Date.now();
    const id = await streams.makeChannel(['Long Ago', -3600, -1800], ['First', -9, 16], ['Second', 16, 900]);
    await page.goto(streams.url(`/channel/${id}`));
    await expect(onAir(page)).toContainText('First');
    await untilPlaying(page);
    // Seconds since the programme's start.
    await expect.poll(() => offBy(page, madeAtMs - 9000)).toBeLessThan(3);
    await expect(onAir(page)).toContainText('Second', { timeout: 30_000 });
    await expect(player(page)).toHaveAccessibleName(/Second/);
    await untilPlaying(page);
    await expect.poll(() => offBy(page, madeAtMs + 16_000)).toBeLessThan(3);

    await page.getByRole('listitem').filter({ hasText: 'Long Ago' }).getByRole('link').click();
    await expect(page).toHaveURL(/programme=\d+/);
    await expect(player(page)).toHaveAccessibleName(/Long Ago/);
    // From its beginning, however long ago it was.
    await untilPlaying(page);
    expect(await secondsPlayed(page)).toBeLessThan(6);
    await page.getByRole('link', { name: 'Back to live' }).click();
    await expect(player(page)).toHaveAccessibleName(/Second/);
    await untilPlaying(page);
    await expect.poll(() => offBy(page, madeAtMs + 16_000)).toBeLessThan(3);
  });

  test('a channel clears its player at a programme’s end, and shows that nothing is on and what follows', async ({
    page,
  }) => {
    await page.clock.install();
    const id = await streams.makeChannel(['Before the gap', -60, 300], ['After the gap', 600, 1200]);
    const clockResponse = page.waitForResponse('**/resources/clock');
    await page.goto(streams.url(`/channel/${id}`));
    await untilPlaying(page);
    await clockResponse;
    await page.clock.fastForward(280_000);
    await expect(onAir(page)).toContainText('Before the gap');
    await page.clock.fastForward(30_000);
    await expect(page.getByText('No Programs are shown at the moment.')).toBeVisible();
    await expect(page.getByText('After the gap').first()).toBeVisible();
    await expect(video(page)).toHaveCount(0);
    await expect(onAir(page)).toHaveCount(0);
    await page.clock.fastForward(300_000);
    await expect(onAir(page)).toContainText('After the gap');
    await expect(page.getByText('No Programs are shown at the moment.')).toHaveCount(0);
  });
});

/** What is opened again where it failed counts its seconds anew, so it must be seen to move. */
async function untilMoving(page: Page) {
  let last = Number.POSITIVE_INFINITY;
  const hasMoved = async () => {
    const before = last;
    last = await secondsPlayed(page);
    return last > before + 0.2;
  };
  await expect.poll(hasMoved, { timeout: 40_000, intervals: [500] }).toBe(true);
}

/** Each fault strikes a visit of its own; nobody presses anything. */
async function expectRecoveries(
  page: Page,
  url: string,
  table: readonly Fault[],
  atPresent: (leadMs: () => Promise<number>) => Promise<void>,
) {
  await page.clock.install();
  const faults = await openFaults(page);
  for (const fault of table) {
    await test.step(fault.what, async () => {
      faults.begin(fault);
      const clockResponse = page.waitForResponse('**/resources/clock');
      await page.goto(url);
      // From here on the server's time and the page's go together.
      await clockResponse;
      const leadMs = await followTime(page);
      await untilSoon(page, player(page).getByText(fault.message));
      expect(faults.hits()).toBeGreaterThan(0);
      await expect(player(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      await faults.end();
      await untilMoving(page);
      await expect(player(page).getByText(fault.message)).toHaveCount(0);
      await expect(failure(page, /./)).toHaveCount(0);
      await atPresent(leadMs);
    });
  }
}

/** The library itself requests a stream's segments until they are there. */
const STREAM_SEGMENT_FAULTS = SEGMENT_FAULTS.map((fault, index) =>
  index === 0 ? { ...fault, message: SLOW } : fault,
);

/** Manifests and segments at once, each in a browser of its own: a page's time is its context's. */
async function inBoth(
  browser: Browser,
  run: (page: Page, table: readonly Fault[]) => Promise<void>,
  tables: readonly (readonly Fault[])[],
) {
  const contexts = await Promise.all(tables.map(() => browser.newContext()));
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  await Promise.all(pages.map((page, index) => run(page, tables[index] ?? [])));
  await Promise.all(contexts.map((context) => context.close()));
}

test.describe('a player whose connection or channel fails', () => {
  test('a live stream reports a failure and returns at its edge', async ({ browser }) => {
    const url = streams.url(`/watch/${await streams.makeStream(-600, 3600)}`);
    await inBoth(
      browser,
      (page, table) =>
        expectRecoveries(page, url, table, async () => {
          await expect(page.getByRole('button', { name: 'You are watching live' })).toBeAttached();
        }),
      [firstOrAll(MANIFEST_FAULTS), firstOrAll(STREAM_SEGMENT_FAULTS)],
    );
  });

  test('a channel’s film reports a failure and returns where the channel is', async ({ browser }) => {
    const id = await streams.makeChannel(['Now', -100, 3600]);
    const startedAtMs = Date.now() - 100_000;
    await inBoth(
      browser,
      (page, table) =>
        expectRecoveries(page, streams.url(`/channel/${id}`), table, async (leadMs) => {
          const offSeconds = async () => offBy(page, startedAtMs - (await leadMs()));
          await expect.poll(offSeconds).toBeLessThan(FILM_RUNS_WITHIN_SECONDS);
        }),
      [firstOrAll(MANIFEST_FAULTS), firstOrAll(SEGMENT_FAULTS)],
    );
  });
});
