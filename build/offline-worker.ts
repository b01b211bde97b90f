import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const NAME = 'virtual:marquee-offline-worker';
const RESOLVED = `\0${NAME}`;
const FOLDER = path.resolve('workers/offline');

/**
 * Emits for the server the code of the service worker, of the one that removes it, and an id of the browser's files, which
 * changes with them. In development there is no worker: files change under their names.
 */
export function offlineWorker(clientDir: string): Plugin {
  return {
    name: 'marquee-offline-worker',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      // The server is built after the browser's half.
      const isBuild = this.environment.mode === 'build' && this.environment.name !== 'client';
      const [worker, removal] = await Promise.all(['worker', 'remove-worker'].map(bundle));
      const version = isBuild ? await versionOf(clientDir) : null;
      return `export const offlineWorker = ${JSON.stringify({ worker, removal, version })};`;
    },
  };
}

export async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(FOLDER, `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles[0]?.text ?? '';
}

/** Files are named by their content. */
async function versionOf(clientDir: string): Promise<string> {
  const names = await readdir(path.join(clientDir, 'assets'));
  return createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 10);
}
