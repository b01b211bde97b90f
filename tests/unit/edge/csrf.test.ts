import { describe, expect, it, vi } from 'vitest';
import { accountConfig, createEdge, ok, refuse, standardPlatform } from './edge-fixture.ts';

const URL_OF_FORM = 'https://north.example.com/form';

function createFormEdge(platform = standardPlatform) {
  const action = vi.fn(() => 'done');
  const edge = createEdge({
    platform,
    routes: [
      { id: 'form', path: '/form', loader: () => 'form', action },
      { id: 'gateway', path: '/gateway', handle: { csrf: 'signed' }, action },
    ],
  });
  edge.putTenant('north.example.com');
  return { edge, action };
}

describe("the edge's CSRF check", () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: 'https://north.example.com' }],
  ])('a POST with %o is accepted', async (headers) => {
    const { edge, action } = createFormEdge();
    const response = await edge.fetch(URL_OF_FORM, { method: 'POST', headers, body: 'a=b' });
    expect(response.status).toBe(200);
    expect(action).toHaveBeenCalledOnce();
  });

  it.each([
    [{}],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://north.example.com' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'http://north.example.com' }],
    [{ Origin: 'https://north.example.com:8443' }],
    [{ Origin: 'null' }],
    [{ Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }],
  ])('a request that changes something is a 403 with %o', async (headers) => {
    const { edge, action } = createFormEdge();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await edge.fetch(URL_OF_FORM, { method, headers });
      expect(response.status).toBe(403);
      expect(response.headers.get('Content-Security-Policy')).toBeTruthy();
    }
    expect(action).not.toHaveBeenCalled();
  });

  it('a cross-site POST is accepted only by a route that verifies a signature itself', async () => {
    const { edge, action } = createFormEdge();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const response = await edge.fetch('https://north.example.com/gateway', { method: 'POST', headers });
    expect(response.status).toBe(200);
    expect(action).toHaveBeenCalledOnce();
  });

  it('a POST to an inactive account is a 403 before the app runs', async () => {
    const { edge, action } = createFormEdge((request) =>
      request.url.endsWith('/account/detail') ? ok(accountConfig({ status: null })) : refuse(403, 'inactive'),
    );
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    expect((await edge.fetch(URL_OF_FORM, { method: 'POST', headers })).status).toBe(403);
    expect(action).not.toHaveBeenCalled();
  });

  it("a POST is a 503 while the account's status is unknown", async () => {
    const { edge, action } = createFormEdge(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    expect((await edge.fetch(URL_OF_FORM, { method: 'POST', headers })).status).toBe(503);
    expect(action).not.toHaveBeenCalled();
  });

  it('a page may be linked from another site', async () => {
    const { edge } = createFormEdge();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await edge.fetch(URL_OF_FORM, { headers })).status).toBe(200);
  });
});
