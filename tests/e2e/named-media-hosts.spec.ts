import { startMediaHost } from './support/media-host.ts';
import { secondsPlayed } from './support/player.ts';
import { openStreams } from './support/streams.ts';
import { expect, test } from './support/test.ts';

test.use({ playsFilms: true });
test.describe.configure({ mode: 'default', timeout: 180_000 });

let streams: Awaited<ReturnType<typeof openStreams>>;
let named: Awaited<ReturnType<typeof startMediaHost>>;
let other: Awaited<ReturnType<typeof startMediaHost>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  [streams, named, other] = await Promise.all([openStreams(), startMediaHost(), startMediaHost()]);
  // Before the site's first page: from then on it is known for a minute.
  await streams.nameMediaHosts([new URL(named.url('')).host]);
});
test.afterAll(() => Promise.all([streams.close(), named.close(), other.close()]));

const makeFilm = (streamLink: string) =>
  streams.makeStream(-3600, null, { videoType: 'SPV', assetId: null, streamLink });

test('a film on a host that the brand names plays, and every page may load from there', async ({ page }) => {
  const id = await makeFilm(named.url('master.m3u8'));
  const home = await page.goto(streams.url('/'));
  const policy = home?.headers()['content-security-policy'] ?? '';
  const origin = new URL(named.url('')).origin;
  for (const name of ['connect-src', 'media-src', 'img-src'])
    expect(policy).toMatch(new RegExp(`${name} [^;]*${origin}(?: |;)`));
  await page.goto(streams.url(`/watch/${id}`));
  const play = page.getByRole('button', { name: 'Play', exact: true }).first();
  // Whether one press is enough is the browser's to decide.
  await expect(async () => {
    if (await play.isVisible()) await play.click();
    await expect.poll(() => secondsPlayed(page), { timeout: 5_000 }).toBeGreaterThan(0.5);
  }).toPass({ timeout: 40_000 });
  expect(named.requests).toContain('/master.m3u8');
});

test.describe('a film on a host that the brand does not name', () => {
  test.use({ toleratedErrors: [/violates the (?:following|document's) Content Security Policy/] });

  test('is blocked by the policy, and nothing is fetched from there', async ({ page }) => {
    const id = await makeFilm(other.url('master.m3u8'));
    const blocked = page.waitForEvent('console', (message) =>
      message.text().includes('violates the following Content Security Policy'),
    );
    const response = await page.goto(streams.url(`/watch/${id}`));
    expect(response?.headers()['content-security-policy']).not.toContain(new URL(other.url('')).origin);
    await blocked;
    expect(other.requests).toEqual([]);
  });
});
