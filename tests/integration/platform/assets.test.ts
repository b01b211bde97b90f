import { beforeAll, describe, expect, test } from 'vitest';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const BYTES = new Uint8Array(1000).map((_, index) => index % 251);

let platform: TestPlatform;
let account: string;
let origin: string;
let strangeOrigin: string;

beforeAll(async () => {
  platform = await sharedPlatform();
  const made = await platform.makeAccount();
  account = made.accountId;
  origin = `http://${made.assetHostname}`;
  strangeOrigin = `http://${(await platform.makeAccount()).assetHostname}`;
  const put = (key: string, body: Uint8Array | string) =>
    platform.bindings.media.put(`${account}/${key}`, body);
  await put('public/static/logo.png', BYTES);
  await put('images/a b.webp', BYTES);
  await put('evil.html', '<script>alert(1)</script>');
  await put('api/v1/account/detail', 'a file');
});

describe('public files', () => {
  test('have their type, an ETag and a year of caching', async () => {
    const response = await platform.fetch(`${origin}/images/a%20b.webp`);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(BYTES);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'accept-ranges': 'bytes',
      'content-length': '1000',
      'x-content-type-options': 'nosniff',
    });
    const again = await platform.fetch(`${origin}/images/a%20b.webp`, {
      headers: { 'if-none-match': `W/"x", ${response.headers.get('etag')}` },
    });
    expect(again.status).toBe(304);
  });

  test('are cached for minutes only under names that every brand has', async () => {
    const { headers } = await platform.fetch(`${origin}/public/static/logo.png`, { method: 'HEAD' });
    expect(headers.get('cache-control')).toContain('max-age=300');
    expect(headers.get('content-length')).toBe('1000');
  });

  test('of type HTML are downloads, with a sandbox policy', async () => {
    const { headers } = await platform.fetch(`${origin}/evil.html`);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test('belong to one account', async () => {
    expect((await platform.fetch(`${strangeOrigin}/public/static/logo.png`)).status).toBe(404);
  });

  test.each([
    '/none.png',
    '/',
    '/public/static/',
    '/public//static/logo.png',
    '/.env',
    '/public/%2e%2e%2fx',
    '/%ff',
    '/a%00b',
  ])('respond with 404 for %s', async (path) => {
    const response = await platform.fetch(origin + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: 'Not found' });
  });

  test('are read-only, and their host serves no API', async () => {
    expect(
      (await platform.fetch(`${origin}/public/static/logo.png`, { method: 'PUT', body: 'x' })).status,
    ).toBe(405);
    const file = await platform.fetch(`${origin}/api/v1/account/detail`, {
      headers: { account_id: account },
    });
    expect(await file.text()).toBe('a file');
    expect((await platform.fetch(`${origin}/admin/v1/tenants`)).status).toBe(404);
  });

  test('of an unknown asset host respond with 404', async () => {
    expect((await platform.fetch('http://nobody.assets.localhost/public/static/logo.png')).status).toBe(404);
  });
});

describe('a range request', () => {
  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', BYTES.slice(0, 10)],
    ['bytes=990-', 206, 'bytes 990-999/1000', BYTES.slice(990)],
    ['bytes=-5', 206, 'bytes 995-999/1000', BYTES.slice(995)],
    ['bytes=-5000', 206, 'bytes 0-999/1000', BYTES],
    ['bytes=999-5000', 206, 'bytes 999-999/1000', BYTES.slice(999)],
    ['bytes=1000-', 416, 'bytes */1000', null],
    ['bytes=-0', 416, 'bytes */1000', null],
    ['bytes=5-2', 200, null, BYTES],
    ['bytes=0-1,5-6', 200, null, BYTES],
    ['lines=0-1', 200, null, BYTES],
  ])('for %s responds with %i', async (range, status, contentRange, bytes) => {
    const response = await platform.fetch(`${origin}/public/static/logo.png`, { headers: { range } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    const body = await response.arrayBuffer();
    if (bytes) expect(new Uint8Array(body)).toEqual(bytes);
  });

  test('for another version gets the complete file', async () => {
    const response = await platform.fetch(`${origin}/public/static/logo.png`, {
      headers: { range: 'bytes=0-9', 'if-range': '"another"' },
    });
    expect(response.status).toBe(200);
  });
});
