import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';
import { subscriptions } from '#workers/platform/storage/schema/payment.ts';

const RESTRICTED = '/watch/meridian';
const LOGIN_ONLY = '/watch/house-of-arches';
const FREE = '/watch/the-salt-road';
const HOST = 'aurora.localhost';
const MEMBER = 'member@aurora.example';
const SIGNED = /http:[^"\\]+\/signed\/[^"\\]+?master\.m3u8/;

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
  const hour = 3_600_000;
  const at = (ms: number) => new Date(Date.now() + ms);
  const stream = { accountId: 'acc_aurora', videoType: 'LIVE' as const, assetId: 'green-fire' };
  const dates = { createdDate: new Date(), modifiedDate: new Date() };
  const make = (contentId: string, times: object) => ({
    ...stream,
    ...dates,
    contentId,
    title: { en: contentId },
    ...times,
  });
  await drizzle(site.bindings.db)
    .insert(contents)
    .values([
      make('on-air', { publishTime: at(-hour), liveExpiryTime: at(hour) }),
      make('to-come', { publishTime: at(hour), liveExpiryTime: at(2 * hour) }),
      make('is-over', { publishTime: at(-2 * hour), liveExpiryTime: at(-hour) }),
      {
        ...make('recorded', { publishTime: at(-2 * hour), liveExpiryTime: at(-hour) }),
        videoType: 'VOD_LIVE',
      },
    ]);
});

async function visit(browser: Browser, path: string) {
  const response = await browser.request(path);
  const html = await response.text();
  return { status: response.status, html, address: SIGNED.exec(html)?.[0] ?? null };
}

const guest = () => site.browser(HOST);

async function signedIn(email: string) {
  const browser = guest();
  await login(browser, email);
  return browser;
}

describe('the watch page', () => {
  it('has the address of a public film, with no-store', async () => {
    const response = await guest().request(FREE);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    expect(await response.text()).toMatch(SIGNED);
  });

  it('plays natively without scripts: the stream, an MP4 file, and captions in each language', async () => {
    const { html } = await visit(guest(), `${FREE}?t=7`);
    const video = /<video\b.*?<\/video>/s.exec(html)?.[0] ?? '';
    expect(video).toMatch(/^<video [^>]*\bcontrols\b/);
    const sources = [...video.matchAll(/<source src="([^"]+)" type="([^"]+)"/g)];
    expect(sources.map(([, , type]) => type)).toEqual(['application/vnd.apple.mpegurl', 'video/mp4']);
    const tracks = [
      ...video.matchAll(/<track kind="captions" src="([^"]+)" srcLang="([^"]+)" label="[^"]+"/gi),
    ];
    expect(tracks.map(([, , language]) => language).sort()).toEqual(['ar', 'en', 'es']);
    for (const [, address = ''] of [...sources, ...tracks]) {
      const { hostname, pathname, hash } = new URL(address.replaceAll('&amp;', '&'));
      const response = await site.fetch(hostname, pathname, { headers: { range: 'bytes=0-9' } });
      expect([pathname, response.status < 300]).toEqual([pathname, true]);
      await response.arrayBuffer();
      // The start position of the URL is for the video alone; captions have none.
      expect(hash).toBe(pathname.includes('/captions/') ? '' : '#t=7');
      // The same path is rejected on another brand's host.
      const copied = await site.fetch('pulse.assets.localhost', pathname, {
        headers: { range: 'bytes=0-9' },
      });
      expect(copied.status).toBe(403);
    }
  });

  it.each([
    [RESTRICTED, 'This Content is not included in your current Membership Plan.'],
    [RESTRICTED, 'Upgrade your Membership Plan to Watch Now'],
    [LOGIN_ONLY, 'Sign in to watch this title.'],
  ])('gives a guest at %s no address, but the text "%s"', async (path, text) => {
    const { html, address } = await visit(guest(), path);
    expect(address).toBeNull();
    expect(html).toContain(text);
    expect(html).toContain(`/login?redirectTo=${encodeURIComponent(path)}`);
  });

  it('links a member without the plan to the plans that include it, and back', async () => {
    const { html, address } = await visit(await signedIn('viewer@aurora.example'), RESTRICTED);
    expect(address).toBeNull();
    expect(html).toContain('This Content is not included in your current Membership Plan.');
    expect(html).toMatch(/href="\/pricing\?plans=[\w%-]+&amp;redirectTo=%2Fwatch%2Fmeridian"/);
  });

  it('gives a member with the plan the address, until signing out', async () => {
    const browser = await signedIn(MEMBER);
    expect((await visit(browser, RESTRICTED)).address).not.toBeNull();
    await browser.submit('/logout', {});
    expect((await visit(browser, RESTRICTED)).address).toBeNull();
  });

  it('gives no address once the plan has ended', async () => {
    const browser = await signedIn(MEMBER);
    expect((await visit(browser, RESTRICTED)).address).not.toBeNull();
    const db = drizzle(site.bindings.db);
    const stored = await db.select().from(subscriptions);
    await db.update(subscriptions).set({ endTime: new Date(Date.now() - 1000) });
    try {
      const { html, address } = await visit(browser, RESTRICTED);
      expect(address).toBeNull();
      expect(html).toContain('This Content is not included in your current Membership Plan.');
    } finally {
      for (const { endTime } of stored) await db.update(subscriptions).set({ endTime });
    }
  });

  it('rejects a cookie of another brand', async () => {
    const browser = await signedIn(MEMBER);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await site.fetch('pulse.localhost', '/watch/meridian', { headers: { cookie } });
    expect(response.status).toBe(404);
    const own = await site.fetch(HOST, RESTRICTED, { headers: { cookie } });
    expect(await own.text()).toMatch(SIGNED);
  });
});

describe('the watch page of a stream', () => {
  it('plays while it is live', async () => {
    const { html, address } = await visit(guest(), '/watch/on-air');
    expect(address).toContain('/live/green-fire/');
    expect(html).toContain('<video');
  });

  it('counts down before, without an address', async () => {
    const { html, address } = await visit(guest(), '/watch/to-come');
    expect(address).toBeNull();
    expect(html).toContain('Going Live In');
  });

  it('thanks viewers after its end, without an address', async () => {
    const { html, address } = await visit(guest(), '/watch/is-over');
    expect(address).toBeNull();
    expect(html).toContain('Stream Ended');
    expect(html).toContain('This stream has ended. Thank you for watching with us.');
  });

  it('plays the recording after its end where there is one', async () => {
    expect((await visit(guest(), '/watch/recorded')).address).toContain('/media/green-fire/');
  });
});

describe('the server’s clock', () => {
  it('responds with the current time, uncached', async () => {
    const before = Date.now();
    const response = await guest().request('/resources/clock');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { nowMs } = (await response.json()) as { nowMs: number };
    expect(nowMs).toBeGreaterThanOrEqual(before - 1000);
    expect(nowMs).toBeLessThanOrEqual(Date.now() + 1000);
  });
});
