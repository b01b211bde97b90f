import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import type { PlayerEvent } from '#app/contract/analytics.ts';
import { newViewer, signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, FILM_WATCH } from './support/viewer.ts';

test.use({ playsFilms: true });

const EVENTS = '/resources/player-event';

/** What the page sends to the server, as it leaves the browser; the context sees it even when its page is gone. */
function listen(context: BrowserContext) {
  const sent: PlayerEvent[] = [];
  context.on('request', (request: Request) => {
    if (new URL(request.url()).pathname !== EVENTS) return;
    sent.push(JSON.parse(request.postData() ?? '{}') as PlayerEvent);
  });
  const names = () => sent.map(({ event_name }) => event_name.replace('PLAYER_', ''));
  return { sent, names };
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

/** The last event may still be on its way when a page is requested. */
async function openUntilCounted(page: Page, path: string, items: Locator, count: number) {
  await expect(async () => {
    await page.goto(siteUrl('aurora', path));
    await expect(items).toHaveCount(count, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}

test('a film’s play is sent in order until it is closed, measured from the click; leaving the document closes it by beacon', async ({
  page,
  context,
}) => {
  const { sent, names } = listen(context);
  const beacons = await noteBeacons(page);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === EVENTS) statuses.push(response.status());
  });
  await page.goto(siteUrl('aurora', FILM), { waitUntil: 'networkidle' });
  const openedAt = await page.evaluate(() => performance.now());
  await page.getByRole('link', { name: 'Watch now' }).click();
  await untilPlaying(page, 1);
  const waitedMs = (await page.evaluate(() => performance.now())) - openedAt;
  await expect.poll(names).toEqual(['START', 'PLAY']);
  await seekTo(page, 20);
  await expect.poll(names).toEqual(['START', 'PLAY', 'SEEK']);
  await page.keyboard.press('k');
  await expect.poll(names).toEqual(['START', 'PLAY', 'SEEK', 'PAUSE']);
  await page.mouse.move(600, 400);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => sent.length + statuses.length).toBeGreaterThanOrEqual(8);
  expect(new Set(statuses)).toEqual(new Set([204]));

  sent.length = 0;
  await page.goto(siteUrl('aurora', FILM_WATCH));
  await untilPlaying(page);
  await expect.poll(names).toEqual(['START', 'PLAY']);
  // Leaving the page for another document: only a beacon gets out.
  await page.goto(siteUrl('aurora', '/search'));
  const closed = (await beacons()).filter(({ event }) => event.event_name === 'PLAYER_CLOSE');
  const [byButton, byLeaving] = closed;
  expect(byButton?.event.start_ms).toBeGreaterThan(0);
  expect(byButton?.event.start_ms).toBeLessThan(waitedMs);
  expect(byButton?.event.sequence).toBe(4);
  expect(byButton?.event.played_seconds).toBeLessThan(15);
  expect(byLeaving).toMatchObject({
    isQueued: true,
    event: { event_type: 'PLAYER', content_id: 'the-salt-road', source: 'WEB', sequence: 2 },
  });
  const last = byLeaving?.event;
  expect(new Set([...sent, last].map((event) => event?.tracking_id)).size).toBe(1);
  expect(last?.total_duration).toBeCloseTo(24, 0);
  expect(last?.variant).toBeGreaterThan(100);
  expect(last?.start_ms).toBeGreaterThan(0);
  expect(last?.start_ms).toBeLessThan(30_000);
});

test('what was begun in one browser is continued in another, and removed from the row there', async ({
  page,
  browser,
  context,
}) => {
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
  await lane.getByRole('button', { name: /^Remove .* from Continue watching$/ }).press('Enter');
  await expect(lane).toHaveCount(0);
  await other.getByRole('button', { name: 'Undo' }).click();
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
