import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { hashFiles, listFiles } from './hash-files.ts';

/** What a bundle was made of: files and folders, relative to the root, and a hash over their contents. */
const SourcesSchema = v.object({ inputs: v.array(v.string()), hash: v.string() });

/**
 * Whether the bundle is there and what it was made of is unchanged since; `inputs` where the list itself may
 * have changed.
 */
export async function isFresh(root: string, bundle: string, inputs?: readonly string[]): Promise<boolean> {
  const sources = await readSources(bundle);
  if (!sources || !(await exists(bundle))) return false;
  return sources.hash === (await hashFiles(root, inputs ?? sources.inputs));
}

/** Notes beside the bundle what it was made of, unless a source changed while it was being built. */
export async function recordSources(
  root: string,
  bundle: string,
  { inputs, startedMs }: { inputs: readonly string[]; startedMs: number },
): Promise<void> {
  const hash = await hashFiles(root, inputs);
  if ((await newestOf(root, inputs)) > startedMs) return;
  await writeFile(sourcesFile(bundle), JSON.stringify({ inputs, hash }));
}

async function newestOf(root: string, inputs: readonly string[]): Promise<number> {
  const files = await listFiles(root, inputs);
  const times = await Promise.all(
    files.map(async (file) => (await stat(path.join(root, file)).catch(() => null))?.mtimeMs ?? 0),
  );
  return Math.max(0, ...times);
}

async function readSources(bundle: string) {
  try {
    return v.parse(SourcesSchema, JSON.parse(await readFile(sourcesFile(bundle), 'utf8')));
  } catch {
    return null;
  }
}

const sourcesFile = (bundle: string) => path.join(path.dirname(bundle), 'sources.json');

async function exists(file: string) {
  return (await stat(file).catch(() => null)) !== null;
}
