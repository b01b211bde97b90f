import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The first line of a module or style sheet: `// chunk: player`. */
const LINE = /^(?:\/\/|\/\*) ?chunk\b(.*)/;
const NAME = /^: ([a-z]+(?:-[a-z]+)*)(?: \*\/)?$/;
/** Chunks by where a module lies, for what declares none. */
const PLACES: readonly [RegExp, string][] = [
  [
    /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|i18next|react-i18next|remix-i18next)\//,
    'framework',
  ],
  // Who names a file with schemas in it gets the library behind them too.
  [/\/node_modules\/valibot\/|\/app\/contract\//, 'schemas'],
  // What all forms but the smallest are made with.
  [/\/node_modules\/@conform-to\//, 'forms'],
  // The folder below `blocks/` is the chunk of its blocks.
  [/\/blocks\/([\w-]+)\/[\w-]+\/[^?]+$/, 'blocks-$1'],
];
export const SHELL = 'shell';

/** By a module's id: the chunk that it declares. */
export type DeclaredChunks = ReadonlyMap<string, string>;

/** What the files below `folder` declare. */
export function readDeclaredChunks(folder: string): DeclaredChunks {
  const declared = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:tsx?|css)$/.test(name)) continue;
    const file = path.resolve(folder, name);
    const line = LINE.exec(readFileSync(file, 'utf8'))?.[1];
    if (line === undefined) continue;
    const chunk = NAME.exec(line)?.[1];
    if (!chunk) throw new Error(`${file} names no chunk: "chunk${line}"`);
    declared.set(file, chunk);
  }
  return declared;
}

/** Of all modules that have one. Throws where a file declares one that is none of the browser's modules. */
export function nameChunks(ids: readonly string[], declared: DeclaredChunks): DeclaredChunks {
  const missing = [...declared.keys()].filter((file) => !ids.includes(file));
  if (missing.length > 0) throw new Error(`In a chunk, but not in the browser: ${missing.join(', ')}`);
  return new Map(
    ids.flatMap((id) => {
      const chunk = declared.get(id) ?? chunkByPlace(id);
      return chunk ? [[id, chunk] as const] : [];
    }),
  );
}

function chunkByPlace(id: string): string | undefined {
  for (const [place, name] of PLACES) {
    const found = place.exec(id);
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return undefined;
}
