import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_PATH, startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;
let guest: Browser;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([sharedSeededSite(), startForeignBackend()]);
  guest = site.browser('aurora.localhost');
});
afterAll(() => backend.close());

const read = async (path: string, browser = guest) => (await browser.request(path)).json();

describe('the card resource', () => {
  it('returns what a content’s card shows, cacheable for a minute', async () => {
    const response = await guest.request('/resources/card/content/the-salt-road');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
    // Its language is in a cookie.
    expect(response.headers.get('vary')).toContain('Cookie');
    expect(response.headers.get('set-cookie')).toBeNull();
    const text = await response.text();
    expect(text.length).toBeLessThan(2000);
    expect(JSON.parse(text)).toMatchObject({
      kind: 'content',
      title: 'The Salt Road',
      href: '/content/the-salt-road',
      rating: { name: 'PG', icon: expect.stringContaining('ratings/') },
      text: expect.stringContaining('Once a year the salt goes north'),
      trailer: 'public/trailer/the-salt-road/hls/video/360_index.m3u8',
    });
  });

  it('names a trailer that exists', async () => {
    const { trailer } = (await read('/resources/card/content/the-salt-road')) as { trailer: string };
    const playlist = await site.fetch('aurora.assets.localhost', `/${trailer}`, {
      headers: { origin: guest.origin },
    });
    expect(playlist.status).toBe(200);
    expect(playlist.headers.get('access-control-allow-origin')).toBeTruthy();
  });

  it('is in the viewer’s language', async () => {
    const arabic = site.browser('aurora.localhost');
    arabic.cookies.set('lng', 'ar');
    expect(await read('/resources/card/content/the-salt-road?lng=ar', arabic)).toMatchObject({
      title: expect.stringMatching(/\p{Script=Arabic}/u),
    });
  });

  it('returns the bio of an artist and the description of a venue', async () => {
    expect(await read('/resources/card/artist/eirik-solheim')).toMatchObject({
      kind: 'artist',
      href: '/artist/detail/eirik-solheim',
      text: expect.stringMatching(/\w{3}/),
      trailer: null,
    });
    const html = await (await guest.request('/')).text();
    const [, venue] = /href="\/venue\/detail\/([^"]+)"/.exec(html) ?? [];
    expect(await read(`/resources/card/venue/${venue}`)).toMatchObject({
      kind: 'venue',
      text: expect.stringMatching(/\w{3}/),
    });
  });

  it.each([
    '/resources/card/content/no-such-title',
    '/resources/card/channel/the-salt-road',
    '/resources/card/constructor/x',
    '/resources/card/content/..%2F..%2Fadmin',
    `/resources/card/content/${'x'.repeat(400)}`,
    '/resources/card/content/night-run',
  ])('responds with 404 for %s', async (path) => {
    const response = await guest.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('returns titles with markup as text, and no image where there is none', async () => {
    expect(await read('/resources/card/content/bold-and-italic')).toMatchObject({
      title: expect.stringContaining('<'),
    });
    expect(await read('/resources/card/content/reel-seven')).toMatchObject({ image: null, text: '' });
  });
});

describe('the card resource on a backend that does not report trailers', () => {
  it('names the trailer’s usual path, and responds with 503 when the request fails', async () => {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    const viewer = browser();
    expect(await read('/resources/card/content/film-1', viewer)).toMatchObject({
      trailer: 'public/trailer/film-1/hls/video/360_index.m3u8',
    });
    const { browser: another } = await site.makeTenant({
      account_id: 'acc_foreign',
      services: backend.services,
    });
    backend.setFault('garbage', (path) => path === CONTENT_PATH);
    const failed = await another().request('/resources/card/content/film-1');
    backend.setFault(null);
    expect(failed.status).toBe(503);
  });
});
