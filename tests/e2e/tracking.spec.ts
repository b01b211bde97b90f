import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import type { PlayerEvent } from '#app/contract/analytics.ts';
import { newViewer, signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, FILM_WATCH } from './support/viewer.ts';

test.use({ playsFilms: true });

const EVENTS = '/resources/player-event';

/** What the page tells the server, as it leaves the browser: beacons are told by the context, for their page may be gone. */
function listen(context: BrowserContext) {
  const told: PlayerEvent[] = [];
  context.on('request', (request: Request) => {
    if (new URL(request.url()).pathname !== EVENTS) return;
    told.push(JSON.parse(request.postData() ?? '{}') as PlayerEvent);
  });
  const names = () => told.map(({ event_name }) => event_name.replace('PLAYER_', ''));
  return { told, names };
}

const BEACONS = 'beacons-of-the-test';

/** Beacons of a page that goes are seen by nobody but the page: it leaves a note for the next one. */
async function noteBeacons(page: Page) {
  await page.addInitScript((key) => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const isQueued = send(url, body);
      const noted = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
      localStorage.setItem(key, JSON.stringify([...noted, { isQueued, event: JSON.parse(String(body)) }]));
      return isQueued;
    };
  }, BEACONS);
  return () =>
    page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { isQueued: boolean; event: PlayerEvent }[],
      BEACONS,
    );
}

async function untilPlaying(page: Page, seconds = 0.5) {
  const position = () =>
    page.locator('video:not([aria-hidden])').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(position, { timeout: 30_000 }).toBeGreaterThan(seconds);
}

async function seekTo(page: Page, seconds: number) {
  await page.locator('video:not([aria-hidden])').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, seconds);
}

/** What was told last may still be on its way when a page is asked for. */
async function openUntilCounted(page: Page, path: string, items: Locator, count: number) {
  await expect(async () => {
    await page.goto(siteUrl('aurora', path));
    await expect(items).toHaveCount(count, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}

test('a film tells its start, seeks, pauses, and that it is closed', async ({ page, context }) => {
  const { told, names } = listen(context);
  const beacons = await noteBeacons(page);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === EVENTS) answers.push(response.status());
  });
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await expect.poll(names).toEqual(['START', 'PLAY']);
  await seekTo(page, 20);
  await expect.poll(names).toEqual(['START', 'PLAY', 'SEEK']);
  await page.keyboard.press('k');
  await expect.poll(names).toEqual(['START', 'PLAY', 'SEEK', 'PAUSE']);
  await expect.poll(() => answers).toEqual([204, 204, 204, 204]);
  // Leaving the page for another document: only a beacon gets out.
  await page.goto(siteUrl('aurora', '/search'));
  const [close] = await beacons();
  expect(close).toMatchObject({ isQueued: true, event: { event_name: 'PLAYER_CLOSE' } });
  const last = close?.event;
  const events = [...told.filter(({ event_name }) => event_name !== 'PLAYER_CLOSE'), last];
  expect(new Set(events.map((event) => event?.tracking_id)).size).toBe(1);
  expect(events.map((event) => event?.sequence)).toEqual([0, 1, 2, 3, 4]);
  expect(last).toMatchObject({ event_type: 'PLAYER', content_id: 'the-salt-road', source: 'WEB' });
  expect(last?.total_duration).toBeCloseTo(24, 0);
  expect(last?.player_timestamp).toBeGreaterThanOrEqual(20);
  expect(last?.variant).toBeGreaterThan(100);
  expect(last?.start_ms).toBeGreaterThan(0);
  expect(last?.start_ms).toBeLessThan(30_000);
  expect(last?.played_seconds).toBeLessThan(15);
});

test('leaving for another page of the site closes the play, and a press measures from the press', async ({
  page,
  context,
}) => {
  const { told, names } = listen(context);
  await page.goto(siteUrl('aurora', FILM));
  await page.waitForTimeout(3000);
  const pressedAt = Date.now();
  await page.getByRole('link', { name: 'Watch now' }).click();
  await untilPlaying(page, 1);
  const waitedMs = Date.now() - pressedAt;
  await page.mouse.move(600, 400);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  await expect.poll(names).toEqual(['START', 'PLAY', 'CLOSE']);
  expect(told[2]?.start_ms).toBeGreaterThan(0);
  expect(told[2]?.start_ms).toBeLessThan(waitedMs);
});

test('a film that plays to its end says so, once, and is another play when it is started again', async ({
  page,
  context,
}) => {
  const { told, names } = listen(context);
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await expect.poll(names).toEqual(['START', 'PLAY']);
  const duration = await page
    .locator('video:not([aria-hidden])')
    .evaluate((video: HTMLVideoElement) => video.duration);
  await seekTo(page, duration - 2);
  await expect.poll(names, { timeout: 20_000 }).toContain('END');
  expect(names()).not.toContain('PAUSE');
  expect(names().filter((name) => name === 'END')).toHaveLength(1);
  await page.locator('video:not([aria-hidden])').evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => names().slice(-2)).toEqual(['START', 'PLAY']);
  expect(new Set(told.map(({ tracking_id }) => tracking_id)).size).toBe(2);
});

test('it pings every 30 seconds of playing', async ({ page, context }) => {
  test.setTimeout(90_000);
  const { told, names } = listen(context);
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await expect.poll(names).toEqual(['START', 'PLAY']);
  // The demo film is 24 seconds long: at half its speed it plays for longer than a ping takes.
  await page.locator('video:not([aria-hidden])').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 0.5;
  });
  await expect.poll(names, { timeout: 45_000 }).toEqual(['START', 'PLAY', 'PING']);
  expect(told[2]?.player_timestamp).toBeGreaterThan(10);
  expect(told[2]?.player_timestamp).toBeLessThan(22);
  expect(told[2]?.played_seconds).toBeCloseTo(told[2]?.player_timestamp ?? 0, -1);
});

test.describe('where the server takes no events', () => {
  test.use({ toleratedErrors: [/503/] });
  test('one is tried, nothing follows, and the film plays on without a word', async ({ page, context }) => {
    const { names } = listen(context);
    await page.route(`**${EVENTS}`, (route) => route.fulfill({ status: 503 }));
    await page.goto(siteUrl('aurora', FILM_WATCH));
    await untilPlaying(page, 2);
    await seekTo(page, 20);
    await page.keyboard.press('k');
    await page.waitForTimeout(1500);
    expect(names()).toEqual(['START']);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto(siteUrl('aurora', '/search'));
    expect(names()).toEqual(['START']);
  });
});

test('what was begun in one browser is continued in another', async ({ page, browser, context }) => {
  test.slow();
  const { names } = listen(context);
  const email = await newViewer(context, 'Tara Viewer');
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await expect.poll(names).toEqual(['START', 'PLAY']);
  await seekTo(page, 12);
  await untilPlaying(page, 12);
  await page.keyboard.press('k');
  await expect.poll(names).toContain('PAUSE');

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await signedIn(other.context(), email);
  await other.goto(siteUrl('aurora'));
  const lane = other.getByRole('region', { name: 'Continue watching' });
  await expect(lane.getByRole('link', { name: /The Salt Road/ })).toBeVisible();
  await other.goto(siteUrl('aurora', FILM));
  await other.getByRole('link', { name: 'Resume watching' }).click();
  await untilPlaying(other, 12);
  // From there, not from the beginning: the film has not had the time to get there by itself.
  const played = await other.locator('video:not([aria-hidden])').evaluate((video: HTMLVideoElement) => {
    return Array.from({ length: video.played.length }, (_, index) => video.played.start(index));
  });
  expect(Math.min(...played)).toBeGreaterThanOrEqual(11.5);

  // Finished here, it is gone there.
  await seekTo(
    other,
    (await other.locator('video:not([aria-hidden])').evaluate((video: HTMLVideoElement) => video.duration)) -
      1,
  );
  await expect(other.locator('video:not([aria-hidden])')).toHaveJSProperty('ended', true, {
    timeout: 20_000,
  });
  await openUntilCounted(page, '/', page.getByRole('region', { name: 'Continue watching' }), 0);
  await page.goto(siteUrl('aurora', FILM));
  await expect(page.getByRole('link', { name: 'Watch now' })).toBeVisible();
  await other.context().close();
});

test('a title is removed from the row, and Undo brings it back', async ({ page, context }) => {
  test.slow();
  const { names } = listen(context);
  await newViewer(context, 'Tara Viewer');
  for (const [count, path] of [FILM_WATCH, '/watch/the-keeper'].entries()) {
    await page.goto(siteUrl('aurora', path));
    await untilPlaying(page);
    await expect.poll(() => names().filter((name) => name === 'PLAY').length).toBe(count + 1);
    await seekTo(page, 15 + count);
    await untilPlaying(page, 15 + count);
    await page.keyboard.press('k');
    await expect.poll(() => names().filter((name) => name === 'PAUSE').length).toBe(count + 1);
  }
  const lane = page.getByRole('region', { name: 'Continue watching' });
  const links = lane.getByRole('listitem');
  await openUntilCounted(page, '/', links, 2);
  const titles = await links.allInnerTexts();
  const remove = links.first().getByRole('button', { name: /^Remove .* from Continue watching$/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(1);
  await expect(links.first().getByRole('button')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(links).toHaveCount(2);
  expect(await links.allInnerTexts()).toEqual(titles);

  await links.first().hover();
  await remove.click();
  await expect(links).toHaveCount(1);
  await expect(page.getByText('Removed from Continue watching')).toBeVisible();
  await page.reload();
  await expect(links).toHaveCount(1);
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Tara' }).click();
  await page.getByRole('link', { name: 'Continue watching', exact: true }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/continue-watching'));
  await expect(page.getByRole('list', { name: 'Continue watching' }).getByRole('listitem')).toHaveCount(1);
});

test.describe('when the server does not take a removal', () => {
  test.use({ toleratedErrors: [/503/] });
  test('the title is back, with a word', async ({ page, context }) => {
    test.slow();
    const { names } = listen(context);
    await newViewer(context, 'Tara Viewer');
    await page.goto(siteUrl('aurora', FILM_WATCH));
    await untilPlaying(page);
    await expect.poll(names).toContain('PLAY');
    await seekTo(page, 15);
    await untilPlaying(page, 15);
    await page.keyboard.press('k');
    await expect.poll(names).toContain('PAUSE');
    const items = page.getByRole('list', { name: 'Continue watching' }).getByRole('listitem');
    await openUntilCounted(page, '/continue-watching', items, 1);
    await page.route('**/resources/continue-watching', (route) => route.fulfill({ status: 503, body: '' }));
    await items.first().hover();
    await items.first().getByRole('button').click();
    await expect(page.getByText('This could not be changed. Please try again.')).toBeVisible();
    await expect(items).toHaveCount(1);
  });
});
