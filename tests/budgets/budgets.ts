import { OFFLINE_WORKER_PATH } from '#app/features/links/offline.ts';
import { editCodeOf, routeTableOf } from './edit-code.ts';
import {
  brotliBytes,
  dynamicImports,
  KB,
  measurePage,
  type ReadText,
  reachableScripts,
  readPage,
  sumOf,
} from './page-bytes.ts';

/** DESIGN §9, the part that CI fails on; brotli bytes. */
export const BUDGETS = {
  html: 25 * KB,
  css: 15 * KB,
  js: 125 * KB,
  /** A content page also loads what it plays with; libraries are left as they are (decision 032). */
  contentJs: 130 * KB,
  watchAdds: 166 * KB,
  /** All blocks of the page builder together. */
  blocksAddJs: 45 * KB,
  blocksAddCss: 30 * KB,
  /** edit-mode.md §14: the stage over the page that it edits. */
  stageAddsJs: 40 * KB,
  stageAddsCss: 8 * KB,
  fieldsAddJs: 14 * KB,
  libraryAddsJs: 6 * KB,
  dragAddsJs: 7 * KB,
  cropAddsJs: 9 * KB,
  richTextAddsJs: 64 * KB,
  studioAddsJs: 15 * KB,
  serviceWorker: 6 * KB,
};

export interface Finding {
  what: string;
  bytes: number;
  limit: number;
}

// The player's core marks itself with its own name, which no minifier touches.
const PLAYER_CODE = /shaka/i;
// Remix's table of routes names every chunk, the player's too, and holds no code.
const ROUTE_TABLE = /^window\.__remixManifest=/;

/** One page: its three sums. */
export async function pageFindings(
  read: ReadText,
  name: string,
  path: string,
  jsLimit: number = BUDGETS.js,
): Promise<Finding[]> {
  const page = await measurePage(read, path);
  return [
    { what: `${name} HTML`, bytes: page.html, limit: BUDGETS.html },
    { what: `${name} CSS`, bytes: page.css, limit: BUDGETS.css },
    { what: `${name} JS`, bytes: page.js, limit: jsLimit },
  ];
}

/** Every block there is: what the page of all of them loads beyond home. */
export async function blockFindings(read: ReadText, galleryPath: string): Promise<Finding[]> {
  const [home, gallery] = [await measurePage(read, '/'), await measurePage(read, galleryPath)];
  const added = gallery.scripts.filter((script) => !home.scripts.includes(script));
  return [
    { what: 'blocks add JS', bytes: await sumOf(read, added), limit: BUDGETS.blocksAddJs },
    { what: 'blocks add CSS', bytes: gallery.css - home.css, limit: BUDGETS.blocksAddCss },
  ];
}

/** The stage of a page: what an editor loads beyond what the page's viewers do. */
export async function stageFindings(
  read: { viewer: ReadText; editor: ReadText },
  { page, stage }: { page: string; stage: string },
): Promise<Finding[]> {
  const [viewed, edited] = [await measurePage(read.viewer, page), await measurePage(read.editor, stage)];
  return [
    { what: 'stage adds JS', bytes: edited.js - viewed.js, limit: BUDGETS.stageAddsJs },
    { what: 'stage adds CSS', bytes: edited.css - viewed.css, limit: BUDGETS.stageAddsCss },
  ];
}

/**
 * Other pages of edit mode: what they load beyond the stage, and beyond the code that the site's own forms are made of.
 * That is in files of other names for viewers (docs/decisions/075), so it is known by its chunks.
 */
export async function studioFindings(
  read: { viewer: ReadText; editor: ReadText },
  { stage, form, pages }: { stage: string; form: string; pages: readonly StudioPage[] },
): Promise<Finding[]> {
  const [edited, viewed] = [await readPage(read.editor, stage), await readPage(read.viewer, form)];
  const known = new Set([...edited.scripts, ...viewed.scripts].map(chunkOf));
  return Promise.all(
    pages.map(async ({ path, limit }) => {
      const { scripts } = await readPage(read.editor, path);
      const added = scripts.filter((script) => !known.has(chunkOf(script)));
      return { what: `${path} adds JS`, bytes: await sumOf(read.editor, added), limit };
    }),
  );
}

const chunkOf = (script: string) => script.replace(/-[^-]+\.js$/, '');

interface StudioPage {
  path: string;
  limit: number;
}

/** The brand's service worker, which every viewer gets once the page is idle. */
export async function workerFinding(read: ReadText): Promise<Finding> {
  const bytes = brotliBytes(await read(OFFLINE_WORKER_PATH));
  return { what: 'service worker', bytes, limit: BUDGETS.serviceWorker };
}

interface LazyPart {
  what: string;
  /** How its file's name begins. */
  chunk: string;
  limit: number;
}

/** What an editor's page loads on demand: what drags blocks and cards, crops pictures, formats texts. */
export async function lazyFinding(
  read: ReadText,
  page: string,
  { what, chunk: name, limit }: LazyPart,
): Promise<Finding> {
  const { scripts } = await readPage(read, page);
  const lazy = await Promise.all(scripts.map(async (script) => dynamicImports(await read(script), script)));
  const chunk = lazy.flat().find((script) => script.includes(`/${name}-`));
  if (!chunk) throw new Error(`${page} loads no ${name} on demand`);
  const added = (await reachableScripts(read, [chunk])).filter((script) => !scripts.includes(script));
  return { what, bytes: await sumOf(read, added), limit };
}

export const DRAGGING: LazyPart = { what: 'dragging adds JS', chunk: 'drag', limit: BUDGETS.dragAddsJs };
export const CROPPING: LazyPart = {
  what: 'cropping adds JS',
  chunk: 'crop-picture',
  limit: BUDGETS.cropAddsJs,
};
export const RICH_TEXT: LazyPart = {
  ...{ what: 'rich text adds JS', chunk: 'rich-text-editor', limit: BUDGETS.richTextAddsJs },
};

/** The player where it must not be: any byte of it is too much. */
export async function playerFinding(read: ReadText, name: string, path: string): Promise<Finding> {
  const { scripts } = await readPage(read, path);
  const withPlayer = await filesWith(read, scripts, PLAYER_CODE);
  return { what: `${name} player code`, bytes: await sumOf(read, withPlayer), limit: 0 };
}

/** Edit mode where it must not be, not even on demand or in the table of routes (docs/decisions/075). */
export async function editFinding(read: ReadText, name: string, path: string): Promise<Finding> {
  const { url, routes } = await routeTableOf(read, path);
  const tables = Object.keys(routes).some((id) => /^routes\/(?:edit|studio)\//.test(id)) ? [url] : [];
  const bytes = await sumOf(read, [...tables, ...(await editCodeOf(read, path))]);
  return { what: `${name} edit code`, bytes, limit: 0 };
}

/**
 * Script bytes that a viewer coming from home downloads until a film plays: the page's and the player's core.
 */
export async function watchFinding(read: ReadText, watchPath: string): Promise<Finding> {
  const [home, watch] = [await readPage(read, '/'), await readPage(read, watchPath)];
  const added = watch.scripts.filter((script) => !home.scripts.includes(script));
  const core = await playerCore(read, watch);
  const all = [...new Set([...added, ...core])].filter((script) => !home.scripts.includes(script));
  return { what: 'watch adds JS', bytes: await sumOf(read, all), limit: BUDGETS.watchAdds };
}

/**
 * What the page's scripts load on demand that is the player. Of several cores (HLS, DASH) a film loads one,
 * so the largest counts.
 */
async function playerCore(read: ReadText, page: { scripts: string[] }): Promise<string[]> {
  const lazy = await Promise.all(
    page.scripts.map(async (script) => dynamicImports(await read(script), script)),
  );
  const cores = await filesWith(read, [...new Set(lazy.flat())], PLAYER_CODE);
  const sizes = await Promise.all(
    cores.map(async (core) => {
      const scripts = await reachableScripts(read, [core]);
      return { scripts, bytes: await sumOf(read, scripts) };
    }),
  );
  return sizes.sort((a, b) => b.bytes - a.bytes)[0]?.scripts ?? [];
}

async function filesWith(read: ReadText, paths: string[], pattern: RegExp): Promise<string[]> {
  const texts = await Promise.all(paths.map(async (path) => ({ path, text: await read(path) })));
  return texts.filter(({ text }) => pattern.test(text) && !ROUTE_TABLE.test(text)).map(({ path }) => path);
}
