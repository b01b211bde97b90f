import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ playsFilms: true });

interface PlayerMessage {
  event: string;
  seconds?: number;
  state?: string;
  contentId: string;
  origin: string;
}

/** A page of another site that embeds the player in an iframe and records its messages. */
async function openPartner(page: Page, src: string): Promise<Frame> {
  const html = `<!doctype html><title>Partner</title><script>
    window.messages = [];
    addEventListener('message', ({ data, origin }) => messages.push({ ...data, origin }));
  </script><iframe src="${src}" width="640" height="360" allow="autoplay; fullscreen"></iframe>`;
  // A server of its own: browsers let no page that has no address frame one of this machine.
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close());
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://partner.localhost:${port}/article`);
  const handle = await page.locator('iframe').elementHandle();
  const iframe = await handle?.contentFrame();
  if (!iframe) throw new Error('No iframe');
  return iframe;
}

const messagesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { messages: PlayerMessage[] }).messages);
const events = async (page: Page) => (await messagesOf(page)).map(({ event }) => event);
const command = (page: Page, message: Record<string, unknown>) =>
  page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), message);
const protocol = 'marquee-player';

test("another site's page plays, pauses and seeks the player, and receives its events", {
  tag: '@full-browser',
}, async ({ page }) => {
  const iframe = await openPartner(page, siteUrl('aurora', '/embed/the-salt-road'));
  await expect.poll(() => events(page), { timeout: 20_000 }).toEqual(['ready']);
  expect(await messagesOf(page)).toEqual([
    {
      protocol,
      event: 'ready',
      state: 'playable',
      contentId: 'the-salt-road',
      origin: siteUrl('aurora', ''),
    },
  ]);
  // Nothing of the film is fetched before it is wanted.
  await expect(iframe.locator('video')).toHaveCount(0);

  await command(page, { protocol, command: 'play' });
  await expect.poll(() => events(page), { timeout: 30_000 }).toContain('time');
  expect(await events(page)).toContain('play');

  await command(page, { protocol, command: 'seek', seconds: 10 });
  await expect
    .poll(async () => (await messagesOf(page)).filter(({ event }) => event === 'seek').at(-1)?.seconds)
    .toBeCloseTo(10, 0);

  await command(page, { command: 'pause' });
  await command(page, { protocol, command: 'pause' });
  await expect.poll(() => events(page)).toContain('pause');
  expect((await events(page)).filter((event) => event === 'pause')).toHaveLength(1);
  expect(await iframe.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('a click starts the embedded player; commands of anybody but the page around it are ignored', async ({
  page,
}) => {
  const iframe = await openPartner(page, siteUrl('aurora', '/embed/the-salt-road'));
  await expect.poll(() => events(page), { timeout: 20_000 }).toEqual(['ready']);
  // From inside the frame: the right words, by the wrong window.
  await iframe.evaluate(() => window.postMessage({ protocol: 'marquee-player', command: 'play' }, '*'));
  await page.waitForTimeout(500);
  await expect(iframe.locator('video')).toHaveCount(0);
  await iframe.getByRole('button', { name: 'Play The Salt Road' }).click();
  await expect.poll(() => events(page), { timeout: 30_000 }).toContain('time');
});

test('a locked title shows its message, and links out of the iframe only into a new tab', async ({
  page,
  context,
}) => {
  const iframe = await openPartner(page, siteUrl('aurora', '/embed/meridian'));
  await expect.poll(async () => (await messagesOf(page))[0]?.state, { timeout: 20_000 }).toBe('locked');
  const opened = context.waitForEvent('page');
  await iframe.getByRole('link', { name: 'Already a member? Sign in' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/login');
  expect(new URL(iframe.url()).pathname).toBe('/embed/meridian');
});

test.describe('the embedded player of a brand that keeps it to itself', () => {
  test.use({ toleratedErrors: [/pulse\.localhost.* violates .*frame-ancestors/] });

  test('the player is shown by no other site', async ({ page }) => {
    const iframe = await openPartner(page, siteUrl('pulse', '/embed/sunrise-flow'));
    await page.waitForTimeout(1500);
    expect(await events(page)).toEqual([]);
    await expect(iframe.locator('video, button')).toHaveCount(0);
  });
});
