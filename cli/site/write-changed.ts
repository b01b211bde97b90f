import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a text below a folder; whether that changed it. */
export async function writeChanged(folder: string, file: string, text: string): Promise<boolean> {
  const target = path.join(folder, file);
  if ((await readFile(target, 'utf8').catch(() => null)) === text) return false;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  return true;
}
