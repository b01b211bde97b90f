import type { AppLoadContext } from '@remix-run/cloudflare';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountConfig, createEdge, ok, refuse, standardPlatform } from './edge-fixture.ts';

const HOST = 'north.example.com';
const LOCAL_HOST = 'north.localhost';
const RECORDS = `https://assets.${HOST}`;
const ACCOUNT_PATH = '/api/v1/account/detail';
const LOCALE_PATH = '/frontend/locales/en.json';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A brand whose config names `host`, with a page that shows where its files are. */
function createBrand(host: unknown, more: Parameters<typeof createEdge>[0] = {}) {
  const config = { cf_domain_name: host, isDown: false };
  const loader = async ({ loadSite, media }: AppLoadContext) => {
    const { assetOrigin } = await loadSite();
    return { assetOrigin, listed: media.list() };
  };
  const edge = createEdge({
    platform(request) {
      if (new URL(request.url).pathname !== ACCOUNT_PATH) return standardPlatform(request);
      return config.isDown ? refuse(500, 'down') : ok(accountConfig(config));
    },
    routes: [
      { id: 'page', path: '/page', loader },
      { id: 'shared', path: '/shared', handle: { cache: 'public' }, loader },
      { id: 'texts', path: '/texts', loader: ({ services }) => services.assets.locale('en') },
    ],
    ...more,
  });
  edge.putTenant(HOST);
  edge.putTenant(LOCAL_HOST);
  return { ...edge, config };
}

/** What the page's addresses begin with, and what its policy lets it load from. */
async function originsOf(response: Response) {
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const allowed = ['img-src', 'media-src', 'connect-src'].map(
    (name) => new RegExp(`(?:^|; )${name} [^;]*`).exec(policy)?.[0] ?? '',
  );
  expect(response.headers.has('X-Asset-Origin')).toBe(false);
  const shown = /"assetOrigin":"([^"]+)"/.exec(await response.text())?.[1] ?? '';
  return { shown, isAllowed: allowed.every((part) => part.split(' ').includes(shown)), policy };
}

describe("the asset host of an account's config", () => {
  it.each(['cdn.example.net', 'https://cdn.example.net/', '//CDN.example.net'])(
    'pages load from the host that the config names as %s, and not from that of the record',
    async (host) => {
      const { fetch } = createBrand(host);
      const { shown, isAllowed, policy } = await originsOf(await fetch(`https://${HOST}/page`));
      expect(shown).toBe('https://cdn.example.net');
      expect(isAllowed).toBe(true);
      expect(policy).not.toContain(RECORDS);
      expect(policy).not.toMatch(/(?:script|font|style)-src[^;]*cdn\.example\.net/);
    },
  );

  it('a page names it among the origins that its document may play from', async () => {
    const html = await (await createBrand('cdn.example.net').fetch(`https://${HOST}/page`)).text();
    expect(html).toContain('"listed":["https://cdn.example.net"]');
  });

  it.each([undefined, null, '', 42, 'https://cdn.example.net/files', 'a:b@cdn.example.net', '10.0.0.1'])(
    "pages load from the record's host where the config names %j",
    async (host) => {
      const { fetch } = createBrand(host);
      expect(await originsOf(await fetch(`https://${HOST}/page`))).toMatchObject({
        shown: RECORDS,
        isAllowed: true,
      });
    },
  );

  it('one that cannot be read is logged once', async () => {
    const { fetch, logs } = createBrand('https://cdn.example.net/files');
    for (let visit = 0; visit < 2; visit += 1) await fetch(`https://${HOST}/page`);
    const dropped = logs.filter(({ event }) => event === 'items-dropped');
    expect(dropped).toEqual([
      expect.objectContaining({ items: [expect.objectContaining({ path: 'cf_domain_name' })] }),
    ]);
  });

  it.each(['localhost:9000', 'files.localhost', '127.0.0.1:9000', 'nas.local', 'files.corp', 'db.internal'])(
    'a secure site refuses %s, and logs that once',
    async (host) => {
      const { fetch, logs } = createBrand(host);
      for (let visit = 0; visit < 2; visit += 1)
        expect((await originsOf(await fetch(`https://${HOST}/page`))).shown).toBe(RECORDS);
      expect(logs.filter(({ event }) => event === 'asset-host-rejected')).toEqual([
        { event: 'asset-host-rejected', requestId: expect.any(String), tenant: 'north', host },
      ]);
    },
  );

  it('a local site loads from other ports of its machine', async () => {
    const { fetch } = createBrand('127.0.0.1:9000');
    expect(await originsOf(await fetch(`http://${LOCAL_HOST}/page`))).toMatchObject({
      shown: 'http://127.0.0.1:9000',
      isAllowed: true,
    });
  });

  it("a host of the platform's is on the port of the site", async () => {
    const { fetch } = createBrand('north.assets.localhost:8787', {
      env: { PLATFORM_HOSTS: 'assets.localhost' },
      routes: [{ id: 'page', path: '/page', loader: ({ loadSite }) => loadSite() }],
    });
    const { shown } = await originsOf(await fetch(`http://${LOCAL_HOST}:4000/page`));
    expect(shown).toBe('http://north.assets.localhost:4000');
  });

  it("a page out of the cache has the policy of its own addresses while the account's host moves", async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { fetch, config, finishBackgroundWork } = createBrand('one.example.net');
    const visit = async () => {
      const response = await fetch(`https://${HOST}/shared`);
      await finishBackgroundWork();
      return originsOf(response);
    };
    const [one, two] = ['https://one.example.net', 'https://two.example.net'];
    expect(await visit()).toMatchObject({ shown: one, isAllowed: true });
    config.cf_domain_name = 'two.example.net';
    const shown = [];
    for (let visits = 0; visits < 4; visits += 1) {
      const origins = await visit();
      expect(origins.isAllowed).toBe(true);
      expect(origins.policy).not.toContain(origins.shown === one ? two : one);
      shown.push(origins.shown);
      vi.advanceTimersByTime(31_000);
    }
    // Page and config are each shown once more while they are refreshed.
    expect(shown).toEqual([one, one, one, two]);
  });

  it('a page keeps the host of the last config that was read, while there is no other', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { fetch, config } = createBrand('cdn.example.net');
    await fetch(`https://${HOST}/page`);
    config.isDown = true;
    vi.advanceTimersByTime(2 * 3600_000);
    expect((await originsOf(await fetch(`https://${HOST}/page`))).shown).toBe('https://cdn.example.net');
  });

  it('the host of one brand is nothing to another', async () => {
    const platform = (request: Request) => {
      const host = `${request.headers.get('account_id')?.replace('_', '-')}.example.net`;
      const isAccount = new URL(request.url).pathname === ACCOUNT_PATH;
      return isAccount ? ok(accountConfig({ cf_domain_name: host })) : standardPlatform(request);
    };
    const { fetch, putTenant } = createBrand('', { platform });
    putTenant('south.example.com', { slug: 'south', account_id: 'acc_south' });
    for (const brand of ['north', 'south', 'north']) {
      const { shown, isAllowed, policy } = await originsOf(await fetch(`https://${brand}.example.com/page`));
      expect(shown).toBe(`https://acc-${brand}.example.net`);
      expect(isAllowed).toBe(true);
      expect(policy).not.toContain(brand === 'north' ? 'acc-south' : 'acc-north');
    }
  });
});

describe("the account's own texts", () => {
  const services = { content: 'https://api.example.org', user: 'https://api.example.org' };

  function stubOutside(host: string) {
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requested.push(url);
      if (url.endsWith(ACCOUNT_PATH)) return ok(accountConfig({ cf_domain_name: host }));
      return url.endsWith(LOCALE_PATH) ? Response.json({ hello: url }) : refuse(404, 'none');
    });
    return requested;
  }

  it('of a foreign backend are fetched from the host that its config names', async () => {
    const requested = stubOutside('cdn.example.net');
    const { fetch, putTenant, calls } = createBrand('');
    putTenant(HOST, { services });
    const html = await (await fetch(`https://${HOST}/texts`)).text();
    expect(html).toContain(`https://cdn.example.net${LOCALE_PATH}`);
    expect(requested).not.toContain(`${RECORDS}${LOCALE_PATH}`);
    expect(calls).toEqual([]);
  });

  it("of a foreign backend are never fetched from a private host, but from the record's", async () => {
    const requested = stubOutside('metadata.internal');
    const { fetch, putTenant } = createBrand('');
    putTenant(HOST, { services });
    expect(await (await fetch(`https://${HOST}/texts`)).text()).toContain(`${RECORDS}${LOCALE_PATH}`);
    expect(requested.filter((url) => url.includes('internal'))).toEqual([]);
  });

  it("of the platform's account are fetched through its binding", async () => {
    const requested = stubOutside('');
    const { fetch, calls } = createBrand('moved.example.net');
    await fetch(`https://${HOST}/texts`);
    expect(requested).toEqual([]);
    expect(calls.map(({ url }) => url)).toContain(`https://moved.example.net${LOCALE_PATH}`);
  });

  it('of an account that a foreign user service configures leave the binding alone', async () => {
    const requested = stubOutside('other-brand.example.net');
    const { fetch, putTenant, calls } = createBrand('');
    putTenant(HOST, { services: { user: services.user } });
    await fetch(`https://${HOST}/texts`);
    expect(requested).toContain(`https://other-brand.example.net${LOCALE_PATH}`);
    expect(calls.map(({ url }) => url)).not.toContain(`https://other-brand.example.net${LOCALE_PATH}`);
  });
});
