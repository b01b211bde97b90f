import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Remix's virtual module with the table of routes; its code is that of a single default export. */
export const MANIFEST = 'virtual:remix/server-manifest';
const EXPORT = 'export default ';
const TABLE = /^window\.__remixManifest=(.*);$/s;

/**
 * Viewers load a browser's half that was built without the routes of edit mode, edit pages one with all routes
 * (docs/decisions/075). Puts the files of the first beside those of the second, and its table of routes into the
 * server's build, as `assets.viewers`. In development there is one for all.
 */
export function viewersBuild(viewersDir: string, clientDir: string): Plugin {
  return {
    name: 'marquee-viewers-build',
    async buildStart() {
      // The server is built after the browser's half. Files of one name are of one content.
      if (this.environment.mode !== 'build' || this.environment.name === 'client') return;
      await cp(path.join(viewersDir, 'assets'), path.join(clientDir, 'assets'), { recursive: true });
    },
    async transform(code, id) {
      if (id !== `\0${MANIFEST}` || this.environment.mode !== 'build') return null;
      if (!code.startsWith(EXPORT))
        throw new Error('the module of the routes has another form than Remix gave it');
      const viewers = await readTable(path.join(viewersDir, 'assets'));
      const all = code.slice(EXPORT.length).replace(/;\s*$/, '');
      return { code: `${EXPORT}{ ...${all}, viewers: ${viewers} };`, map: null };
    },
  };
}

/** By what is in it: the chunk of the route `system/manifest` has a name of the same form. */
async function readTable(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /^manifest-[\w-]+\.js$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const [table, ...others] = texts.flatMap((text) => TABLE.exec(text)?.[1] ?? []);
  if (!table || others.length > 0) throw new Error(`not one table of routes among ${names.join(', ')}`);
  return table;
}
