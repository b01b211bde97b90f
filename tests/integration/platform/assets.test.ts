import { beforeAll, describe, expect, test } from 'vitest';
import { signedPath } from '#workers/platform/assets/signing.ts';
import { SIGNING_KEY, startPlatform, type TestPlatform } from './start-platform.ts';

const BYTES = new Uint8Array(1000).map((_, index) => index % 251);

let platform: TestPlatform;
let account: string;
let origin: string;
let strangeOrigin: string;

beforeAll(async () => {
  platform = await startPlatform();
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
  await put('media/film/360.mp4', BYTES);
  await put('media/film/master.m3u8', '#EXTM3U\n');
  await put('media/secret/360.mp4', BYTES);
  await put('media/film/asset.json', JSON.stringify(description()));
});

function description() {
  const segments = [2, 2, 1.5].map((duration, index) => ({ duration, offset: 100 + index * 50, length: 50 }));
  const rendition = {
    codecs: 'avc1.64001e,mp4a.40.2',
    bandwidth: 700_000,
    init: { offset: 0, length: 100 },
    segments,
  };
  return {
    renditions: [
      { ...rendition, height: 360, width: 640, file: '360.mp4' },
      { ...rendition, height: 720, width: 1280, file: '720.mp4' },
    ],
    frame_rate: 25,
  };
}

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

function signed(
  prefix: string,
  file: string,
  { expiresAt = inSeconds(60), key = SIGNING_KEY, accountId = account } = {},
) {
  return signedPath({ accountId, contentId: 'the-film', prefix, expiresAt }, file, key);
}

describe('public files', () => {
  test('come with their type, their validator and a licence to keep them', async () => {
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

  test('names that every brand has are kept for minutes only', async () => {
    const { headers } = await platform.fetch(`${origin}/public/static/logo.png`, { method: 'HEAD' });
    expect(headers.get('cache-control')).toContain('max-age=300');
    expect(headers.get('content-length')).toBe('1000');
  });

  test('an uploaded page is a download in a sandbox', async () => {
    const { headers } = await platform.fetch(`${origin}/evil.html`);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test('are one account’s own', async () => {
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
  ])('%s is not found', async (path) => {
    const response = await platform.fetch(origin + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, message: 'Not found' });
  });

  test('nothing can be written, and no service answers here', async () => {
    expect(
      (await platform.fetch(`${origin}/public/static/logo.png`, { method: 'PUT', body: 'x' })).status,
    ).toBe(405);
    const file = await platform.fetch(`${origin}/api/v1/account/detail`, {
      headers: { account_id: account },
    });
    expect(await file.text()).toBe('a file');
    expect((await platform.fetch(`${origin}/admin/v1/tenants`)).status).toBe(404);
  });

  test('an asset host of nobody is 404', async () => {
    expect((await platform.fetch('http://nobody.assets.localhost/public/static/logo.png')).status).toBe(404);
  });
});

describe('ranges', () => {
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
  ])('%s is %i', async (range, status, contentRange, bytes) => {
    const response = await platform.fetch(`${origin}/public/static/logo.png`, { headers: { range } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    const body = await response.arrayBuffer();
    if (bytes) expect(new Uint8Array(body)).toEqual(bytes);
  });

  test('of another version are not given', async () => {
    const response = await platform.fetch(`${origin}/public/static/logo.png`, {
      headers: { range: 'bytes=0-9', 'if-range': '"another"' },
    });
    expect(response.status).toBe(200);
  });
});

describe('signed addresses', () => {
  test('open everything below their asset', async () => {
    for (const file of ['master.m3u8', '360.mp4']) {
      const response = await platform.fetch(origin + signed('media/film/', file), {
        headers: { range: 'bytes=0-6' },
      });
      expect(response.status).toBe(206);
      expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
    }
  });

  test('are the only way to a film', async () => {
    expect((await platform.fetch(`${origin}/media/film/360.mp4`)).status).toBe(403);
    expect((await platform.fetch(`${origin}/live/film/master.m3u8`)).status).toBe(403);
  });

  test('expire', async () => {
    const response = await platform.fetch(
      origin + signed('media/film/', '360.mp4', { expiresAt: inSeconds(-1) }),
    );
    expect(response.status).toBe(403);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: false, message: 'This address has expired.' });
  });

  test.each([
    ['another key signed', () => signed('media/film/', '360.mp4', { key: 'guess' })],
    ['another account’s', () => signed('media/film/', '360.mp4', { accountId: 'acc_other' })],
    [
      'of a longer life',
      () => signed('media/film/', '360.mp4').replace(/\/(\d+)\//, (_, s) => `/${Number(s) + 1}/`),
    ],
    ['of another title', () => signed('media/film/', '360.mp4').replace('the-film', 'a-film')],
    ['of another asset', () => signed('media/film/', '360.mp4').replace('media/film', 'media/secret')],
    ['climbing out', () => signed('media/film/', '..%2fsecret/360.mp4')],
    ['climbing out twice encoded', () => signed('media/film/', '%252e%252e/secret/360.mp4')],
    ['climbing out plainly', () => signed('media/film/', '../secret/360.mp4')],
    ['of a public file', () => signed('public/static/', 'logo.png')],
    ['without a signature', () => '/signed/the-film/9999999999/x/media/film/360.mp4'],
  ])('one %s is refused', async (_, path) => {
    const response = await platform.fetch(origin + path());
    expect([403, 404]).toContain(response.status);
    expect(((await response.json()) as { success: boolean }).success).toBe(false);
  });

  test('hold on the account’s own host only', async () => {
    expect((await platform.fetch(strangeOrigin + signed('media/film/', '360.mp4'))).status).toBe(403);
  });
});

describe('live', () => {
  test('has a ladder and playlists that come from the clock', async () => {
    const get = (file: string) => platform.fetch(origin + signed('live/film/', file));
    const master = await get('master.m3u8');
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const ladder = await master.text();
    expect(ladder).toContain('RESOLUTION=1280x720');
    expect(ladder).toContain('CLOSED-CAPTIONS=NONE');
    const media = await get('360.m3u8');
    expect(media.headers.get('cache-control')).toBe('private, max-age=1');
    const playlist = await media.text();
    expect(playlist).toContain('#EXT-X-MAP:URI="360.mp4",BYTERANGE="100@0"');
    expect(playlist).not.toContain('#EXT-X-ENDLIST');
    const segment = await platform.fetch(origin + signed('live/film/', '360.mp4'), {
      headers: { range: 'bytes=0-9' },
    });
    expect(segment.status).toBe(206);
    expect((await get('480.m3u8')).status).toBe(404);
    expect((await platform.fetch(origin + signed('live/none/', 'master.m3u8'))).status).toBe(404);
  });
});
