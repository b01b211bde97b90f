import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCloudflare } from '#workers/platform/domains/cloudflare.ts';
import { observeCloudflare } from '#workers/platform/domains/observe-cloudflare.ts';
import { openDomains } from '#workers/platform/domains/open-domains.ts';
import { HOST } from './observations.ts';

const SETTINGS = { token: 'secret', zoneId: 'zone', apiUrl: 'https://api.example/client/v4' };
const CUSTOM = {
  id: 'one',
  hostname: HOST,
  status: 'pending',
  verification_errors: ['custom hostname does not CNAME to this zone.'],
  ssl: { status: 'pending_validation', method: 'txt', type: 'dv', validation_errors: null, wildcard: false },
};
const ok = (result: unknown) => ({ success: true, errors: [], messages: [], result });

interface Sent {
  method: string;
  path: string;
  headers: unknown;
  body: unknown;
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

type Responses = Readonly<Record<string, readonly [status: number, body: unknown]>>;

/** A client whose calls get these responses by `METHOD path`, and a list of what it sent. */
function clientWith(responses: Responses) {
  const sent: Sent[] = [];
  const fetch = (async (url: string, { method = '', headers, body }: RequestInit) => {
    const { pathname } = new URL(url);
    const path = pathname.replace('/client/v4/zones/zone/custom_hostnames', '');
    sent.push({ method, path, headers, body: body === undefined ? undefined : JSON.parse(String(body)) });
    const [status, content] = responses[`${method} ${path}`] ?? [500, ok(null)];
    return new Response(typeof content === 'string' ? content : JSON.stringify(content), { status });
  }) as typeof globalThis.fetch;
  return { client: openCloudflare(SETTINGS, fetch), sent };
}

describe('the calls for custom hostnames', () => {
  test('the very name is found among those that contain it', async () => {
    const other = { ...CUSTOM, id: 'two', hostname: `x.${HOST}` };
    const { client, sent } = clientWith({ 'GET ': [200, ok([other, CUSTOM])] });
    expect(await client.find(HOST)).toMatchObject({ id: 'one', status: 'pending' });
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer secret' });
    expect(await clientWith({ 'GET ': [200, ok([other])] }).client.find(HOST)).toBe('missing');
  });

  test('a new one is proved over http, so that its owner adds one record', async () => {
    const { client, sent } = clientWith({ 'POST ': [201, ok(CUSTOM)] });
    expect(await client.create(HOST)).toMatchObject({ id: 'one' });
    expect(sent[0]?.body).toEqual({
      hostname: HOST,
      ssl: { method: 'http', type: 'dv', settings: { min_tls_version: '1.2' } },
    });
  });

  test('a check repeats the order as it was made', async () => {
    const { client, sent } = clientWith({ 'PATCH /one': [202, ok(CUSTOM)] });
    expect(await client.recheck(CUSTOM as never)).toMatchObject({ id: 'one' });
    expect(sent[0]?.body).toEqual({ ssl: { method: 'txt', type: 'dv' } });
  });

  test('one that is gone is removed', async () => {
    expect(await clientWith({ 'DELETE /one': [200, ok({ id: 'one' })] }).client.remove('one')).toBe(true);
    expect(await clientWith({ 'DELETE /one': [404, { success: false }] }).client.remove('one')).toBe(true);
    expect(await clientWith({}).client.remove('one')).toBe(false);
  });

  test('a zone without a fallback origin is known to have none', async () => {
    const { client } = clientWith({ 'GET /fallback_origin': [404, { success: false, errors: [] }] });
    expect(await client.fallbackOrigin()).toEqual({ status: null });
  });
});

describe('nothing is known', () => {
  test.each<[string, number, unknown]>([
    ['a failure of Cloudflare’s', 500, ok([CUSTOM])],
    ['too many requests', 429, ok([CUSTOM])],
    ['a redirect', 302, ok([CUSTOM])],
    ['HTML', 200, '<html>'],
    ['a failure with status 200', 200, { ...ok([CUSTOM]), success: false }],
    ['a result of another kind', 200, ok({ hostname: HOST })],
    ['a custom hostname without a certificate', 200, ok([{ ...CUSTOM, ssl: null }])],
    ['a huge response', 200, { ...ok([CUSTOM]), messages: ['x'.repeat(300_000)] }],
  ])('by %s', async (_, status, body) => {
    expect(await clientWith({ 'GET ': [status, body] }).client.find(HOST)).toBeNull();
  });

  test('by the custom hostname of another name', async () => {
    const { client } = clientWith({ 'POST ': [201, ok({ ...CUSTOM, hostname: 'bank.example' })] });
    expect(await client.create(HOST)).toBeNull();
  });

  test('by no response in time', async () => {
    const fetch = ((_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      })) as typeof globalThis.fetch;
    const client = openCloudflare(SETTINGS, fetch, 20);
    expect(await client.find(HOST)).toBeNull();
    expect(await client.create(HOST)).toBeNull();
    expect(await client.fallbackOrigin()).toBeNull();
    expect(await client.remove('one')).toBe(false);
  });

  test('a rejection is logged by its codes, without the token', async () => {
    const body = { success: false, errors: [{ code: 10_000, message: 'Authentication error: secret' }] };
    await clientWith({ 'GET ': [403, body] }).client.find(HOST);
    const [line] = vi.mocked(console.warn).mock.calls.flat();
    expect(JSON.parse(line)).toMatchObject({ event: 'cloudflare-rejected', status: 403, codes: [10_000] });
    expect(line).not.toContain('secret');
  });
});

describe('what Cloudflare has of a hostname', () => {
  const ORIGIN = { 'GET /fallback_origin': [200, ok({ status: 'active' })] } satisfies Responses;
  const NONE = { ...ORIGIN, 'GET ': [200, ok([])] } satisfies Responses;
  const observed = (responses: Responses, isWanted = true) =>
    observeCloudflare(clientWith(responses).client, HOST, { isWanted });

  test('a wanted one that is missing is ordered, and no other', async () => {
    const created: Responses = { ...NONE, 'POST ': [201, ok(CUSTOM)] };
    expect(await observed(created)).toMatchObject({ kind: 'found', fallbackOrigin: 'active' });
    const { client, sent } = clientWith(created);
    expect(await observeCloudflare(client, HOST)).toEqual({ kind: 'missing', fallbackOrigin: 'active' });
    expect(sent.map(({ method }) => method)).not.toContain('POST');
  });

  test('409 is a conflict where the zone itself does not have it', async () => {
    const body = { success: false, errors: [{ code: 1406, message: 'Duplicate custom hostname found.' }] };
    expect(await observed({ ...NONE, 'POST ': [409, body] })).toEqual({ kind: 'conflict' });
  });

  test('an order that is rejected is for the operator, one without a response is not known', async () => {
    expect(await observed({ ...NONE, 'POST ': [403, { success: false }] })).toMatchObject({
      kind: 'missing',
    });
    expect(await observed({ ...NONE, 'POST ': [500, ''] })).toEqual({ kind: 'not_known' });
    expect(await observed({ 'GET ': [200, ok([CUSTOM])] })).toEqual({ kind: 'not_known' });
  });
});

test('without a token or a zone there is no Cloudflare', () => {
  const open = (settings: object) =>
    openDomains({ target: 'origin.marquee.example', ...settings }, undefined, fetch)?.cloudflare;
  expect(open({ cloudflareToken: 'secret' })).toBeNull();
  expect(open({ cloudflareToken: '', cloudflareZone: 'zone' })).toBeNull();
  expect(open({ cloudflareToken: 'secret', cloudflareZone: 'zone' })).not.toBeNull();
});
