import { describe, expect, it } from 'vitest';
import { createClient, createMemory, fakeTenant } from './client-fixture.ts';

const MINUTE = 60_000;
const foreign = fakeTenant('north', 'https://api.example.com');

/** A backend whose every response has the status that the test sets. */
function createBackend() {
  const backend = {
    status: 404,
    now: 0,
    requests: [] as { method: string; path: string; session: string | null }[],
  };
  const fetcher = async (url: string, { method = 'GET', headers }: RequestInit) => {
    const session = new Headers(headers).get('ott_sessionid');
    backend.requests.push({ method, path: new URL(url).pathname, session });
    return Response.json({ success: backend.status === 200 }, { status: backend.status });
  };
  const memory = createMemory();
  const has = async (name: 'ownSessions' | 'editComment', tenant = foreign) => {
    const { client, finishBackgroundWork } = createClient({
      fetchers: { platform: fetcher, outside: fetcher },
      memory,
      tenant,
      viewerSession: 's1',
      now: () => backend.now,
    });
    const exists = await client.has(name);
    await finishBackgroundWork();
    return exists;
  };
  return { backend, has };
}

describe('ServiceClient.has', () => {
  it.each([404, 405, 501])('a call that is answered with %i is missing', async (status) => {
    const { backend, has } = createBackend();
    backend.status = status;
    expect(await has('ownSessions')).toBe(false);
  });

  it.each([200, 400, 401, 403, 422])('a call that is answered with %i is there', async (status) => {
    const { backend, has } = createBackend();
    backend.status = status;
    expect(await has('ownSessions')).toBe(true);
  });

  it('an outage decides nothing, and the call is probed again', async () => {
    const { backend, has } = createBackend();
    backend.status = 503;
    expect(await has('ownSessions')).toBe(true);
    backend.status = 404;
    expect(await has('ownSessions')).toBe(false);
  });

  it('a call is probed once a tenant, without a session and about no record', async () => {
    const { backend, has } = createBackend();
    await has('editComment');
    await has('editComment');
    expect(backend.requests).toEqual([{ method: 'PUT', path: '/api/v1/comments/probe', session: null }]);
    await has('editComment', fakeTenant('south', 'https://api.example.com'));
    expect(backend.requests).toHaveLength(2);
  });

  it('a call that was missing is found within hours of its release', async () => {
    const { backend, has } = createBackend();
    await has('ownSessions');
    backend.status = 401;
    backend.now += 30 * MINUTE;
    expect(await has('ownSessions')).toBe(false);
    backend.now += 31 * MINUTE;
    await has('ownSessions');
    expect(await has('ownSessions')).toBe(true);
  });

  it('the platform has every call', async () => {
    const { backend, has } = createBackend();
    expect(await has('ownSessions', fakeTenant('north'))).toBe(true);
    expect(backend.requests).toEqual([]);
  });
});
