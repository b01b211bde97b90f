import { beforeAll, describe, expect, it } from 'vitest';
import { tenantKey } from '#app/contract/tenant.ts';
import { startSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});

const cacheOf = (response: { headers: { get(name: string): string | null } }) =>
  /cache;desc="([\w-]+)"/.exec(response.headers.get('server-timing') ?? '')?.[1];
const nonceOf = (text: string) => /<script[^>]* nonce="([^"]+)"/.exec(text)?.[1];

describe('the production bundles', () => {
  it('cache a public page, and give each viewer a nonce of their own', async () => {
    const { hostname } = await site.makeTenant();
    const [first, second] = [await site.fetch(hostname, '/'), await site.fetch(hostname, '/')];
    expect([cacheOf(first), cacheOf(second)]).toEqual(['miss', 'hit']);
    const texts = [await first.text(), await second.text()];
    const nonces = texts.map(nonceOf);
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [index, { headers }] of [first, second].entries()) {
      expect(headers.get('content-security-policy')).toContain(`'nonce-${nonces[index]}'`);
      // Every script and style has it, or the browser would not run it; structured data is not run.
      expect(texts[index]).not.toMatch(
        /<(?:script|style)(?![^>]*(?:\bnonce="[^"]+"|type="application\/ld\+json"))[^>]*>/,
      );
    }
    expect(texts[0]?.replaceAll(nonces[0] ?? '', '')).toBe(texts[1]?.replaceAll(nonces[1] ?? '', ''));
  });

  it('show nothing of one brand on another, cached or not', async () => {
    const [north, south] = [await site.makeTenant(), await site.makeTenant()];
    for (let round = 0; round < 2; round += 1) {
      for (const [own, other] of [
        [north, south],
        [south, north],
      ] as const) {
        const text = await (await site.fetch(own.hostname, '/')).text();
        expect(text).toContain(own.accountId);
        expect(text).not.toContain(other.record.slug);
      }
    }
  });

  it('reject another brand’s session', async () => {
    const [north, south] = [await site.makeTenant(), await site.makeTenant()];
    const browser = north.browser();
    const signup = {
      name: 'Ada',
      email: 'ada@example.com',
      password: 'open-sesame-7',
      confirm: 'open-sesame-7',
    };
    await browser.submit('/signup', signup);
    const session = browser.cookies.get('sid');
    expect(session).toBeTruthy();
    const elsewhere = await site.fetch(south.hostname, '/', { headers: { cookie: `sid=${session}` } });
    expect(await elsewhere.text()).not.toContain('Ada');
    expect(elsewhere.headers.getSetCookie()).toEqual([expect.stringMatching(/^sid=;.*Max-Age=0/)]);
  });

  it('serve a new brand within ten seconds of its first miss', async () => {
    const { record } = await site.makeTenant();
    const hostname = `late-${record.slug}.localhost`;
    expect((await site.fetch(hostname, '/')).status).toBe(404);
    await site.bindings.tenants.put(
      tenantKey(hostname),
      JSON.stringify({ ...record, hostnames: [hostname] }),
    );
    const deadline = Date.now() + 10_000;
    let status = 404;
    while (status === 404 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      ({ status } = await site.fetch(hostname, '/'));
    }
    expect(status).toBe(200);
  });

  it('serve an unknown host and a broken record without naming any brand', async () => {
    const { record } = await site.makeTenant();
    await site.bindings.tenants.put(
      tenantKey('broken.localhost'),
      JSON.stringify({ ...record, slug: 'UPPER' }),
    );
    const unknown = await site.fetch('nobody.localhost', '/');
    const broken = await site.fetch('broken.localhost', '/');
    expect([unknown.status, broken.status]).toEqual([404, 503]);
    for (const response of [unknown, broken]) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).not.toContain(record.slug);
    }
  });

  it.each([
    '/%E0%A4%A',
    '/content/%00',
    '/content/..%2f..%2fetc',
    `/content/${'x'.repeat(3_000)}`,
    '/content/a b',
    '/watch/%F0%28%8C%28',
    '/?page=%00&filters=%FF',
    '/_root.data?_routes=../../x',
    '/__manifest?p=%00&version=x',
    '/.data',
  ])('respond to the malformed %s without a stack or a 500', async (path) => {
    const { hostname } = await site.makeTenant();
    const response = await site.fetch(hostname, path);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBeTruthy();
    expect(await response.text()).not.toMatch(/\bat \w+ \(|ServiceError/);
  });

  it('reject a form that another site sends', async () => {
    const { browser } = await site.makeTenant();
    const fields = { email: 'ada@example.com', password: 'x' };
    const rejected = await browser().submit('/login', fields, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    });
    expect(rejected.status).toBe(403);
    expect(await rejected.text()).toContain('<a href="/">Go to the home page</a>');
    const rejectedFields = await browser().submit('/login', fields);
    expect(rejectedFields.status).toBe(400);
  });
});

describe('the address of a page', () => {
  it.each([
    ['/CHANNELS', '/channels'],
    ['/channels/', '/channels'],
    ['/Home///?mobileApp=true', '/home?mobileApp=true'],
    ['/%63hannels?day=2026-01-01', '/channels?day=2026-01-01'],
    ['/artist/DETAIL/a%3a%62', '/artist/detail/a%3Ab'],
  ])('%s leads to %s', async (spelled, address) => {
    const { hostname } = await site.makeTenant();
    const response = await site.fetch(hostname, spelled);
    expect([response.status, response.headers.get('location')]).toEqual([308, address]);
  });

  it('has one copy of its data, however it is spelled', async () => {
    const { hostname } = await site.makeTenant();
    const outcomes: unknown[] = [];
    for (const path of ['/channels.data', '/CHANNELS.data', '/channels/.data', '/%63hannels.data'])
      outcomes.push(cacheOf(await site.fetch(hostname, path)));
    expect(outcomes).toEqual(['miss', 'hit', 'hit', 'hit']);
  });

  it('has no copy for a parameter that changes nothing, nor for its second value', async () => {
    const { hostname } = await site.makeTenant();
    const queries = ['', '?mobileApp=false', '?utm_source=x', '?view=guide', '?view=guide&view=list'];
    const outcomes: unknown[] = [];
    for (const query of queries) outcomes.push(cacheOf(await site.fetch(hostname, `/channels${query}`)));
    expect(outcomes).toEqual(['miss', 'hit', 'hit', 'miss', 'hit']);
  });

  it('is left as it is where the page is a viewer’s own', async () => {
    const { hostname } = await site.makeTenant();
    const response = await site.fetch(hostname, '/Profile/');
    expect(response.headers.get('location')).toMatch(/^\/login\?/);
  });
});

it('static files must not be sniffed for another type', async () => {
  const { hostname } = await site.makeTenant();
  const html = await (await site.fetch(hostname, '/')).text();
  const paths = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|svg)/g))];
  expect(paths.some((path) => path.endsWith('.js')) && paths.some((path) => path.endsWith('.css'))).toBe(
    true,
  );
  for (const path of [...paths, '/favicon.ico', '/frontend/locales/en.json']) {
    const { status, headers } = await site.fetch(hostname, path);
    expect([status, headers.get('x-content-type-options')], path).toEqual([200, 'nosniff']);
  }
});
