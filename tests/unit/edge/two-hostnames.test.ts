import { describe, expect, it } from 'vitest';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { pageKey } from '#workers/edge/page-key.ts';
import { createEdge, tenantRecord } from './edge-fixture.ts';

const HOSTS = ['north.example.com', 'www.north.example.com'];

describe('a brand with two hostnames', () => {
  it('each hostname has its own stored page', async () => {
    const edge = createEdge({
      routes: [
        {
          id: 'home',
          path: '/',
          handle: { cache: 'public' },
          // As the canonical address and og:url do, the page names the host of its request.
          loader: (_, request) => `canonical ${new URL(request.url).origin}`,
        },
      ],
    });
    for (const host of HOSTS)
      edge.putTenant(host, { ...tenantRecord('north.example.com'), hostnames: HOSTS });
    const visit = async (host: string) => {
      const response = await edge.fetch(`https://${host}/`);
      return { cache: response.headers.get('Server-Timing'), text: await response.text() };
    };
    for (const expected of ['miss', 'hit']) {
      for (const host of HOSTS) {
        const { cache, text } = await visit(host);
        expect(cache, host).toContain(`cache;desc="${expected}"`);
        expect(text).toContain(`canonical https://${host}`);
      }
    }
  });
});

describe('pageKey', () => {
  const tenant = { slug: 'north', accountId: 'acc_north', configVersion: 1 } as Tenant;
  const keyAt = (url: string) =>
    pageKey(
      tenant,
      new URL(url),
      { path: new URL(url).pathname, search: '', lng: 'en', timeZone: null },
      'build-1',
    );

  it('versions of the brand’s config and of its published pages have different keys', () => {
    const url = new URL('https://north.example.com/');
    const page = { path: '/', search: '', lng: 'en', timeZone: null };
    const keys = [
      [1, 0],
      [2, 0],
      [1, 1_764_000_000_000],
    ].map(([configVersion, siteVersion]) =>
      pageKey({ ...tenant, configVersion, siteVersion } as Tenant, url, page, 'build-1'),
    );
    expect(new Set(keys).size).toBe(3);
  });

  it('hosts, ports and protocols have different keys', () => {
    const urls = [
      'https://north.example.com/',
      'https://www.north.example.com/',
      'https://north.example.com:8443/',
      'http://north.example.com/',
    ];
    expect(new Set(urls.map(keyAt)).size).toBe(urls.length);
  });
});
