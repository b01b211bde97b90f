import type { Rollup } from 'vite';

const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|i18next|react-i18next|remix-i18next)\//;
/**
 * Who names a file with schemas in it gets the library behind them too, unless they have a chunk of their
 * own.
 */
const SCHEMAS = /\/node_modules\/valibot\/|\/app\/contract\/(?!limits|url-scheme)/;
const OWN_CODE = /\/app\/(?:ui|lib|features|contract|styles)\/|\/lucide-react\/dist\/esm\//;
/** What the browser loads on the home page. */
const HOME = [/\/app\/entry\.client\.tsx$/, routeFile('root'), routeFile('routes/catalogue/home')];
/** Pages alike, which share most of what they need. */
const LISTINGS = ['category', 'filter', 'search'].map((name) => routeFile(`routes/catalogue/${name}`));
const DETAILS = ['content', 'parent-content', 'playlist'].map((name) =>
  routeFile(`routes/catalogue/${name}`),
);
const PLAYER = routeFile('routes/watch/watch');
const PLAYER_CODE = /\/app\/features\/(?:playback\/|library\/player-saves\.)/;
/** Shows times and plays nothing: what it shares with the player is no player's code. */
const CHANNELS = routeFile('routes/live/channels');

/** What plays over a page or in a box of it, whatever it plays. */
const IN_PLACE = /\/app\/features\/playback\/hosts\/in-place\/(?:in-place-stage\.tsx|use-in-place\.ts)$/;

/** On every page: what it shares with the player or details must not bring these along. */
const WATCH_DIALOGS = /\/app\/features\/shell\/watch-dialog\/watch-dialogs\.tsx$/;

/** Needed here and there, plays nothing, and is too small for a request of its own. */
const SMALL =
  /\/app\/(?:features\/(?:playback\/(?:trailer\/end-trailer|hosts\/in-place\/in-place-address|prefetcher|channel\/(?:programme|schedule)|live\/(?:live-drift|use-reconnect|reconnect-delay))|page-builder\/block-keys)|ui\/hooks\/(?:use-backdrop-click|use-in-sight|use-is-online|use-idle-after-load))\.ts$|\/icons\/(?:external-link|shield-check)\.mjs$/;

/** Every block's component; the folder below `blocks/` is the chunk. */
const BLOCK = /\/app\/features\/page-builder\/blocks\/([\w-]+)\/[\w-]+\/block\.tsx$/;
/** What most pages of blocks have travels in one file with what all blocks share. */
const COMMON = /\/app\/features\/page-builder\/(?:block-page|blocks\/common\/[\w-]+\/block)\.tsx$/;
/** A home that is not built from blocks. */
const CLASSIC_HOME = /\/app\/features\/page-builder\/classic-home\.tsx$/;
/** Are on pages without blocks, too: what they share with blocks, links above all, brings no block along. */
const SITE_CHROME =
  /\/app\/features\/shell\/(?:header\/variants\/[\w-]+-header|footer\/variants\/[\w-]+-footer)\.tsx$/;
/** A brand that has set up one of them has mostly set up both. */
const HEADER_FOOTER = /\/app\/features\/shell\/(?:header|footer)\/variants\//;
const SHARED_BY_BLOCKS = /\/app\/features\/page-builder\/(?:shared|lanes)\//;

/**
 * Fetched with its tab: in the browser nothing but types of it is imported before, which a walk along imports
 * does not see. The emoji picker, which a tab may never open, comes with its library when it is wanted.
 */
const WITH_TAB =
  /\/app\/features\/comments\/(?!live\/|reported\/|list\/(?:comments-panel|lazy-comments-tab)|comments-model|emoji\/emoji-(?:panel|foot|list-components)|emoji\/load)[^?]*\.tsx?$/;

/**
 * What holds the comments beside a film. These themselves come later, which a walk along imports does not see
 * either.
 */
const BESIDE_FILM =
  /\/app\/features\/comments\/live\/(?:(?:live-chat-layout|live-comments-panel|panel-skeleton)\.|[\w-]+\.module\.css)/;
const LIVE_COMMENTS =
  /\/app\/features\/comments\/live\/(?!live-chat-layout|live-comments-panel|panel-skeleton)[^?]*\.tsx?$/;

/** Before a live stream begins. */
const BEFORE_LIVE = /\/app\/features\/playback\/live\/use-play-at-zero\.ts$/;
const TRAILER = /\/app\/features\/playback\/trailer\/(?:trailer-player\.tsx|use-trailer\.ts)$/;

/** Remix requests a route's file once with a query and once without. */
function routeFile(path: string): RegExp {
  return new RegExp(`/app/${path}\\.tsx(?:\\?|$)`);
}

/**
 * Many small chunks cost a phone more round trips than they save bytes: what the home page needs travels in
 * two, with the little that listings and detail pages both need, and the details and the player's page; what
 * is only theirs in one each; of the player what the details have, too, in one, the rest in one more, and
 * what holds it over a page in a third; of blocks what most built pages have in one. What a page imports on
 * demand, and what it alone needs, stays in chunks of its own. Rollup puts whatever a chunk's modules import
 * into it, too, unless it has a chunk here.
 */
export function chunks() {
  let chunkOf: Map<string, string> | undefined;
  return (id: string, modules: Modules): string | undefined => {
    if (FRAMEWORK.test(id)) return 'framework';
    if (SCHEMAS.test(id)) return 'schemas';
    if (WITH_TAB.test(id)) return 'comments';
    if (LIVE_COMMENTS.test(id)) return 'live-comments';
    if (!OWN_CODE.test(id)) return undefined;
    chunkOf ??= ownChunks(modules);
    return chunkOf.get(id);
  };
}

type Modules = Pick<Parameters<Rollup.GetManualChunk>[1], 'getModuleIds' | 'getModuleInfo'>;

function ownChunks(modules: Modules): Map<string, string> {
  const [listing, detail] = [LISTINGS, DETAILS].map((pages) =>
    sharedBy(
      pages.map((page) => idsOf(page, modules)),
      modules,
    ),
  );
  const chunkOf = new Map<string, string>();
  for (const id of listing ?? []) chunkOf.set(id, 'listing');
  for (const id of detail ?? []) chunkOf.set(id, chunkOf.has(id) ? 'shell' : playsOr('detail', id));
  const onDetails = new Set(DETAILS.flatMap((page) => [...staticallyImported(page, modules)]));
  for (const id of staticallyImported(PLAYER, modules)) {
    if (onDetails.has(id) && PLAYER_CODE.test(id)) chunkOf.set(id, 'playback');
    else if (chunkOf.get(id) === 'detail') chunkOf.set(id, 'shell');
    else if (!chunkOf.has(id) && (PLAYER_CODE.test(id) || BESIDE_FILM.test(id))) chunkOf.set(id, 'player');
  }
  for (const id of staticallyImported(IN_PLACE, modules))
    if (!chunkOf.has(id) && PLAYER_CODE.test(id)) chunkOf.set(id, onDetails.has(id) ? 'list' : 'stage');
  const plays = [...chunkOf].flatMap(([id, chunk]) => (chunk === 'playback' ? [id] : []));
  // The player's page has this chunk too: an icon that the details share with it must not bring all of them
  // along.
  for (const id of reachedFrom(plays, modules)) if (chunkOf.get(id) === 'detail') chunkOf.set(id, 'shell');
  for (const page of HOME) for (const id of staticallyImported(page, modules)) chunkOf.set(id, 'shell');
  for (const id of staticallyImported(CHANNELS, modules))
    if (chunkOf.get(id)?.startsWith('play')) chunkOf.set(id, 'shell');
  for (const id of staticallyImported(WATCH_DIALOGS, modules)) if (chunkOf.has(id)) chunkOf.set(id, 'shell');
  for (const id of staticallyImported(SMALL, modules)) chunkOf.set(id, 'shell');
  for (const id of idsOf(TRAILER, modules)) if (!chunkOf.has(id)) chunkOf.set(id, 'trailer');
  for (const id of idsOf(BEFORE_LIVE, modules)) if (!chunkOf.has(id)) chunkOf.set(id, 'playback');
  const classic = staticallyImported(CLASSIC_HOME, modules);
  const chrome = staticallyImported(SITE_CHROME, modules);
  const blocks = new Map<string, string[]>();
  for (const id of idsOf(BLOCK, modules)) {
    const folder = BLOCK.exec(id)?.[1] ?? '';
    blocks.set(folder, [...(blocks.get(folder) ?? []), id]);
  }
  for (const id of sharedBy([...blocks.values(), [...classic], [...chrome]], modules)) {
    if (chunkOf.has(id)) continue;
    if (classic.has(id) || chrome.has(id)) chunkOf.set(id, 'shell');
    else if (SHARED_BY_BLOCKS.test(id)) chunkOf.set(id, 'blocks-common');
  }
  for (const id of staticallyImported(COMMON, modules))
    if (!chunkOf.has(id)) chunkOf.set(id, classic.has(id) ? 'shell' : 'blocks-common');
  for (const id of chrome) if (!chunkOf.has(id) && HEADER_FOOTER.test(id)) chunkOf.set(id, 'chrome');
  for (const [folder, ids] of blocks)
    for (const id of reachedFrom(ids, modules))
      if (!chunkOf.has(id) && id.includes(`/blocks/${folder}/`)) chunkOf.set(id, `blocks-${folder}`);
  return chunkOf;
}

/** Pages that play nothing share much with the details: what plays is kept apart from that. */
function playsOr(chunk: string, id: string): string {
  return PLAYER_CODE.test(id) ? 'playback' : chunk;
}

/** What at least two of the pages import; whatever such a module imports is among them too. */
function sharedBy(pages: string[][], modules: Modules): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const id of reachedFrom(page, modules)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([id]) => id));
}

function staticallyImported(page: RegExp, modules: Modules): Set<string> {
  return reachedFrom(idsOf(page, modules), modules);
}

function idsOf(pattern: RegExp, { getModuleIds }: Modules): string[] {
  return [...getModuleIds()].filter((id) => pattern.test(id));
}

/** The modules themselves, and all that they import statically. */
function reachedFrom(ids: string[], { getModuleInfo }: Modules): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
