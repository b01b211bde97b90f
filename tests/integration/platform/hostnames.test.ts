import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_TOKEN, startPlatform, type TestPlatform } from './start-platform.ts';

const API_HOST = 'api.marquee.example';
/** Cloudflare's header on requests from the internet. */
const OUTSIDE = { 'CF-Connecting-IP': '203.0.113.9' };

let platform: TestPlatform;
let account: string;
let assetHost: string;

beforeAll(async () => {
  platform = await startPlatform({ vars: { API_HOST: 'API.marquee.example' } });
  assetHost = 'harbor-assets.marquee.example';
  ({ accountId: account } = await platform.makeAccount({ assetHostname: assetHost }));
  await platform.bindings.media.put(`${account}/public/static/logo.png`, 'a logo');
});

const fetchFrom = (host: string, path: string, headers: Record<string, string> = {}) =>
  platform.fetch(`https://${host}${path}`, {
    headers: { account_id: account, authorization: `Bearer ${ADMIN_TOKEN}`, ...headers },
  });

describe('a hostname of no account', () => {
  test.each([
    '/',
    '/api/v1/account/detail',
    '/admin/v1/accounts',
    '/public/static/logo.png',
    '/signed/x/y/z',
    '/__mail',
    '/live/comments',
  ])('responds with 404 to the internet at %s', async (path) => {
    for (const host of ['nobody-assets.marquee.example', 'harbor-assets.marquee.example.', 'evil.example']) {
      const response = await fetchFrom(host, path, OUTSIDE);
      expect([response.status, await response.text()]).toEqual([404, '']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(
        [...response.headers.keys()].filter((name) => /server|powered|allow|www-auth/.test(name)),
      ).toEqual([]);
    }
  });

  test('serves the edge through the service binding', async () => {
    expect((await fetchFrom('www.harbor.example', '/api/v1/account/detail')).status).toBe(200);
  });
});

test('an account’s asset host serves its files to the internet, and nothing else', async () => {
  expect((await fetchFrom(assetHost, '/public/static/logo.png', OUTSIDE)).status).toBe(200);
  for (const path of ['/api/v1/account/detail', '/admin/v1/accounts', '/__mail'])
    expect((await fetchFrom(assetHost, path, OUTSIDE)).status).toBe(404);
});

test('no brand is made on a name of the operator’s own', async () => {
  const makeBrand = (hostname: string) =>
    platform.admin('POST', '/tenants', {
      slug: 'harbor',
      account_id: account,
      hostnames: [hostname],
      asset_host: assetHost,
      config_version: 1,
    });
  for (const label of ['api', 'origin', 'other-assets']) {
    const response = await makeBrand(`${label}.marquee.example`);
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('reserved')]);
  }
  expect((await makeBrand('harbor.marquee.example')).status).toBe(201);
});

test('one configured hostname serves the operator', async () => {
  expect((await fetchFrom(API_HOST, `/admin/v1/accounts/${account}`, OUTSIDE)).status).not.toBe(404);
  expect((await fetchFrom(API_HOST, '/api/v1/account/detail', OUTSIDE)).status).toBe(200);
  expect(
    (await fetchFrom(API_HOST, '/admin/v1/tenants', { ...OUTSIDE, authorization: 'Bearer no' })).status,
  ).toBe(401);
});
