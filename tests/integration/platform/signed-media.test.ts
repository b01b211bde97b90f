import { beforeAll, describe, expect, test } from 'vitest';
import { signedPath } from '#workers/platform/assets/signing.ts';
import { SIGNING_KEY, sharedPlatform, type TestPlatform } from './start-platform.ts';

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

describe('signed addresses', () => {
  test('open every file below their asset', async () => {
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
    ['signed with another key', () => signed('media/film/', '360.mp4', { key: 'guess' })],
    ['of another account', () => signed('media/film/', '360.mp4', { accountId: 'acc_other' })],
    [
      'with a later expiry',
      () => signed('media/film/', '360.mp4').replace(/\/(\d+)\//, (_, s) => `/${Number(s) + 1}/`),
    ],
    ['of another title', () => signed('media/film/', '360.mp4').replace('the-film', 'a-film')],
    ['of another asset', () => signed('media/film/', '360.mp4').replace('media/film', 'media/secret')],
    ['climbing out', () => signed('media/film/', '..%2fsecret/360.mp4')],
    ['climbing out twice encoded', () => signed('media/film/', '%252e%252e/secret/360.mp4')],
    ['climbing out plainly', () => signed('media/film/', '../secret/360.mp4')],
    ['of a public file', () => signed('public/static/', 'logo.png')],
    ['without a signature', () => '/signed/the-film/9999999999/x/media/film/360.mp4'],
  ])('%s are rejected', async (_, path) => {
    const response = await platform.fetch(origin + path());
    expect([403, 404]).toContain(response.status);
    expect(((await response.json()) as { success: boolean }).success).toBe(false);
  });

  test('work on the account’s own host only', async () => {
    expect((await platform.fetch(strangeOrigin + signed('media/film/', '360.mp4'))).status).toBe(403);
  });
});

describe('a live stream', () => {
  test('has a master playlist, and media playlists that follow the clock', async () => {
    const get = (file: string) => platform.fetch(origin + signed('live/film/', file));
    const master = await get('master.m3u8');
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const masterPlaylist = await master.text();
    expect(masterPlaylist).toContain('RESOLUTION=1280x720');
    expect(masterPlaylist).toContain('CLOSED-CAPTIONS=NONE');
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
