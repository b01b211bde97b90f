import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin, Rollup } from 'vite';

const NAME = 'virtual:marquee-component-files';
const RESOLVED = `\0${NAME}`;
/**
 * Vite's manifest names one module a chunk; this file of the browser's build has the chunk of every
 * registered module.
 */
const CHUNKS_FILE = '.vite/component-chunks.json';
/** Remix moves Vite's there where the configuration wants to keep it. */
const VITE_MANIFEST = '.vite/client-manifest.json';
/** The chunks of this entry are on every page anyway. */
const ENTRY = 'app/entry.client.tsx';

/**
 * Emits for the server which files of the browser's build belong to each module that `registry` loads on
 * demand (docs/decisions/029): no route's list of files names them. `viewersDir` is of the viewers' build, which alone
 * writes what is read here: it is none of the site's files.
 */
export function componentFiles(viewersDir: string, registry: string, { isForViewers = false } = {}): Plugin {
  return {
    name: 'marquee-component-files',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      // The server is built after the browser's half; in development nothing is.
      const isBuild = this.environment.mode === 'build' && this.environment.name !== 'client';
      if (!isBuild) return 'export const componentFiles = {};';
      const [manifest, chunks] = await Promise.all(
        [VITE_MANIFEST, `client/${CHUNKS_FILE}`].map(async (name) =>
          JSON.parse(await readFile(path.join(viewersDir, name), 'utf8')),
        ),
      );
      return `export const componentFiles = ${JSON.stringify(toComponentFiles(manifest, chunks))};`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client' || !isForViewers) return;
      const modules = this.getModuleInfo(registry)?.dynamicallyImportedIds ?? [];
      const source = JSON.stringify(toChunks(bundle, modules, path.dirname(registry)));
      this.emitFile({ type: 'asset', fileName: CHUNKS_FILE, source });
    },
  };
}

/** The chunk of each module, by the module's path from the registry's folder. */
function toChunks(bundle: Rollup.OutputBundle, modules: readonly string[], folder: string) {
  const chunks: Record<string, string> = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of modules.filter((module) => chunk.moduleIds.includes(module))) {
      const relative = path.posix.relative(folder, id);
      chunks[relative.startsWith('.') ? relative : `./${relative}`] = chunk.fileName;
    }
  }
  return chunks;
}

/** By a module's path: the chunk that has it, and all that this chunk imports statically. */
function toComponentFiles(manifest: Manifest, chunks: Record<string, string>) {
  const onEveryPage = new Set(reached(manifest, ENTRY));
  const sourceOf = new Map(Object.entries(manifest).map(([source, { file }]) => [file, source]));
  return Object.fromEntries(
    Object.entries(chunks).map(([module, file]) => {
      const source = sourceOf.get(file);
      if (!source) throw new Error(`Vite's manifest has no ${file}`);
      const needed = reached(manifest, source).filter((chunk) => !onEveryPage.has(chunk));
      return [
        module,
        {
          styles: unique(needed.flatMap((chunk) => manifest[chunk]?.css ?? [])),
          scripts: unique(needed.flatMap((chunk) => manifest[chunk]?.file ?? [])),
        },
      ];
    }),
  );
}

function reached(manifest: Manifest, source: string): string[] {
  const found = new Set([source]);
  for (const chunk of found) for (const imported of manifest[chunk]?.imports ?? []) found.add(imported);
  return [...found];
}

const unique = (names: string[]) => [...new Set(names)].map((name) => `/${name}`);
