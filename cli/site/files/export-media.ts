import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { toFileText } from '#app/contract/site/canonical.ts';
import type { MediaFile, MediaRecord } from '#app/contract/site/media-file.ts';
import { digestOfFile, type FileDigest } from '#cli/film/sending/etag.ts';
import type { Progress } from '#cli/local/progress.ts';
import { MEDIA_FILE } from '../layout.ts';
import { writeChanged } from '../write-changed.ts';
import { isInScope, isSameFile, type MediaScope, requireUndamaged } from './file-source.ts';
import type { MediaCalls } from './media-calls.ts';
import { localKeys, MEDIA_FOLDER, readRecords } from './media-folder.ts';

export interface ExportedMedia {
  isChanged: boolean;
  /** What was fetched now. */
  fetched: { count: number; bytes: number };
}

interface MediaExport {
  calls: Pick<MediaCalls, 'list' | 'download'>;
  scope: MediaScope;
  progress: Progress;
}

/**
 * Writes a brand's files below `media/`, those of films only with scope `all`, and what they are into media.json.
 * With `none` what an earlier export wrote of them stays.
 */
export async function exportMedia(
  folder: string,
  { calls, scope, progress }: MediaExport,
): Promise<ExportedMedia> {
  const exported: ExportedMedia = { isChanged: false, fetched: { count: 0, bytes: 0 } };
  if (scope === 'none') return exported;
  const files = await calls.list();
  const wanted = files.filter((file) => isInScope(file, scope));
  const total = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  const digests = new Map<string, FileDigest>();
  let done = 0;
  for (const file of wanted) {
    const { digest, isFetched, isNew } = await fetchFile(folder, calls, file);
    digests.set(file.key, digest);
    if (isFetched) exported.fetched.count += 1;
    if (isFetched) exported.fetched.bytes += file.bytes;
    exported.isChanged ||= isNew;
    done += file.bytes;
    progress.update(total === 0 ? 1 : done / total, file.key);
  }
  progress.end();
  exported.isChanged = (await removeGone(folder, scope, digests)) || exported.isChanged;
  const records = files.map((file) => toRecord(file, digests.get(file.key)));
  exported.isChanged = (await writeChanged(folder, MEDIA_FILE, toFileText(records))) || exported.isChanged;
  return exported;
}

/** A file that is there already is not fetched again, where either of its digests is the same. */
async function fetchFile(folder: string, calls: MediaExport['calls'], file: MediaFile) {
  const target = path.join(folder, MEDIA_FOLDER, file.key);
  const size = (await stat(target).catch(() => null))?.size;
  const before = size === file.bytes ? await digestOfFile(target) : null;
  if (before && isSameFile(before, file)) return { digest: before, isFetched: false, isNew: false };
  await calls.download(file, target, partFolder(folder));
  const digest = await digestOfFile(target);
  requireUndamaged(file, digest);
  return { digest, isFetched: true, isNew: digest.sha256 !== before?.sha256 };
}

const partFolder = (folder: string) => path.join(folder, MEDIA_FOLDER, '.parts');

/** Of a film that is not fetched only what the platform knows. */
function toRecord({ key, bytes, type, sha256 }: MediaFile, digest: FileDigest | undefined): MediaRecord {
  const known = digest?.sha256 ?? sha256;
  return { bytes, key, ...(known ? { sha256: known } : {}), type };
}

/** What an earlier export wrote and the brand no longer has. Whatever else lies there is somebody's own. */
async function removeGone(
  folder: string,
  scope: MediaScope,
  exported: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  const former = await readRecords(folder);
  const named = 'faults' in former ? [] : (former.records ?? []).filter((record) => isInScope(record, scope));
  const gone = new Set(named.map(({ key }) => key).filter((key) => !exported.has(key)));
  const present = (await localKeys(folder)).filter((key) => gone.has(key));
  for (const key of present) await rm(path.join(folder, MEDIA_FOLDER, key));
  await rm(partFolder(folder), { recursive: true, force: true });
  return present.length > 0;
}
