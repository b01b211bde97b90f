import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type MediaRecord, MediaRecordSchema } from '#app/contract/site/media-file.ts';
import { faultsOf, toLine } from '#app/contract/site/plain-words.ts';
import { digestOfFile, type FileDigest } from '#cli/film/sending/etag.ts';
import { MEDIA_FILE } from '#cli/site/layout.ts';
import { assetKeyOf } from '#workers/platform/assets/asset-key.ts';

export const MEDIA_FOLDER = 'media';

const RecordsSchema = v.array(MediaRecordSchema);

export interface LocalFile {
  key: string;
  digest: FileDigest;
}

export interface MediaFolder {
  /** Null without a media.json. */
  records: readonly MediaRecord[] | null;
  files: LocalFile[];
  faults: string[];
  warnings: string[];
}

/** A folder's files and what its media.json notes of them. Reads every byte: what is damaged must not be sent. */
export async function readMediaFolder(folder: string): Promise<MediaFolder> {
  const media: MediaFolder = { records: null, files: [], faults: [], warnings: [] };
  const read = await readRecords(folder);
  if ('faults' in read) return { ...media, faults: read.faults };
  media.records = read.records;
  const noted = new Map(read.records?.map((record) => [record.key, record]));
  for (const key of await localKeys(folder)) {
    const file = `${MEDIA_FOLDER}/${key}`;
    if (!isPlainKey(key)) {
      media.faults.push(`${file}: a file lies in a folder, such as images/, and has a plain name`);
      continue;
    }
    const digest = await digestOfFile(path.join(folder, file));
    const fault = differenceOf(digest, noted.get(key));
    if (fault) media.faults.push(`${file}: ${fault}`);
    else media.files.push({ key, digest });
    noted.delete(key);
  }
  const [absent] = noted.keys();
  const count = noted.size === 1 ? 'one file is' : `${noted.size} files are`;
  if (absent) media.warnings.push(`${MEDIA_FILE}: ${count} not in ${MEDIA_FOLDER}/, such as ${absent}`);
  return media;
}

function differenceOf({ bytes, sha256 }: FileDigest, record: MediaRecord | undefined): string | null {
  if (!record) return null;
  if (bytes !== record.bytes) return `is of ${bytes} bytes, in ${MEDIA_FILE} of ${record.bytes}`;
  if (record.sha256 === undefined || sha256 === record.sha256) return null;
  return `is not the file that ${MEDIA_FILE} names: its SHA-256 is ${sha256}`;
}

/** What media.json notes; null without one. */
export async function readRecords(
  folder: string,
): Promise<{ records: MediaRecord[] | null } | { faults: string[] }> {
  const text = await readFile(path.join(folder, MEDIA_FILE), 'utf8').catch(() => null);
  if (text === null) return { records: null };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [`${MEDIA_FILE}: is no JSON: ${(error as Error).message}`] };
  }
  const read = v.safeParse(RecordsSchema, value);
  if (read.success) return { records: read.output };
  return { faults: faultsOf(read.issues).map((fault) => `${MEDIA_FILE}: ${toLine(fault)}`) };
}

/** Sorted. What starts with a dot is the machine's (.DS_Store) or what an export has not finished. */
export async function localKeys(folder: string): Promise<string[]> {
  const root = path.join(folder, MEDIA_FOLDER);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((key) => !key.split('/').some((name) => name.startsWith('.')))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** As the platform would take it. */
const isPlainKey = (key: string) =>
  key.includes('/') && assetKeyOf(key.split('/').map(encodeURIComponent).join('/')) === key;
