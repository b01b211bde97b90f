import type { AppLoadContext } from '@remix-run/cloudflare';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isServiceError } from '#app/services/service-error.ts';
import { auth, createEdge, ok, refuse, standardPlatform } from './edge-fixture.ts';

const HOST = 'north.example.com';
const VALIDATE = '/api/v1/user/validate-session';

type Validate = (request: Request) => Response | Promise<Response>;

function createSessionEdge(validate: Validate = standardPlatform) {
  const whoAmI = async ({ session }: AppLoadContext) => {
    try {
      return (await session.get())?.user.name ?? 'guest';
    } catch (error) {
      return isServiceError(error) ? 'unknown' : String(error);
    }
  };
  const edge = createEdge({
    platform: (request) => (request.url.endsWith(VALIDATE) ? validate(request) : standardPlatform(request)),
    routes: [
      { id: 'me', path: '/me', loader: whoAmI },
      {
        id: 'login',
        path: '/login',
        loader: ({ session }, request) => {
          session.store('fresh/id=', new URL(request.url).searchParams.has('remember'));
          return 'stored';
        },
      },
      {
        id: 'logout',
        path: '/logout',
        loader: async ({ session }) => {
          await session.clear();
          return 'cleared';
        },
      },
      {
        id: 'change',
        path: '/change',
        loader: async ({ session }) => {
          session.viewerChanged((await session.get())?.user._id ?? '');
          return (await session.get())?.user.name ?? 'guest';
        },
      },
    ],
  });
  edge.putTenant(HOST);
  edge.putTenant('south.example.com');
  const get = async (path: string, Cookie = '', host = HOST) => {
    const response = await edge.fetch(`https://${host}${path}`, { headers: { Cookie } });
    return { text: await response.text(), cookies: response.headers.getSetCookie() };
  };
  return { edge, get };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a session', () => {
  it('is stored for the browser session, or for 30 days when remembered', async () => {
    const { get } = createSessionEdge();
    const [brief] = (await get('/login')).cookies;
    expect(brief).toBe('__Host-sid=fresh%2Fid%3D; Path=/; HttpOnly; SameSite=Lax; Secure');
    const [persistent] = (await get('/login?remember')).cookies;
    expect(persistent).toContain('Max-Age=2592000');
    expect((await get('/me', persistent?.split(';')[0])).text).toContain('Ada Viewer');
  });

  it('is validated at most once a minute, for each brand on its own', async () => {
    const { edge, get } = createSessionEdge();
    for (let visit = 0; visit < 3; visit += 1)
      expect((await get('/me', '__Host-sid=s1')).text).toContain('Ada');
    expect(edge.callsTo(VALIDATE)).toHaveLength(1);
    await get('/me', '__Host-sid=s1', 'south.example.com');
    expect(edge.callsTo(VALIDATE)).toHaveLength(2);
    expect(edge.callsTo(VALIDATE).map((request) => request.headers.get('account_id'))).toEqual([
      'acc_north',
      'acc_south',
    ]);
    vi.advanceTimersByTime(61_000);
    await get('/me', '__Host-sid=s1');
    expect(edge.callsTo(VALIDATE)).toHaveLength(3);
  });

  it('takes the new id that the service gives it, and stays remembered', async () => {
    const { edge, get } = createSessionEdge(() => ok(auth('s2')));
    expect((await get('/me', '__Host-sid=s1')).cookies).toEqual([
      '__Host-sid=s2; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
    const again = await get('/me', '__Host-sid=30d:s1');
    expect(again.cookies).toEqual([
      '__Host-sid=30d:s2; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000',
    ]);
    expect(edge.callsTo(VALIDATE)).toHaveLength(1);
    expect((await get('/me', '__Host-sid=s2')).cookies).toEqual([]);
    expect(edge.callsTo(VALIDATE)).toHaveLength(1);
  });

  it('that is ended here is asked about again, should its id come back', async () => {
    let isOver = false;
    const { get } = createSessionEdge(() => (isOver ? refuse(401, 'Session ended') : ok(auth('s1'))));
    await get('/me', '__Host-sid=s1');
    isOver = true;
    expect((await get('/me', '__Host-sid=s1')).text).toContain('Ada');
    expect((await get('/logout', '__Host-sid=s1')).cookies[0]).toContain('Max-Age=0');
    expect((await get('/me', '__Host-sid=s1')).text).toContain('guest');
  });

  it('is asked about again in every browser once its viewer has changed', async () => {
    const { edge, get } = createSessionEdge((request) =>
      ok(auth(request.headers.get('ott_sessionid') ?? '')),
    );
    await get('/me', '__Host-sid=s1');
    await get('/me', '__Host-sid=s2');
    await get('/me', '__Host-sid=s2', 'south.example.com');
    vi.advanceTimersByTime(10);
    expect((await get('/change', '__Host-sid=s1')).text).toContain('Ada');
    expect(edge.callsTo(VALIDATE)).toHaveLength(4);
    vi.advanceTimersByTime(10);
    await get('/me', '__Host-sid=s1');
    await get('/me', '__Host-sid=s2');
    await get('/me', '__Host-sid=s2');
    expect(edge.callsTo(VALIDATE)).toHaveLength(6);
    await get('/me', '__Host-sid=s2', 'south.example.com');
    expect(edge.callsTo(VALIDATE)).toHaveLength(6);
  });

  it('that the service calls invalid is cleared', async () => {
    const { get } = createSessionEdge(() => refuse(401, 'Session ended'));
    const { text, cookies } = await get('/me', '__Host-sid=s1');
    expect(text).toContain('guest');
    expect(cookies).toEqual(['__Host-sid=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0']);
  });

  it.each<[string, Validate]>([
    ['is down', () => refuse(503, 'Down')],
    ['answers HTML', () => new Response('<h1>502</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['is too busy', () => refuse(429, 'Slow down')],
    ['throws', () => Promise.reject(new Error('network'))],
  ])('is neither believed nor cleared while the service %s', async (_, validate) => {
    const { get } = createSessionEdge(validate);
    const { text, cookies } = await get('/me', '__Host-sid=s1');
    expect(text).toContain('unknown');
    expect(cookies).toEqual([]);
  });

  it('of plain http counts for nothing on https', async () => {
    const { edge, get } = createSessionEdge();
    expect((await get('/me', 'sid=s1')).text).toContain('guest');
    expect(edge.callsTo(VALIDATE)).toHaveLength(0);
  });

  it.each(['%00', 'a%0d%0ab', '%E0%A4%A', '%20'])(
    'cookie %s that is none is cleared unasked',
    async (value) => {
      const { edge, get } = createSessionEdge();
      const { text, cookies } = await get('/me', `__Host-sid=${value}`);
      expect(text).toContain('guest');
      expect(cookies[0]).toContain('Max-Age=0');
      expect(edge.callsTo(VALIDATE)).toHaveLength(0);
    },
  );
});
