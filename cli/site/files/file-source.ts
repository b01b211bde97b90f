import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MediaFile } from '#app/contract/site/media-file.ts';
import { digestOfFile, type FileDigest } from '#cli/film/sending/etag.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { MediaCalls } from './media-calls.ts';
import { type LocalFile, MEDIA_FOLDER } from './media-folder.ts';

/** What is known of a file without its bytes. */
export type FileVersion = Pick<MediaFile, 'key' | 'bytes' | 'etag' | 'sha256'> & { md5?: string };

/** Where files come from: a folder, or another brand. */
export interface FileSource {
  files: readonly FileVersion[];
  /** Calls `use` with the file on this machine. */
  withFile(key: string, use: (file: { path: string; digest: FileDigest }) => Promise<void>): Promise<void>;
}

export const MEDIA_SCOPES = ['none', 'public', 'all'] as const;
export type MediaScope = (typeof MEDIA_SCOPES)[number];

/** Films take most of a brand's bytes, and are only ever behind a signature. */
export function isInScope({ key }: { key: string }, scope: MediaScope): boolean {
  return scope === 'all' || (scope === 'public' && !key.startsWith('media/'));
}

/**
 * The ETag of a large file depends on its parts, and SHA-256 is not always known: either one will do. `a` may be
 * one whose bytes are here.
 */
export function isSameFile(a: Omit<FileVersion, 'key'>, b: Omit<FileVersion, 'key'> | undefined): boolean {
  if (!b || a.bytes !== b.bytes) return false;
  if (a.etag === b.etag || a.md5 === b.etag) return true;
  return a.sha256 !== undefined && a.sha256 === b.sha256;
}

export function folderFiles(folder: string, files: readonly LocalFile[], scope: MediaScope): FileSource {
  const digests = new Map(files.map(({ key, digest }) => [key, digest]));
  return {
    files: files
      .filter((file) => isInScope(file, scope))
      .map(({ key, digest: { bytes, etag, md5, sha256 } }) => ({ key, bytes, etag, md5, sha256 })),
    async withFile(key, use) {
      const digest = digests.get(key);
      if (!digest) throw new Error(`${key} is not in the folder`);
      await use({ path: path.join(folder, MEDIA_FOLDER, key), digest });
    },
  };
}

/** Each file lies on this machine for as long as it takes to be sent. */
export async function brandFiles(
  calls: MediaCalls,
  workFolder: string,
  scope: MediaScope,
): Promise<FileSource> {
  const files = (scope === 'none' ? [] : await calls.list()).filter((file) => isInScope(file, scope));
  const byKey = new Map(files.map((file) => [file.key, file]));
  let count = 0;
  return {
    files,
    async withFile(key, use) {
      const file = byKey.get(key);
      if (!file) throw new Error(`${key} is not at the brand`);
      await mkdir(workFolder, { recursive: true });
      const target = path.join(workFolder, `${process.pid}-${count++}`);
      try {
        await calls.download(file, target, workFolder);
        const digest = await digestOfFile(target);
        requireUndamaged(file, digest);
        await use({ path: target, digest });
      } finally {
        await rm(target, { force: true });
      }
    },
  };
}

/** Where either digest is the file's own, the other one is about how it was sent. */
export function requireUndamaged(file: MediaFile, digest: FileDigest): void {
  const isKnown = file.sha256 !== undefined || !file.etag.includes('-');
  if (digest.bytes === file.bytes && (!isKnown || isSameFile(digest, file))) return;
  throw new CommandError(`${file.key} did not arrive as it is at the brand: run the command again.`);
}
