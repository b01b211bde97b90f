import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FilmFile } from '#cli/film/packaging/package-film.ts';
import { readS3Settings, s3Bucket } from '#cli/film/sending/s3-bucket.ts';
import { sendFilm } from '#cli/film/sending/send-film.ts';
import { S3_KEYS, startFakeS3 } from '#tests/support/films/fake-s3.ts';

const ACCOUNT = 'acc_harbor';
const PART_BYTES = 40_000;
const QUIET = { update: () => {}, note: () => {}, end: () => {} };

let folder: string;
let files: FilmFile[];
let s3: Awaited<ReturnType<typeof startFakeS3>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-sending-'));
  const contents = {
    'media/film/360.mp4': randomBytes(3 * PART_BYTES + 1000),
    'media/film/thumbs-1.jpg': randomBytes(2000),
    'media/film/captions/en.vtt': Buffer.from('WEBVTT\n'),
    'media/film/master.m3u8': Buffer.from('#EXTM3U\n'),
  };
  files = await Promise.all(
    Object.entries(contents).map(async ([key, bytes], index) => {
      const file = path.join(folder, String(index));
      await writeFile(file, bytes);
      return { key, path: file, bytes: (await stat(file)).size };
    }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  s3 = await startFakeS3();
});
afterEach(() => s3.close());

function send() {
  const settings = { ...S3_KEYS, bucketUrl: `${s3.endpoint}/marquee-media`, firstWaitMs: 1 };
  return sendFilm(files, { bucket: s3Bucket(settings, ACCOUNT), progress: QUIET, partBytes: PART_BYTES });
}

const total = () => files.reduce((sum, { bytes }) => sum + bytes, 0);
const puts = (served: readonly string[]) => served.filter((line) => line.startsWith('PUT')).sort();

describe('sending a film to R2', () => {
  test('a large file goes in parts, all arrive as they are, and playlists come last', async () => {
    expect(await send()).toEqual({ sent: total(), known: 0 });
    expect(s3.objects.get(`${ACCOUNT}/media/film/360.mp4`)?.bytes.byteLength).toBe(3 * PART_BYTES + 1000);
    expect(puts(s3.served)).toEqual([
      'PUT acc_harbor/media/film/captions/en.vtt',
      'PUT acc_harbor/media/film/master.m3u8',
      'PUT acc_harbor/media/film/thumbs-1.jpg',
      ...[1, 2, 3, 4].map((part) => `PUT part ${part} of acc_harbor/media/film/360.mp4`),
    ]);
    expect(s3.served.at(-1)).toBe('PUT acc_harbor/media/film/master.m3u8');
  });

  test('what is there is not sent again', async () => {
    await send();
    s3.served.length = 0;
    expect(await send()).toEqual({ sent: 0, known: total() });
    expect(s3.served).toEqual([]);
  });

  // HEAD, list and begin, then parts: cut off amid the parts, before the last file's completion, amid the small files.
  test.each([
    ['amid the parts of a file', 5],
    ['before a file is completed', 7],
    ['between two files', 10],
  ])('cut off %s, the second run sends only what is missing', async (_, requests) => {
    s3.cutAfter(requests);
    await expect(send()).rejects.toThrow(/does not respond .* goes on where it was cut off/);
    const first = puts(s3.served);
    expect(first.length).toBeGreaterThan(0);
    s3.cutAfter(Number.POSITIVE_INFINITY);
    s3.served.length = 0;
    const { known } = await send();
    expect(known).toBeGreaterThan(0);
    const second = puts(s3.served);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((line) => first.includes(line))).toEqual([]);
    expect([...first, ...second]).toHaveLength(7);
    expect(s3.objects.size).toBe(4);
  });

  test.each(['error', 'lost'] as const)('a completion that fails at first (%s) is retried', async (how) => {
    s3.failCompletion(how);
    expect(await send()).toEqual({ sent: total(), known: 0 });
    expect(s3.objects.size).toBe(4);
    expect(s3.served.filter((line) => line.startsWith('POST complete'))).toHaveLength(1);
  });

  test('a film that was packaged anew sends over what it has under the same names', async () => {
    s3.cutAfter(5);
    await expect(send()).rejects.toThrow();
    s3.cutAfter(Number.POSITIVE_INFINITY);
    const [film] = files;
    if (!film) throw new Error('no film');
    const changed = randomBytes(film.bytes);
    await writeFile(film.path, changed);
    await send();
    expect(s3.objects.get(`${ACCOUNT}/${film.key}`)?.bytes.equals(changed)).toBe(true);
  });

  test('wrong keys are named as the reason', async () => {
    const settings = { ...S3_KEYS, secretAccessKey: 'other', bucketUrl: `${s3.endpoint}/marquee-media` };
    const bucket = s3Bucket(settings, ACCOUNT);
    await expect(sendFilm(files, { bucket, progress: QUIET })).rejects.toThrow(/Look at the R2 keys/);
  });

  test('without keys in the environment the command names them', () => {
    expect(() => readS3Settings({})).toThrow(/R2_ACCOUNT_ID, R2_ACCESS_KEY_ID and R2_SECRET_ACCESS_KEY/);
    const env = { R2_ACCOUNT_ID: 'abc', R2_ACCESS_KEY_ID: 'k', R2_SECRET_ACCESS_KEY: 's' };
    expect(readS3Settings(env).bucketUrl).toBe('https://abc.r2.cloudflarestorage.com/marquee-media');
  });
});
