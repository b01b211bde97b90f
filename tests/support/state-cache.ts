import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { withFileLock } from '#cli/local/file-lock.ts';
import { hashFiles } from '#cli/local/hash-files.ts';

const HOUR_MS = 3_600_000;
const CONTENT = 'content';
const ManifestSchema = v.object({ hash: v.string(), madeMs: v.number() });

export interface CachedFolder {
  /**
   * The folder's kind; entries of the same kind with another key are removed once nobody used them for an
   * hour.
   */
  kind: string;
  /** Changes with everything that the content depends on. */
  key: string;
  maxAgeMs?: number;
  fill(directory: string): Promise<void>;
}

/**
 * A folder below `cache` that is filled once a key and read by many; what is damaged or too old is filled
 * anew.
 */
export async function cachedFolder(cache: string, wanted: CachedFolder): Promise<string> {
  const entry = path.join(cache, `${wanted.kind}-${wanted.key}`);
  return withFileLock(path.join(cache, `${wanted.kind}.lock`), async () => {
    if (!(await isIntact(entry, wanted.maxAgeMs))) await makeEntry(entry, wanted);
    await utimes(entry, new Date(), new Date());
    await removeUnused(cache, wanted.kind);
    return path.join(entry, CONTENT);
  });
}

/** Whether the entry is young enough and each of its files is as it was written. */
async function isIntact(entry: string, maxAgeMs = Number.POSITIVE_INFINITY): Promise<boolean> {
  const manifest = await readManifest(entry);
  if (!manifest || Date.now() - manifest.madeMs > maxAgeMs) return false;
  return manifest.hash === (await hashFiles(entry, [CONTENT]));
}

async function makeEntry(entry: string, { fill }: CachedFolder): Promise<void> {
  const unfinished = `${entry}.unfinished`;
  for (const directory of [unfinished, entry]) await rm(directory, { recursive: true, force: true });
  const madeMs = Date.now();
  await mkdir(path.join(unfinished, CONTENT), { recursive: true });
  await fill(path.join(unfinished, CONTENT));
  const hash = await hashFiles(unfinished, [CONTENT]);
  await writeFile(manifestFile(unfinished), JSON.stringify({ hash, madeMs }));
  await rename(unfinished, entry);
}

async function removeUnused(cache: string, kind: string): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.startsWith(`${kind}-`)) continue;
    const entry = path.join(cache, name);
    if (Date.now() - (await stat(entry)).mtimeMs > HOUR_MS) await rm(entry, { recursive: true, force: true });
  }
}

async function readManifest(entry: string) {
  try {
    return v.parse(ManifestSchema, JSON.parse(await readFile(manifestFile(entry), 'utf8')));
  } catch {
    return null;
  }
}

const manifestFile = (entry: string) => path.join(entry, 'manifest.json');
