import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ playsFilms: true });

interface Told {
  event: string;
  seconds?: number;
  state?: string;
  contentId: string;
  origin: string;
}

/** A page of another site that frames the player and keeps what it is told. */
async function openPartner(page: Page, src: string): Promise<Frame> {
  const html = `<!doctype html><title>Partner</title><script>
    window.told = [];
    addEventListener('message', ({ data, origin }) => told.push({ ...data, origin }));
  </script><iframe src="${src}" width="640" height="360" allow="autoplay; fullscreen"></iframe>`;
  // A server of its own: browsers let no page that has no address frame one of this machine.
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close());
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://partner.localhost:${port}/article`);
  const handle = await page.locator('iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('No frame');
  return frame;
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Told[] }).told);
const events = async (page: Page) => (await told(page)).map(({ event }) => event);
const command = (page: Page, message: Record<string, unknown>) =>
  page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), message);
const protocol = 'marquee-player';

test("another site's page plays, pauses and seeks the player, and is told how it goes", {
  tag: '@full-browser',
}, async ({ page }) => {
  const frame = await openPartner(page, siteUrl('aurora', '/embed/the-salt-road'));
  await expect.poll(() => events(page), { timeout: 20_000 }).toEqual(['ready']);
  expect(await told(page)).toEqual([
    {
      protocol,
      event: 'ready',
      state: 'playable',
      contentId: 'the-salt-road',
      origin: siteUrl('aurora', ''),
    },
  ]);
  // Nothing of the film is fetched before it is wanted.
  await expect(frame.locator('video')).toHaveCount(0);

  await command(page, { protocol, command: 'play' });
  await expect.poll(() => events(page), { timeout: 30_000 }).toContain('time');
  expect(await events(page)).toContain('play');

  await command(page, { protocol, command: 'seek', seconds: 10 });
  await expect
    .poll(async () => (await told(page)).filter(({ event }) => event === 'seek').at(-1)?.seconds)
    .toBeCloseTo(10, 0);

  await command(page, { command: 'pause' });
  await command(page, { protocol, command: 'pause' });
  await expect.poll(() => events(page)).toContain('pause');
  expect((await events(page)).filter((event) => event === 'pause')).toHaveLength(1);
  expect(await frame.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('a press starts it; commands of anybody but the page around it are not heard', async ({ page }) => {
  const frame = await openPartner(page, siteUrl('aurora', '/embed/the-salt-road'));
  await expect.poll(() => events(page), { timeout: 20_000 }).toEqual(['ready']);
  // From inside the frame: the right words, by the wrong window.
  await frame.evaluate(() => window.postMessage({ protocol: 'marquee-player', command: 'play' }, '*'));
  await page.waitForTimeout(500);
  await expect(frame.locator('video')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Play The Salt Road' }).click();
  await expect.poll(() => events(page), { timeout: 30_000 }).toContain('time');
});

test('what is locked says so, and leads out of the frame only in a tab of its own', async ({
  page,
  context,
}) => {
  const frame = await openPartner(page, siteUrl('aurora', '/embed/meridian'));
  await expect.poll(async () => (await told(page))[0]?.state, { timeout: 20_000 }).toBe('locked');
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Sign in to watch' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/login');
  expect(new URL(frame.url()).pathname).toBe('/embed/meridian');
});

test.describe('a brand that keeps its player to itself', () => {
  test.use({ toleratedErrors: [/frame-ancestors|Refused to (?:frame|display)|violates/] });

  test('is shown by no other site', async ({ page }) => {
    const frame = await openPartner(page, siteUrl('pulse', '/embed/sunrise-flow'));
    await page.waitForTimeout(1500);
    expect(await events(page)).toEqual([]);
    await expect(frame.locator('video, button')).toHaveCount(0);
  });
});
