import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CachedFolder, cachedFolder } from '#tests/support/state-cache.ts';

let cache: string;
let fills: number;

beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'marquee-cache-'));
  fills = 0;
});

afterEach(() => rm(cache, { recursive: true, force: true }));

const folder = (overrides: Partial<CachedFolder> = {}): CachedFolder => ({
  kind: 'seeded',
  key: 'a',
  async fill(directory) {
    fills += 1;
    await writeFile(path.join(directory, 'rows'), `fill ${fills}`);
  },
  ...overrides,
});

const rowsOf = (directory: string) => readFile(path.join(directory, 'rows'), 'utf8');

describe('cachedFolder', () => {
  it('concurrent callers share one folder, filled once', async () => {
    const directories = await Promise.all([1, 2, 3].map(() => cachedFolder(cache, folder())));
    expect(new Set(directories).size).toBe(1);
    expect(await rowsOf(directories[0] ?? '')).toBe('fill 1');
  });

  it('another key has another folder', async () => {
    await cachedFolder(cache, folder());
    expect(await rowsOf(await cachedFolder(cache, folder({ key: 'b' })))).toBe('fill 2');
  });

  it.each([
    ['changed', (file: string) => writeFile(file, 'fill 1, damaged')],
    ['gone', (file: string) => rm(file)],
  ])('a folder is filled anew when a file is %s', async (_, damage) => {
    await damage(path.join(await cachedFolder(cache, folder()), 'rows'));
    expect(await rowsOf(await cachedFolder(cache, folder()))).toBe('fill 2');
  });

  it('a folder is filled anew when a file was added', async () => {
    await writeFile(path.join(await cachedFolder(cache, folder()), 'more'), '');
    expect(await readdir(await cachedFolder(cache, folder()))).toEqual(['rows']);
  });

  it('a folder is filled anew once it is too old', async () => {
    await cachedFolder(cache, folder({ maxAgeMs: 60_000 }));
    expect(await rowsOf(await cachedFolder(cache, folder({ maxAgeMs: -1 })))).toBe('fill 2');
  });

  it('a failed fill leaves nothing behind', async () => {
    const broken = folder({ fill: async () => Promise.reject(new Error('no database')) });
    await expect(cachedFolder(cache, broken)).rejects.toThrow('no database');
    expect(await rowsOf(await cachedFolder(cache, folder()))).toBe('fill 1');
  });

  it('folders of the same kind that were unused for an hour are removed', async () => {
    await cachedFolder(cache, folder({ kind: 'migrated' }));
    await cachedFolder(cache, folder());
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const entry of ['migrated-a', 'seeded-a']) await utimes(path.join(cache, entry), longAgo, longAgo);
    await cachedFolder(cache, folder({ key: 'b' }));
    expect((await readdir(cache)).sort()).toEqual(['migrated-a', 'seeded-b']);
  });
});
