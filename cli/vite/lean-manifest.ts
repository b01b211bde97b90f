import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST_START = 'window.__remixManifest=';

/** Of each route what the router reads of it in the browser. */
type ManifestRoute = Record<string, unknown> & { module: string };
interface Manifest {
  routes: Record<string, ManifestRoute>;
}

/**
 * Every page loads the list of all routes (decision 009), so it says nothing that goes without saying: flags that are
 * false, and what a route that shows nothing would need to be shown.
 */
export function leanManifest(clientDir: string): Plugin {
  return {
    name: 'marquee-lean-manifest',
    // Remix writes the browser's list while it builds the server.
    async writeBundle() {
      if (this.environment.name === 'client') return;
      const assets = path.join(clientDir, 'assets');
      for (const name of await readdir(assets)) {
        if (!/^manifest-.*\.js$/.test(name)) continue;
        const code = await readFile(path.join(assets, name), 'utf8');
        if (!code.startsWith(MANIFEST_START)) continue;
        const manifest: Manifest = JSON.parse(code.slice(MANIFEST_START.length).replace(/;\s*$/, ''));
        const lean = await toLean(manifest, (file) => readFile(path.join(clientDir, file), 'utf8'));
        await writeFile(path.join(assets, name), `${MANIFEST_START}${JSON.stringify(lean)};`);
      }
    },
  };
}

export async function toLean(manifest: Manifest, read: (file: string) => Promise<string>): Promise<Manifest> {
  const routes: Manifest['routes'] = {};
  for (const [id, route] of Object.entries(manifest.routes)) {
    const isPage = /\bas default\b|\bexport default\b/.test(await read(route.module));
    const kept = Object.entries(route).filter(
      ([key, value]) => value !== false && (isPage || (key !== 'imports' && key !== 'css')),
    );
    routes[id] = { ...Object.fromEntries(kept), module: route.module };
  }
  return { ...manifest, routes };
}
