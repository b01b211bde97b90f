import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '#cli/local/root-dir.ts';

const IMPORT = /(?:from|import)\s*\(?\s*['"]([#.][^'"?]+)/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"*]*)\*/g;
const FOLDERS = ['.ci', 'app', 'build', 'cli', 'demo', 'tests', 'workers'];

/** Of each file of ours, those that it imports; paths relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Every source file, tracked or about to be, with what it imports: by name, on demand, or by a glob of
 * Vite's.
 */
export function readImportGraph(): ImportGraph {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], {
    cwd: ROOT_DIR,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(ROOT_DIR, file)));
  return new Map(
    files.map((file) => {
      const source = readFileSync(path.join(ROOT_DIR, file), 'utf8');
      return [file, [...importsIn(file, source), ...globsIn(file, source, files)]];
    }),
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
