import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin, Rollup } from 'vite';

const NAME = 'virtual:marquee-part-files';
const RESOLVED = `\0${NAME}`;
const FAMILY = /\/app\/features\/page-builder\/families\/([\w-]+)\.ts$/;
/** Where the browser's build says which file holds which family: Vite's manifest does not, where one holds several. */
const HOLDERS = '.vite/part-holders.json';

/** What these need is named by every page already. */
const EVERYWHERE = ['app/entry.client.tsx'];

export interface PartFiles {
  styles: string[];
  scripts: string[];
}

/**
 * Tells the server which files of the browser's build belong to each family of parts (docs/decisions/029): the code of a
 * part is imported on demand, so no route's list of files names it.
 */
export function partFiles(clientDir: string): Plugin {
  return {
    name: 'marquee-part-files',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      // The server is built after the browser's half; in development nothing is.
      const isBuild = this.environment.mode === 'build' && this.environment.name !== 'client';
      if (!isBuild) return 'export const partFiles = {};';
      const [manifest, holders] = await Promise.all(
        ['.vite/manifest.json', HOLDERS].map(async (name) =>
          JSON.parse(await readFile(path.join(clientDir, name), 'utf8')),
        ),
      );
      return `export const partFiles = ${JSON.stringify(toPartFiles(manifest, holders))};`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: HOLDERS, source: JSON.stringify(toHolders(bundle)) });
    },
    async writeBundle() {
      // Like Vite's manifest it is none of the site's files.
      if (this.environment.name !== 'client') await rm(path.join(clientDir, HOLDERS), { force: true });
    },
  };
}

/** The file that holds each family's module, by the family's name. */
function toHolders(bundle: Rollup.OutputBundle): Record<string, string> {
  const holders: Record<string, string> = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of chunk.moduleIds) {
      const name = FAMILY.exec(id)?.[1];
      if (name) holders[name] = chunk.fileName;
    }
  }
  return holders;
}

/** By name of a family: the file that holds it first, then all that this imports statically. */
function toPartFiles(manifest: Manifest, holders: Record<string, string>): Record<string, PartFiles> {
  const onEveryPage = new Set(
    EVERYWHERE.flatMap((source) => (manifest[source] ? reached(manifest, source) : [])),
  );
  const sourceOf = new Map(Object.entries(manifest).map(([source, { file }]) => [file, source]));
  const parts = Object.entries(holders).map(([name, file]) => {
    const source = sourceOf.get(file);
    if (!source) throw new Error(`Vite's manifest has no ${file}`);
    return [name, reached(manifest, source).filter((chunk) => !onEveryPage.has(chunk))] as const;
  });
  return Object.fromEntries(
    parts.map(([name, chunks]) => [
      name,
      {
        styles: unique(chunks.flatMap((chunk) => manifest[chunk]?.css ?? [])),
        scripts: unique(chunks.flatMap((chunk) => manifest[chunk]?.file ?? [])),
      },
    ]),
  );
}

function reached(manifest: Manifest, source: string): string[] {
  const found = new Set([source]);
  for (const chunk of found) for (const imported of manifest[chunk]?.imports ?? []) found.add(imported);
  return [...found];
}

const unique = (names: string[]) => [...new Set(names)].map((name) => `/${name}`);
