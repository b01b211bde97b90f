import type { MediaFile } from '#app/contract/site/media-file.ts';
import { assetKeyOf } from '#workers/platform/assets/asset-key.ts';
import { contentTypeOf } from '#workers/platform/assets/content-types.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { AdminError } from './admin-error.ts';

/** What brands have below their account; `live/` is made from `media/`. */
export const FILE_ROOTS: readonly string[] = ['media', 'public', 'images', 'frontend', 'uploads'];

const FILES_A_PAGE = 1_000;

/** An account's files in the order of their keys, a page at a time: `next` is where the following one begins. */
export async function listMediaFiles(
  { directory, media }: Pick<Dependencies, 'directory' | 'media'>,
  accountId: string,
  after = '',
): Promise<{ files: MediaFile[]; next: string | null }> {
  if (!(await directory.find(accountId))) throw new AdminError(404, `There is no account "${accountId}".`);
  const prefix = `${accountId}/`;
  const list = await media.list({
    prefix,
    limit: FILES_A_PAGE,
    include: ['customMetadata'],
    ...(after === '' ? {} : { startAfter: `${prefix}${after}` }),
  });
  const files = list.objects.flatMap((object) => {
    const key = object.key.slice(prefix.length);
    return isFileKey(key) ? [toMediaFile(key, object)] : [];
  });
  // Pages may be shorter than they could be, and keys that are no files' are on them, too.
  const last = list.objects.at(-1)?.key.slice(prefix.length) ?? null;
  return { files, next: list.truncated ? last : null };
}

/** Keys that could not be written here are not listed: nobody could send them elsewhere. */
function isFileKey(key: string): boolean {
  const isPlain = assetKeyOf(key.split('/').map(encodeURIComponent).join('/')) === key;
  return isPlain && key.includes('/') && FILE_ROOTS.includes(key.split('/')[0] ?? '');
}

/** The type is the one that it is served as, which its key decides. */
function toMediaFile(key: string, { size, etag, customMetadata }: R2Object): MediaFile {
  const sha256 = customMetadata?.sha256;
  return { key, bytes: size, etag, type: contentTypeOf(key), ...(sha256 ? { sha256 } : {}) };
}
