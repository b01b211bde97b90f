import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A tool's state and a developer's secrets are never part of what is built. */
const IGNORED = new Set(['.dev.vars', '.wrangler', 'node_modules']);
const HASH_CHARACTERS = 16;

/**
 * Hash over the names and contents of `files`, and of everything below those that are folders; a missing one
 * counts as such.
 */
export async function hashFiles(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(root, files)) {
    const content = await readFile(path.join(root, file)).catch(() => null);
    hash.update(`${file}\n${content ? content.length : 'missing'}\n`);
    if (content) hash.update(content);
  }
  return hash.digest('hex').slice(0, HASH_CHARACTERS);
}

/** `files` with the files below folders in their place, sorted, each once; relative to `root`. */
export async function listFiles(root: string, files: readonly string[]): Promise<string[]> {
  const listed = await Promise.all(files.map((file) => filesAt(root, file)));
  return [...new Set(listed.flat())].sort();
}

async function filesAt(root: string, file: string): Promise<string[]> {
  const stats = await stat(path.join(root, file)).catch(() => null);
  if (!stats?.isDirectory()) return [file];
  const names = (await readdir(path.join(root, file))).filter((name) => !IGNORED.has(name));
  const below = await Promise.all(names.map((name) => filesAt(root, path.posix.join(file, name))));
  return below.flat();
}
