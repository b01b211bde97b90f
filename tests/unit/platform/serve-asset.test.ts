import { describe, expect, test } from 'vitest';
import { serveAsset } from '#workers/platform/assets/serve-asset.ts';
import { signedPath } from '#workers/platform/assets/signing.ts';

const ORIGIN = 'https://harbor-assets.marquee.example';
const SIGNING_KEY = 'key';
const NOW = new Date('2026-11-24T12:00:00Z');

/** A bucket with one playlist, whose look-ups without bytes may fail; counts its calls. */
function makeBucket({ headFails = false } = {}) {
  const calls: string[] = [];
  const bucket = {
    async head(key: string) {
      calls.push(`head ${key}`);
      if (headFails) throw new Error('R2 is away');
      return null;
    },
    async get(key: string) {
      calls.push(`get ${key}`);
      if (!key.endsWith('.m3u8')) return null;
      return { body: '#EXTM3U\n', size: 8, etag: 'a', httpEtag: '"a"', uploaded: NOW };
    },
  };
  return { calls, bucket };
}

async function get(file: string, bucket: object, headers = {}, suspendedTime: Date | null = null) {
  const grant = {
    accountId: 'acc_harbor',
    contentId: 'lights',
    prefix: 'media/lights/',
    expiresAt: NOW.getTime() / 1000 + 600,
  };
  const request = new Request(`${ORIGIN}${signedPath(grant, file, SIGNING_KEY)}`, { headers });
  const mediaCache = {
    match: async () => undefined,
    put: async () => undefined,
    delete: async () => false,
  };
  const dependencies = { media: bucket, mediaCache, signingKey: SIGNING_KEY, now: () => NOW };
  const account = { accountId: 'acc_harbor', assetHostname: 'harbor-assets.marquee.example', suspendedTime };
  // What serving a file takes of them.
  const [whose, from] = [account, dependencies] as unknown as [
    Parameters<typeof serveAsset>[1],
    Parameters<typeof serveAsset>[2],
  ];
  return serveAsset(request, whose, from, () => {});
}

describe('the asset host', () => {
  test.each([{}, { range: 'bytes=0-9' }])(
    'responds with 404 after one call of R2, with %j',
    async (headers) => {
      const { calls, bucket } = makeBucket();
      expect((await get('360.mp4', bucket, headers)).status).toBe(404);
      expect(calls).toEqual(['head acc_harbor/media/lights/360.mp4']);
    },
  );

  test('sends a playlist although the version of its film cannot be looked up', async () => {
    const { calls, bucket } = makeBucket({ headFails: true });
    const response = await get('360.m3u8', bucket);
    expect([response.status, await response.text()]).toEqual([200, '#EXTM3U\n']);
    expect(calls).toContain('head acc_harbor/media/lights/360.mp4');
  });

  test('of a suspended account serves no film, signed address or not', async () => {
    const { calls, bucket } = makeBucket();
    expect((await get('360.m3u8', bucket, {}, NOW)).status).toBe(403);
    expect(calls).toEqual([]);
  });
});
