import { createHash, randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PART_BYTES } from '#cli/film/sending/etag.ts';
import { checkFolder } from '#cli/site/check-folder.ts';
import { brandFiles } from '#cli/site/files/file-source.ts';
import { planFiles } from '#cli/site/files/send-files.ts';
import { describePlan } from '#cli/site/print-plan.ts';
import { brandSide } from '#cli/site/sides.ts';
import { sharedPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { applyFolder, applySide, emptyBrand, exportBrand, type TestBrand } from './site-brand.ts';

const FILES: Record<string, Buffer> = {
  'images/titles/keeper one.w640.webp': randomBytes(5000),
  'media/film/360.mp4': randomBytes(PART_BYTES + 1000),
  'media/film/master.m3u8': Buffer.from('#EXTM3U\n'),
  'public/logo.png': randomBytes(700),
};
const KEYS = Object.keys(FILES);

let platform: TestPlatform;
let directory: string;
let source: TestBrand;
let exported: string;
let names = 0;

beforeAll(async () => {
  platform = await sharedPlatform();
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-site-files-'));
  source = await emptyBrand(platform, directory);
  const { isWritten } = await source.calls.change([
    { op: 'put', kind: 'asset', id: 'film', value: { duration_seconds: 10, heights: [360] } },
    {
      op: 'put',
      kind: 'title',
      id: 'keeper',
      value: {
        ...{ video_type: 'SPV', title: { en: 'The Keeper' }, asset: 'film' },
        ...{ poster: 'images/titles/keeper one.w640.webp', thumbnail: 'images/titles/none.webp' },
      },
    },
  ]);
  expect(isWritten).toBe(true);
  // As wrangler would have: in one piece, and without a digest of ours.
  for (const [key, bytes] of Object.entries(FILES))
    await platform.bindings.media.put(`${source.accountId}/${key}`, bytes);
  exported = newFolder();
  await exportBrand(source, exported, 'all');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const newFolder = () => path.join(directory, `site-${names++}`);
const copyOf = async () => {
  const folder = newFolder();
  await cp(exported, folder, { recursive: true });
  return folder;
};

/** Every file of a folder by its path, as a digest. */
async function digestsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  const read = files.map(async (file) => {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [path.relative(folder, file), digest] as const;
  });
  return Object.fromEntries((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const withoutDay = ({ 'marquee.json': _, ...files }: Record<string, string>) => files;

describe('a site with its files', () => {
  test('comes back from an empty brand as the same bytes, and is sent once', async () => {
    const target = await emptyBrand(platform, directory);
    expect(await applyFolder(exported, target)).toEqual({ files: 4, written: 2, rejected: [] });
    const again = newFolder();
    await exportBrand(target, again, 'all');
    expect(withoutDay(await digestsOf(again))).toEqual(withoutDay(await digestsOf(exported)));
    expect(await applyFolder(exported, target)).toEqual({ files: 0, written: 0, rejected: [] });
    for (const [key, bytes] of Object.entries(FILES))
      expect((await readFile(path.join(again, 'media', key))).equals(bytes), key).toBe(true);
  });

  test('is exported a second time without a request for a file, and no byte changes', async () => {
    const folder = await copyOf();
    const [before, { mtimeMs }] = [await digestsOf(folder), await stat(path.join(folder, 'marquee.json'))];
    expect(await exportBrand(source, folder, 'all')).toEqual({ count: 0, bytes: 0 });
    expect(await exportBrand(source, folder, 'none')).toEqual({ count: 0, bytes: 0 });
    expect(await digestsOf(folder)).toEqual(before);
    expect((await stat(path.join(folder, 'marquee.json'))).mtimeMs).toBe(mtimeMs);
  });

  test('loses what the brand no longer has, but no file of somebody else and none out of scope', async () => {
    const [folder, target] = [newFolder(), await emptyBrand(platform, directory)];
    await applyFolder(exported, target);
    await exportBrand(target, folder, 'all');
    const own = path.join(folder, 'media/images/own.webp');
    await writeFile(own, 'of the owner');
    const deleted = ['public/logo.png', 'media/film/360.mp4'];
    await platform.bindings.media.delete(deleted.map((key) => `${target.accountId}/${key}`));
    await exportBrand(target, folder, 'public');
    const left = Object.keys(await digestsOf(folder)).filter((file) => file.startsWith('media/'));
    expect(left).toEqual(['images/own.webp', ...KEYS.slice(0, 3)].map((key) => `media/${key}`).sort());
  });

  test('notes key, bytes, SHA-256 and type of each; "public" leaves films, "none" all of them', async () => {
    const folder = newFolder();
    await exportBrand(source, folder, 'none');
    expect(await readdir(folder)).not.toContain('media.json');
    await exportBrand(source, folder, 'public');
    const records = JSON.parse(await readFile(path.join(folder, 'media.json'), 'utf8'));
    expect(records.map(({ key }: { key: string }) => key)).toEqual(KEYS);
    expect(records[1]).toEqual({ key: KEYS[1], bytes: PART_BYTES + 1000, type: 'video/mp4' });
    const bytes = FILES['public/logo.png'] ?? '';
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(records[3]).toEqual({ key: 'public/logo.png', bytes: 700, sha256, type: 'image/png' });
    const files = Object.keys(await digestsOf(folder)).filter((file) => file.startsWith('media/'));
    expect(files).toEqual([KEYS[0], KEYS[3]].map((key) => `media/${key}`));
    expect((await checkFolder(folder)).warnings.join()).toContain('2 files are not in media/');
  });

  test('goes from brand to brand, and what is the same is not sent again', async () => {
    const target = await emptyBrand(platform, directory);
    const files = await brandFiles(source.media, path.join(directory, 'passing'), 'all');
    const planned = planFiles(files, await target.media.list());
    expect(describePlan({ changes: [], sameCount: 2 }, planned)).toMatch(
      /^4 files \(8\.4 MB\)\n\n {2}\+ file /,
    );
    const side = { ...(await brandSide(source, 'none', {})), files };
    expect(await applySide(side, target)).toEqual({ files: 4, written: 2, rejected: [] });
    expect(await applySide(side, target)).toEqual({ files: 0, written: 0, rejected: [] });
    expect(await readdir(path.join(directory, 'passing'))).toEqual([]);
  });
});

describe('a folder with files', () => {
  test('of which one is damaged is rejected before anything is written', async () => {
    const folder = await copyOf();
    const file = path.join(folder, 'media/public/logo.png');
    const target = await emptyBrand(platform, directory);
    const before = await target.calls.digests();
    await writeFile(file, randomBytes(700));
    await expect(applyFolder(folder, target)).rejects.toThrow(
      /nothing was written\.\nmedia\/public\/logo\.png: is not the file that media\.json names/,
    );
    await appendFile(file, 'x');
    await expect(applyFolder(folder, target)).rejects.toThrow('is of 701 bytes, in media.json of 700');
    expect(await target.media.list()).toEqual([]);
    expect(await target.calls.digests()).toEqual(before);
  });

  test('names what entities lack by file and field', async () => {
    const { faults, warnings } = await checkFolder(exported);
    expect(faults).toEqual([]);
    expect(warnings).toEqual([
      'assets/film.json: heights.0: there is no file media/film/360.m3u8 in media.json',
      'titles/keeper.json: thumbnail: there is no file images/titles/none.webp in media.json',
      // What the test sends for a picture is random bytes.
      'media/images/titles/keeper one.w640.webp: is no picture that can be read',
    ]);
  });
});

describe('cut off', () => {
  // The large file is begun, comes in two pieces and is completed; then the small ones, the playlist last.
  test.each([3, 4, 6])('before write %i, the next apply sends only what is missing', async (cut) => {
    const written: string[] = [];
    let left = cut;
    const target = await emptyBrand(platform, directory, (method, call) => {
      if (method === 'GET' || !call.includes('/media/')) return;
      left -= 1;
      if (left <= 0) throw new Error('cut off');
      written.push(`${method} ${call}`);
    });
    await expect(applyFolder(exported, target)).rejects.toThrow('cut off');
    expect((await target.calls.digests()).some(({ kind }) => kind === 'title')).toBe(false);
    expect(written).toHaveLength(cut - 1);
    left = Infinity;
    expect(await applyFolder(exported, target)).toMatchObject({ written: 2, rejected: [] });
    // Seven writes, and none of them twice.
    expect(written).toHaveLength(7);
    expect(new Set(written).size).toBe(7);
    expect((await target.media.list()).map(({ key }) => key)).toEqual(KEYS);
  });

  test('an export is no site’s folder until it is run again, which fetches only what is missing', async () => {
    const fetched: string[] = [];
    let left = 2;
    const [folder, target] = [
      newFolder(),
      await emptyBrand(platform, directory, (_method, call) => {
        if (!call.includes('download=')) return;
        left -= 1;
        if (left < 0) throw new Error('cut off');
        fetched.push(call);
      }),
    ];
    await applyFolder(exported, target);
    await expect(exportBrand(target, folder, 'all')).rejects.toThrow('cut off');
    await expect(checkFolder(folder)).rejects.toThrow('was cut off: run it again');
    left = Infinity;
    await exportBrand(target, folder, 'all');
    // Four files, of which one comes in two pieces.
    expect(fetched).toHaveLength(5);
    expect(new Set(fetched).size).toBe(5);
    expect(withoutDay(await digestsOf(folder))).toEqual(withoutDay(await digestsOf(exported)));
  });
});
