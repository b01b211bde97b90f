import { chmod, cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkFolder } from '#cli/site/check-folder.ts';
import { folderOf } from '#demo/seed/brands.ts';

let directory: string;
let folder: string;
let count = 0;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-folder-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));
beforeEach(async () => {
  folder = path.join(directory, String(count++));
  await cp(folderOf({ slug: 'aurora' }), folder, { recursive: true });
});

const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
const faults = async () => (await checkFolder(folder)).faults;

describe('a site’s folder', () => {
  it('has no file that would be taken for nothing', async () => {
    await rename(path.join(folder, 'titles/the-keeper.json'), path.join(folder, 'titles/the-keeper.JSON'));
    await write('category.json', '[]');
    await write('titles/notes.html', 'x');
    expect(await faults()).toEqual(
      expect.arrayContaining([
        'titles/the-keeper.JSON: is no file of a site: here they end in .json',
        'titles/notes.html: is no file of a site: here they end in .json',
        expect.stringMatching(
          /^category\.json: is no file of a site: there are banners\.json, categories\.json/,
        ),
      ]),
    );
  });

  it('has no more of a kind than the site reads', async () => {
    const page = { type: 'CUSTOM', title: { en: 'Page' } };
    for (let at = 0; at <= 200; at++)
      await write(`pages/p${at}.json`, JSON.stringify({ ...page, page_url: `p${at}` }));
    expect(await faults()).toEqual([
      expect.stringMatching(/^page: there are 2\d\d, and a brand may have 200$/),
    ]);
  });

  it('may have links and files of the machine', async () => {
    await rename(path.join(folder, 'titles/the-keeper.json'), path.join(folder, 'keeper.txt'));
    await symlink(path.join(folder, 'keeper.txt'), path.join(folder, 'titles/the-keeper.json'));
    await write('titles/.DS_Store', 'x');
    await mkdir(path.join(folder, '.git'));
    expect(await faults()).toEqual([]);
  });

  it('that cannot be read is not taken for an empty one', async () => {
    await rm(path.join(folder, 'titles'), { recursive: true });
    await write('titles', 'no folder');
    await expect(checkFolder(folder)).rejects.toThrow(/titles cannot be read: ENOTDIR/);
    await chmod(path.join(folder, 'titles'), 0o600);
  });

  it.each([
    ['{"format":99}', /was written by a newer version/],
    ['{"format":1,"kinds":{"title":2}}', /was written by a newer version \(title 2\)/],
    ['[]', /is no manifest/],
  ])('of manifest %s is not read', async (manifest, reason) => {
    await write('marquee.json', manifest);
    await expect(checkFolder(folder)).rejects.toThrow(reason);
  });

  it('names what is larger than a request may be', async () => {
    const content = { en: 'ع'.repeat(190_000), es: 'ع'.repeat(190_000), ar: 'ع'.repeat(190_000) };
    await write('pages/large.json', JSON.stringify({ type: 'STATIC', page_url: 'large', content }));
    expect(await faults()).toEqual([
      expect.stringMatching(/^pages\/large\.json: is of 11\d\d KB: the most is 944/),
    ]);
  });
});
