import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { importsIn } from './import-graph.ts';

/** `entries` and every file of ours that they import, directly or not; paths relative to the root. */
export async function importClosure(entries: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    const source = await readFile(path.join(ROOT_DIR, file), 'utf8');
    await Promise.all(importsIn(file, source).map(visit));
  };
  await Promise.all(entries.map(visit));
  return [...found];
}
