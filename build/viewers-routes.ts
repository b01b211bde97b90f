import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const TABLE = /^manifest-([\w-]+)\.js$/;
const PREFIX = 'window.__remixManifest=';
const EDIT_ROUTES = 'routes/edit/';

/**
 * Writes a second table of routes beside Remix's own: without those of edit mode, of which viewers' pages need not
 * know (docs/decisions/071). The edge names it in pages of all other routes (`viewersTable`).
 */
export function viewersRoutes(clientDir: string): Plugin {
  const assets = path.join(clientDir, 'assets');
  return {
    name: 'marquee-viewers-routes',
    // Remix writes its table while the server is built, which comes after the browser's half.
    async writeBundle() {
      if (this.environment.name === 'client') return;
      const names = (await readdir(assets)).filter((name) => TABLE.test(name));
      const texts = await Promise.all(names.map((name) => readFile(path.join(assets, name), 'utf8')));
      // A route's own file may have such a name, too.
      const at = texts.findIndex((text) => text.startsWith(PREFIX));
      const [name, text] = [names[at], texts[at]];
      if (!name || !text) throw new Error('the table of routes has another form than Remix gave it');
      await writeFile(path.join(assets, name.replace('manifest-', 'routes-')), withoutEditRoutes(text));
    },
  };
}

function withoutEditRoutes(text: string): string {
  const manifest = JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, ''));
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith(EDIT_ROUTES));
  return `${PREFIX}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}
