import type { Page } from '@playwright/test';
import { player, secondsPlayed, untilPlaying } from './support/player.ts';
import { openStreams } from './support/streams.ts';
import { expect, test } from './support/test.ts';

/** The film of every programme here. */
const FILM_SECONDS = 24;

// One site for all of them, one after the other; the browser's own lines are about what these tests break.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ toleratedErrors: [/status of (?:403|404|500)|net::ERR|Failed to load resource/] });

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

test.describe('a channel', () => {
  test('joins a programme as far in as it is, goes over to the next at its start, and past ones can be watched', async ({
    page,
  }) => {
    const madeAtMs = Date.now();
    const id = await streams.makeChannel(['Long Ago', -3600, -1800], ['First', -9, 22], ['Second', 22, 900]);
    await page.goto(streams.url(`/channel/${id}`));
    await expect(onAir(page)).toContainText('First');
    await untilPlaying(page);
    // Seconds since the programme's start.
    await expect.poll(() => offBy(page, madeAtMs - 9000)).toBeLessThan(3);
    await expect(onAir(page)).toContainText('Second', { timeout: 30_000 });
    await expect(player(page)).toHaveAccessibleName(/Second/);
    await untilPlaying(page);
    await expect.poll(() => offBy(page, madeAtMs + 22_000)).toBeLessThan(3);

    await page.getByRole('listitem').filter({ hasText: 'Long Ago' }).getByRole('link').click();
    await expect(page).toHaveURL(/programme=\d+/);
    await expect(player(page)).toHaveAccessibleName(/Long Ago/);
    // From its beginning, however long ago it was.
    await untilPlaying(page);
    expect(await secondsPlayed(page)).toBeLessThan(6);
    await page.getByRole('link', { name: 'Back to live' }).click();
    await expect(player(page)).toHaveAccessibleName(/Second/);
    await untilPlaying(page);
    await expect.poll(() => offBy(page, madeAtMs + 22_000)).toBeLessThan(3);
  });

  test('clears its player at a programme\u2019s end, says that nothing is on, and what follows', async ({
    page,
  }) => {
    await page.clock.install();
    const id = await streams.makeChannel(['Before the gap', -60, 300], ['After the gap', 600, 1200]);
    const asked = page.waitForResponse('**/resources/clock');
    await page.goto(streams.url(`/channel/${id}`));
    await untilPlaying(page);
    await asked;
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
