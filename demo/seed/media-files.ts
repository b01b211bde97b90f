import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { mediaAssets } from '#workers/platform/storage/schema/catalogue.ts';
import { trailerKey } from './content-rows.ts';
import type { Brand } from './types.ts';

const MEDIA_DIR = fileURLToPath(new URL('../media/', import.meta.url));

export interface MediaFile {
  /** Below the account. */
  key: string;
  path: string;
}

/**
 * The committed files of a brand: `media/<slug>/<key>`, and what every brand gets from `media/shared/<key>`.
 */
export async function mediaFiles(brand: Brand): Promise<MediaFile[]> {
  const folders = [join(MEDIA_DIR, 'shared'), join(MEDIA_DIR, brand.slug)];
  const lists = await Promise.all(folders.map(listFolder));
  const files = lists.flat();
  return [...files, ...trailerCopies(brand, files)];
}

async function listFolder(folder: string): Promise<MediaFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ key: path.slice(folder.length + 1), path }));
}

/** A trailer is kept once, under its asset's id, and stored for every title that shows it. */
function trailerCopies(brand: Brand, files: readonly MediaFile[]): MediaFile[] {
  const folderOf = (id: string) => trailerKey(id).replace(/[^/]*$/, '');
  return brand.titles.flatMap(({ id, trailer }) => {
    if (!trailer || trailer === id) return [];
    const from = folderOf(trailer);
    return files
      .filter((f) => f.key.startsWith(from))
      .map((f) => ({ key: folderOf(id) + f.key.slice(from.length), path: f.path }));
  });
}

interface AssetJson {
  asset: string;
  duration: number;
  renditions: { height: number }[];
  subtitles: { language: string; name: string }[];
}

/** What the packager wrote beside each film, as rows. */
export async function assetRows(
  brand: Brand,
  now: Date,
): Promise<Omit<typeof mediaAssets.$inferInsert, 'accountId'>[]> {
  const files = (await mediaFiles(brand)).filter((f) => f.key.endsWith('/asset.json'));
  return Promise.all(
    files.map(async ({ path }) => {
      const asset: AssetJson = JSON.parse(await readFile(path, 'utf8'));
      return {
        id: asset.asset,
        durationSeconds: asset.duration,
        heights: asset.renditions.map((r) => r.height).sort((a, b) => a - b),
        captions: asset.subtitles.map(({ language, name }) => ({ lang: language, label: name })),
        hasThumbnails: true,
        createdDate: now,
      };
    }),
  );
}
