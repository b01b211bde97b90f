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
        id: 'fresh',
        path: '/fresh',
        loader: async ({ session }) => (await session.getFresh())?.user.name ?? 'guest',
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
  it(`a session lasts as long as the browser's, or 30 days with "remember me"`, async () => {
    const { get } = createSessionEdge();
    const [brief] = (await get('/login')).cookies;
    expect(brief).toBe('__Host-sid=fresh%2Fid%3D; Path=/; HttpOnly; SameSite=Lax; Secure');
    const [persistent] = (await get('/login?remember')).cookies;
    expect(persistent).toContain('Max-Age=2592000');
    expect((await get('/me', persistent?.split(';')[0])).text).toContain('Ada Viewer');
  });

  it('a session is validated at most once a minute, and separately for each brand', async () => {
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

  it('a session that must be fresh is validated by each request, once', async () => {
    const { edge, get } = createSessionEdge();
    expect((await get('/fresh', '__Host-sid=s1')).text).toContain('Ada');
    expect(edge.callsTo(VALIDATE)).toHaveLength(1);
    await get('/fresh', '__Host-sid=s1');
    expect(edge.callsTo(VALIDATE)).toHaveLength(2);
    await get('/me', '__Host-sid=s1');
    expect((await get('/fresh')).text).toContain('guest');
    expect(edge.callsTo(VALIDATE)).toHaveLength(2);
  });

  it('a new id from the service is stored with the same lifetime', async () => {
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

  it('a session that ended here is validated again if its id returns', async () => {
    let isOver = false;
    const { get } = createSessionEdge(() => (isOver ? refuse(401, 'Session ended') : ok(auth('s1'))));
    await get('/me', '__Host-sid=s1');
    isOver = true;
    expect((await get('/me', '__Host-sid=s1')).text).toContain('Ada');
    expect((await get('/logout', '__Host-sid=s1')).cookies[0]).toContain('Max-Age=0');
    expect((await get('/me', '__Host-sid=s1')).text).toContain('guest');
  });

  it("a changed viewer's session is validated again in every browser", async () => {
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

  it('a session that the service rejects is cleared', async () => {
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
  ])('a session is neither accepted nor cleared while the service %s', async (_, validate) => {
    const { get } = createSessionEdge(validate);
    const { text, cookies } = await get('/me', '__Host-sid=s1');
    expect(text).toContain('unknown');
    expect(cookies).toEqual([]);
  });

  it('a session cookie of plain http is ignored on https', async () => {
    const { edge, get } = createSessionEdge();
    expect((await get('/me', 'sid=s1')).text).toContain('guest');
    expect(edge.callsTo(VALIDATE)).toHaveLength(0);
  });

  it.each(['%00', 'a%0d%0ab', '%E0%A4%A', '%20'])(
    'the malformed cookie %s is cleared without a request',
    async (value) => {
      const { edge, get } = createSessionEdge();
      const { text, cookies } = await get('/me', `__Host-sid=${value}`);
      expect(text).toContain('guest');
      expect(cookies[0]).toContain('Max-Age=0');
      expect(edge.callsTo(VALIDATE)).toHaveLength(0);
    },
  );
});
