import { redirect } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { createEdge } from './edge-fixture.ts';

const COOKIE = `__Host-flash=${encodeURIComponent(JSON.stringify({ kind: 'info', key: 'signed_out' }))}`;

function createFlashEdge() {
  const edge = createEdge({
    routes: [
      { id: 'shown', path: '/shown', loader: ({ flash }) => flash.take()?.key ?? 'none' },
      {
        id: 'guarded',
        path: '/guarded',
        loader({ flash }) {
          flash.take();
          return redirect('/shown');
        },
      },
      {
        id: 'renewed',
        path: '/renewed',
        loader({ flash }) {
          flash.take();
          flash.put({ kind: 'success', key: 'registered' });
          return redirect('/shown');
        },
      },
    ],
  });
  edge.putTenant('north.example.com');
  return (path: string) =>
    edge.fetch(`https://north.example.com${path}`, {
      headers: { Cookie: COOKIE, 'Sec-Fetch-Site': 'same-origin' },
    });
}

describe('the flash of a request', () => {
  it('the page that shows a flash clears its cookie', async () => {
    const response = await createFlashEdge()('/shown');
    expect(await response.text()).toContain('signed_out');
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-flash=;.*Max-Age=0/)]);
  });

  it.each(['/guarded', '/guarded.data'])('a flash outlives the redirect of %s', async (path) => {
    const response = await createFlashEdge()(path);
    expect([202, 302]).toContain(response.status);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('a new flash replaces the earlier one', async () => {
    const response = await createFlashEdge()('/renewed');
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('registered')]);
  });
});
