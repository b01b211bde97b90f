import { startMediaHost } from './support/media-host.ts';
import { secondsPlayed, untilPlaying } from './support/player.ts';
import { openStreams } from './support/streams.ts';
import { expect, test } from './support/test.ts';

test.use({ playsFilms: true });

// One site for all of them, one after the other.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let streams: Awaited<ReturnType<typeof openStreams>>;
let host: Awaited<ReturnType<typeof startMediaHost>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  [streams, host] = await Promise.all([openStreams(), startMediaHost()]);
});
test.afterAll(() => Promise.all([streams.close(), host.close()]));

const makeFilm = (file: string) =>
  streams.makeStream(-3600, null, { videoType: 'SPV', assetId: null, streamLink: host.url(file) });

test('a film on another host plays on its watch page', async ({ page }) => {
  const id = await makeFilm('master.m3u8');
  // It plays by itself; a press in that very moment would pause it.
  await page.goto(streams.url(`/watch/${id}`));
  await untilPlaying(page);
  expect(host.requests).toContain('/master.m3u8');
});

test('a film on another host, pressed on its page, plays in a document that may load it', async ({
  page,
}) => {
  const id = await makeFilm('360.mp4');
  await page.goto(streams.url(`/content/${id}`));
  await page.getByRole('link', { name: 'Watch now' }).first().click();
  await page.waitForURL(`**/watch/${id}*`);
  // Whether one press is enough is the browser's to decide.
  const play = page.getByRole('button', { name: 'Play', exact: true }).first();
  await expect(async () => {
    // The film may begin by itself in that moment: then there is no such button any more.
    if (await play.isVisible()) await play.click({ timeout: 2_000 });
    await expect.poll(() => secondsPlayed(page), { timeout: 5_000 }).toBeGreaterThan(0.5);
  }).toPass({ timeout: 40_000 });
  expect(host.requests).toContain('/360.mp4');
});

test('a channel whose stream is on another host plays once the viewer has come to it', async ({ page }) => {
  const channelId = await streams.makeChannel([
    'Film',
    -60,
    3600,
    { assetId: null, streamLink: host.url('master.m3u8') },
  ]);
  await page.goto(streams.url('/channels'));
  await page.locator(`a[href="/channel/${channelId}"]`).first().click();
  await untilPlaying(page);
});
