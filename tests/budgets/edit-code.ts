import { dynamicImports, type ReadText, reachableScripts, readPage } from './page-bytes.ts';

const PREFIX = 'window.__remixManifest=';
/** An address below /edit, which only edit mode's own modules name; the member menu has `/edit` itself. */
const EDIT_CODE = /\/edit\/(?:on|publish|versions|new-page)\b/;

interface RouteTable {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; hasErrorBoundary?: boolean; imports?: string[]; css?: string[] }>;
}

/** The table of routes that a page loads. */
export async function routeTableOf(read: ReadText, path: string): Promise<RouteTable> {
  const url = /"(\/assets\/manifest-[\w-]+\.js)"/.exec(await read(path))?.[1];
  if (!url) throw new Error(`${path} loads no table of routes`);
  return JSON.parse((await read(url)).slice(PREFIX.length).replace(/;\s*$/, ''));
}

/** Every script that a page may load, now or on demand: of all routes in its table, too. */
export async function allScriptsOf(read: ReadText, path: string): Promise<string[]> {
  const { entry, routes } = await routeTableOf(read, path);
  const { scripts } = await readPage(read, path);
  const modules = Object.values(routes).flatMap(({ module, imports = [] }) => [module, ...imports]);
  const found = new Set<string>();
  let next = [...scripts, entry.module, ...entry.imports, ...modules];
  while (next.length > 0) {
    const loaded = (await reachableScripts(read, next)).filter((script) => !found.has(script));
    for (const script of loaded) found.add(script);
    const lazy = await Promise.all(loaded.map(async (each) => dynamicImports(await read(each), each)));
    next = lazy.flat().filter((script) => !found.has(script));
  }
  return [...found].filter((script) => !/\/manifest-/.test(script));
}

/** What of it is edit mode's: nothing, on a viewer's page. */
export async function editCodeOf(read: ReadText, path: string): Promise<string[]> {
  const scripts = await allScriptsOf(read, path);
  const texts = await Promise.all(scripts.map(async (script) => ({ script, text: await read(script) })));
  return texts
    .filter(({ script, text }) => /\/edit[-.]/.test(script) || EDIT_CODE.test(text))
    .map(({ script }) => script);
}
