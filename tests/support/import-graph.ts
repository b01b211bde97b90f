import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '#cli/local/root-dir.ts';

const IMPORT = /(?:from|import)\s*\(?\s*['"]([#.][^'"?]+)/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"*]*)\*/g;
const FOLDERS = ['.ci', 'app', 'build', 'cli', 'demo', 'tests', 'workers'];

/** Of each file of ours, those that it imports; paths relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Every source file with what it imports: by name, on demand, or by a glob of Vite's. */
export function readImportGraph(): ImportGraph {
  const files = FOLDERS.flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  return new Map(
    files.map((file) => {
      const source = readFileSync(path.join(ROOT_DIR, file), 'utf8');
      return [file, [...importsIn(file, source), ...globsIn(file, source, files)]];
    }),
  );
}

/** Read from the disk, as a tree may have no repository. What is ignored in these folders is no TypeScript. */
function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT_DIR, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file.replaceAll(path.sep, '/')),
  );
}

/** What a file names in its imports; paths relative to the root. */
export function importsIn(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier),
  );
}

/** Everything below the folder in which a glob begins: near enough. */
function globsIn(file: string, source: string, files: readonly string[]): string[] {
  return [...source.matchAll(GLOB)].flatMap(([, start = '']) => {
    const folder = start.startsWith('/') ? start.slice(1) : path.posix.join(path.posix.dirname(file), start);
    return files.filter((each) => each !== file && each.startsWith(folder));
  });
}
