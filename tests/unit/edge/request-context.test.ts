import { describe, expect, it, vi } from 'vitest';
import { createEdge, type FakeRoute } from './edge-fixture.ts';

const ROUTES: FakeRoute[] = [
  { id: 'robots', path: '/robots.txt', loader: () => 'User-agent: *' },
  { id: 'brand', path: '/brand', loader: async ({ loadSite }) => (await loadSite()).title },
  { id: 'moved', path: '/moved', loader: () => Response.redirect('https://north.example.com/brand', 302) },
];

/** A cache of the data centre's in which nothing is stored. */
function stubSharedCache() {
  const match = vi.fn(async () => undefined);
  const put = vi.fn(async () => undefined);
  vi.stubGlobal('caches', { default: { match, put, delete: async () => false } });
  return match;
}

function createSite() {
  const edge = createEdge({ routes: ROUTES });
  edge.putTenant('north.example.com');
  return (path: string) => edge.fetch(`https://north.example.com${path}`);
}

describe('the context of a request', () => {
  it('what a resource does not want is not looked up for it', async () => {
    const match = stubSharedCache();
    const fetch = createSite();
    expect(await (await fetch('/robots.txt')).text()).toContain('User-agent: *');
    expect(match).not.toHaveBeenCalled();
  });

  it("a page's first call looks for the account's languages before it goes out", async () => {
    const match = stubSharedCache();
    const fetch = createSite();
    expect(await (await fetch('/brand')).text()).toContain('A brand');
    expect(String(match.mock.calls[0])).toContain('/languages/');
  });

  it('a response whose headers cannot be changed gets the headers of every response', async () => {
    const response = await createSite()('/moved');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('https://north.example.com/brand');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
  });
});
