import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDS } from '#tests/support/second-backend/catalogue.ts';
import { FAULTS, faultAt, NO_FAULTS, randomFaults } from '#tests/support/second-backend/faults.ts';
import { MEMBER, type SecondBackend, startSecondBackend } from '#tests/support/second-backend/start.ts';

const CATEGORIES = '/api/v1/content/meta-data/system';
/** Enough for every response that comes at all. */
const PATIENCE_MS = 10_000;
const IMPATIENCE_MS = 200;
const HUGE_BYTES = 4 * 1024 * 1024;

let backend: SecondBackend;

beforeAll(async () => {
  backend = await startSecondBackend({ mark: 'Quokka' });
});

afterAll(() => backend.close());

function call(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(`${backend.services.content}${path}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
    headers: { account_id: backend.accountId, ...headers },
  });
}

// What a foreign backend sends has no type.
// biome-ignore lint/suspicious/noExplicitAny: JSON from outside
const json = (response: Response): Promise<any> => response.json() as Promise<any>;

const send = async (method: string, path: string, body: object, headers = {}) =>
  json(await call(path, { method, body: JSON.stringify(body), headers }));

/** What a caller gets of the categories: the data, or what is wrong. */
async function readCategories(patienceMs = PATIENCE_MS): Promise<unknown> {
  try {
    const response = await call(CATEGORIES, { signal: AbortSignal.timeout(patienceMs) });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) return response.status;
    if (bytes.length > HUGE_BYTES) return 'huge';
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).data;
  } catch (error) {
    return error instanceof SyntaxError ? 'no JSON' : (error as Error).name;
  }
}

describe('the second backend', () => {
  it('responds to its own account only', async () => {
    expect(await json(await call('/api/v1/account/detail'))).toMatchObject({
      success: true,
      data: { account_metadata: { title: 'Tidewater Quokka' } },
    });
    expect((await call('/api/v1/account/detail', { headers: { account_id: 'another' } })).status).toBe(404);
  });

  it('plays what was locked once its plan is paid at the gateway', async () => {
    const watch = `/api/v1/content/watch/${IDS.lockedFilm}`;
    const { data: login } = await send('POST', '/api/v1/user/login', {
      email_id: MEMBER.email,
      password: MEMBER.password,
    });
    const headers = { ott_sessionid: login.user_session.session_id };
    expect((await call(watch)).status).toBe(401);
    expect((await call(watch, { headers })).status).toBe(403);
    backend.setSite('http://tide.example');
    const order = { subscription_id: IDS.plan, customer_gateway_info_id: 'gw.1', redirection_url: '/home' };
    const { data } = await send('POST', '/api/v1/payment/create-transaction', order, headers);
    const paid = await fetch(data.initiate_payload.url, { method: 'POST', redirect: 'manual' });
    expect(paid.headers.get('location')).toMatch(/^http:\/\/tide\.example\/payment-status\//);
    const captured = { transaction_id: data._id, details: {} };
    expect(await send('POST', '/api/v1/payment/capture-payment', captured, headers)).toEqual({
      success: true,
      data: { redirection_url: '/home' },
    });
    const { data: film } = await json(await call(watch, { headers }));
    const manifest = await fetch(film.signed_url.replace('localhost', '127.0.0.1'));
    expect(await manifest.text()).toContain('#EXTM3U');
  });

  it.each([
    ['500', 500],
    ['wrong JSON', 17],
    ['HTML', 'no JSON'],
    ['half a body', 'TypeError'],
    ['hang', 'TimeoutError'],
    ['reset', 'TypeError'],
    ['drip', 'TimeoutError'],
    ['huge', 'huge'],
    ['null', 'TypeError'],
    ['empty', 'no JSON'],
    ['latin-1', 'TypeError'],
    ['redirect loop', 'TypeError'],
    ['401', 401],
    ['404', 404],
    ['429', 429],
  ] as const)('fails by %s where that fault is set, and nowhere else', async (fault, seen) => {
    backend.setFaults(faultAt(fault, /meta-data/, 'GET'));
    const patienceMs = seen === 'TimeoutError' ? IMPATIENCE_MS : PATIENCE_MS;
    expect(await readCategories(patienceMs)).toEqual(seen);
    expect((await call('/api/v1/account/detail')).status).toBe(200);
    backend.setFaults(NO_FAULTS);
    expect(await readCategories()).toHaveLength(5);
  });

  it('draws the same faults from the same seed, and all kinds of them', () => {
    const draw = (seed: number) => {
      const faultOf = randomFaults(seed, 0.5);
      return Array.from({ length: 200 }, (_, index) => faultOf('GET', `/${index}`));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(new Set(draw(7))).toEqual(new Set([null, ...FAULTS]));
  });
});
