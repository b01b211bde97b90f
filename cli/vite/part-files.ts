import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

const NAME = 'virtual:marquee-part-files';
const RESOLVED = `\0${NAME}`;
const FAMILY = /^app\/features\/page-builder\/families\/([\w-]+)\.ts$/;
/** What fetches them all, and brings the page itself. */
const PAGE = 'app/features/page-builder/fetch-parts.ts';

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
      const manifest: Manifest = JSON.parse(
        await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8'),
      );
      return `export const partFiles = ${JSON.stringify(toPartFiles(manifest))};`;
    },
  };
}

/** By name of a family, and `page`: its own file first, then all that it imports statically. */
export function toPartFiles(manifest: Manifest): Record<string, PartFiles> {
  const onEveryPage = new Set(
    EVERYWHERE.flatMap((source) => (manifest[source] ? reached(manifest, source) : [])),
  );
  const sources = Object.keys(manifest).flatMap((source) => {
    const name = source === PAGE ? 'page' : FAMILY.exec(source)?.[1];
    return name
      ? [[name, reached(manifest, source).filter((chunk) => !onEveryPage.has(chunk))] as const]
      : [];
  });
  return Object.fromEntries(
    sources.map(([name, chunks]) => [
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
