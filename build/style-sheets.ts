import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:marquee-style-sheets';
const RESOLVED = `\0${NAME}`;

/**
 * Emits for the server the text of each style sheet of the browser's build, by its address: a first visit gets
 * them inside the document (docs/decisions/047).
 */
export function styleSheets(clientDir: string): Plugin {
  return {
    name: 'marquee-style-sheets',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      // The server is built after the browser's half; in development nothing is.
      const isBuild = this.environment.mode === 'build' && this.environment.name !== 'client';
      const sheets = isBuild ? await readSheets(clientDir) : {};
      return `export const styleSheets = ${JSON.stringify(sheets)};`;
    },
  };
}

async function readSheets(clientDir: string): Promise<Record<string, string>> {
  const names = (await readdir(path.join(clientDir, 'assets'))).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(clientDir, 'assets', name), 'utf8')),
  );
  return Object.fromEntries(names.map((name, index) => [`/assets/${name}`, texts[index] ?? '']));
}
