import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoBrand } from './brands.ts';

const MEDIA_DIR = fileURLToPath(new URL('../media/', import.meta.url));

export interface MediaFile {
  /** Below the account. */
  key: string;
  path: string;
}

/**
 * The committed files of a brand: `media/<slug>/<key>`, and what every brand gets from `media/shared/<key>`.
 */
export async function mediaFiles(brand: Pick<DemoBrand, 'slug' | 'trailers'>): Promise<MediaFile[]> {
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

/** A trailer is kept once, under its asset's id, and stored for every title that shows it (api.md: by the title's id). */
function trailerCopies({ trailers }: Pick<DemoBrand, 'trailers'>, files: readonly MediaFile[]): MediaFile[] {
  return Object.entries(trailers).flatMap(([title, asset]) => {
    const from = `public/trailer/${asset}/`;
    return files
      .filter(({ key }) => key.startsWith(from))
      .map(({ key, path }) => ({ key: `public/trailer/${title}/${key.slice(from.length)}`, path }));
  });
}
