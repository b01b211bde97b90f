import { beforeAll, describe, expect, test } from 'vitest';
import {
  addressOf,
  type BenchFilm,
  filmFile,
  isSegment,
  segmentRange,
  watchTogether,
} from '#tests/bench/film-viewers.ts';
import { ADMIN_TOKEN, SIGNING_KEY, sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let accountId: string;
let origin: string;

beforeAll(async () => {
  platform = await sharedPlatform();
  const account = await platform.makeAccount();
  accountId = account.accountId;
  origin = `http://${account.assetHostname}`;
});

/** A film of the test's own: what others have cached is not in its way. */
async function makeFilm(
  assetId: string,
  { segmentCount = 12, segmentBytes = 300_000 } = {},
): Promise<BenchFilm> {
  const film = { accountId, origin, assetId, segmentCount, segmentBytes };
  await putFilm(film, 1);
  return film;
}

async function putFilm(film: BenchFilm, version: number) {
  const root = `${accountId}/media/${film.assetId}`;
  await platform.bindings.media.put(`${root}/360.mp4`, filmFile(film, version));
  await platform.bindings.media.put(`${root}/360.m3u8`, `#EXTM3U\n#version ${version}\n`);
}

const urlOf = (film: BenchFilm, file = '360.mp4') => addressOf(film, file, SIGNING_KEY);
const read = (url: string, range: string, headers = {}) =>
  platform.fetch(url, { headers: { range, ...headers } });

/** A block is stored after the response that read it. */
async function untilCached(url: string, range: string) {
  await expect
    .poll(async () => {
      const response = await read(url, range);
      await response.arrayBuffer();
      return response.headers.get('x-media-cache');
    })
    .toBe('hit');
}

async function versionRead(film: BenchFilm, index: number) {
  const bytes = await (await read(urlOf(film), segmentRange(film, index))).arrayBuffer();
  return [1, 2].find((version) => isSegment(bytes, index, version));
}

describe('a film that many watch', () => {
  test('comes from the cache in 95 of 100 requests, with the right bytes', async () => {
    const film = await makeFilm('popular');
    const viewing = { fetch: platform.fetch, film, signingKey: SIGNING_KEY, viewers: 12, spreadMs: 400 };
    const { hitRate, requests, wrong } = await watchTogether(viewing);
    expect(requests).toBe(12 * 13);
    expect(wrong).toBe(0);
    expect(hitRate).toBeGreaterThanOrEqual(0.95);
  });

  test('responds to every range as without the cache, over the edges of its blocks, too', async () => {
    const film = await makeFilm('ranges', { segmentCount: 8 });
    const file = filmFile(film);
    const at = 1024 * 1024;
    const ranges = [
      [0, 0],
      [at - 1, at],
      [at, at + 5],
      [at - 10, 2 * at + 10],
      [5, file.length - 7],
      [file.length - 5, file.length - 1],
    ] as const;
    for (const outcome of ['miss', 'hit']) {
      for (const [start, end] of ranges) {
        if (outcome === 'hit') await untilCached(urlOf(film), `bytes=${start}-${end}`);
        const response = await read(urlOf(film), `bytes=${start}-${end}`);
        expect(response.status).toBe(206);
        expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${file.length}`);
        expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
        expect(Buffer.from(await response.arrayBuffer()).equals(file.subarray(start, end + 1))).toBe(true);
        if (outcome === 'hit') expect(response.headers.get('x-media-cache')).toBe('hit');
      }
    }
    expect((await read(urlOf(film), `bytes=${file.length}-`)).status).toBe(416);
    const known = { 'if-none-match': (await read(urlOf(film), 'bytes=0-0')).headers.get('etag') ?? '' };
    expect((await read(urlOf(film), 'bytes=0-0', known)).status).toBe(304);
  });

  test('is cached for those with a signature only', async () => {
    const film = await makeFilm('guarded');
    const range = segmentRange(film, 0);
    await untilCached(urlOf(film), range);
    const forged = addressOf(film, '360.mp4', 'guess');
    const expired = urlOf(film).replace(/\/(\d{10})\//, '/1000000000/');
    const entry = `${origin}/.media-cache/${accountId}/media/guarded/360.mp4/version`;
    for (const [url, status] of [
      [forged, 403],
      [expired, 403],
      [`${origin}/media/guarded/360.mp4`, 403],
      [entry, 404],
    ] as const)
      expect((await read(url, range)).status).toBe(status);
  });

  test('in segments of its own comes from the cache as whole files, too', async () => {
    const film = await makeFilm('pieces');
    for (const name of ['1.m4s', '2.ts']) {
      const bytes = Buffer.alloc(1_500_000, name);
      await platform.bindings.media.put(`${accountId}/media/pieces/${name}`, bytes);
      const url = urlOf(film, name);
      await expect
        .poll(async () => {
          const response = await platform.fetch(url);
          expect([response.status, response.headers.get('content-length')]).toEqual([200, '1500000']);
          expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
          return response.headers.get('x-media-cache');
        })
        .toBe('hit');
    }
    await platform.bindings.media.put(`${accountId}/media/pieces/empty.ts`, '');
    expect(await (await platform.fetch(urlOf(film, 'empty.ts'))).text()).toBe('');
  });

  test('a whole film at once, or a large part of it, passes the cache by', async () => {
    const film = await makeFilm('long', { segmentCount: 60 });
    const response = await read(urlOf(film), 'bytes=0-');
    expect(response.headers.get('x-media-cache')).toBe('bypass');
    expect((await response.arrayBuffer()).byteLength).toBe(filmFile(film).length);
  });
});

describe('a film that is replaced under its name', () => {
  test('is the new one from the moment on at which its playlist is read', async () => {
    const film = await makeFilm('replaced');
    expect(await versionRead(film, 3)).toBe(1);
    expect(await versionRead(film, 3)).toBe(1);
    await putFilm(film, 2);
    await (await platform.fetch(urlOf(film, '360.m3u8'))).text();
    for (const index of [3, 0, 11]) expect(await versionRead(film, index)).toBe(2);
  });

  test('never mixes both: what is not cached of the old one comes from the new one', async () => {
    const film = await makeFilm('mixed');
    expect(await versionRead(film, 0)).toBe(1);
    await putFilm(film, 2);
    // In a block that nobody has read yet.
    expect(await versionRead(film, 11)).toBe(2);
    expect(await versionRead(film, 0)).toBe(2);
  });

  test('is the new one at once where it was replaced by the operator’s API', async () => {
    const film = await makeFilm('sent');
    expect(await versionRead(film, 3)).toBe(1);
    const response = await platform.fetch(
      `http://platform.localhost/admin/v1/accounts/${accountId}/media/media/sent/360.mp4`,
      { method: 'PUT', headers: { authorization: `Bearer ${ADMIN_TOKEN}` }, body: filmFile(film, 2) },
    );
    expect(response.status).toBe(201);
    expect(await versionRead(film, 3)).toBe(2);
  });
});

describe('a film that is deleted', () => {
  test('is gone, with what was cached of it, when its playlist is read', async () => {
    const film = await makeFilm('deleted');
    await untilCached(urlOf(film), segmentRange(film, 0));
    for (const file of ['360.mp4', '360.m3u8'])
      await platform.bindings.media.delete(`${accountId}/media/deleted/${file}`);
    expect((await platform.fetch(urlOf(film, '360.m3u8'))).status).toBe(404);
    expect((await read(urlOf(film), segmentRange(film, 0))).status).toBe(404);
  });
});
