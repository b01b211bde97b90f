import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import { leanManifest } from './cli/vite/lean-manifest.ts';
import { partFiles } from './cli/vite/part-files.ts';
import { remixOptions } from './remix.config.js';

/**
 * The server build is the whole edge Worker, in one module graph: its entry imports Remix's virtual server build
 * instead of being bundled around it a second time, so modules such as the services client exist once.
 */
function edgeWorkerEntry(): Plugin {
  return {
    name: 'marquee-edge-worker-entry',
    config(config, { isSsrBuild }) {
      if (!isSsrBuild || !config.build?.rollupOptions) return;
      config.build.rollupOptions.input = { index: 'workers/edge/index.ts' };
    },
  };
}

// The file behind `react-dom/server.node` without its legacy half, which wants Node's streams.
const REACT_NODE_RENDERER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-server.node.production.min.js',
);

const TEXT_ENCODER = path.resolve('app/features/shell/short-text-encoder.server.ts');

/** React's Node renderer in the Worker: of Node it wants two things that have other names here. */
function reactNodeRenderer(): Plugin {
  return {
    name: 'marquee-react-node-renderer',
    enforce: 'pre',
    resolveId(id) {
      if (this.environment.name !== 'ssr') return null;
      if (id === 'react-dom/server') return REACT_NODE_RENDERER;
      return id === 'util' ? TEXT_ENCODER : null;
    },
    transform: (code, id) =>
      id === REACT_NODE_RENDERER ? `const setImmediate = queueMicrotask;\n${code}` : null,
  };
}

const ICONS = 'lucide-react';
const ICON_EXPORT = /default as (\w+)(?=[^}]*\} from '\.\/icons\/([\w-]+)\.mjs')/g;

/**
 * Imports each icon from its own file in the browser's build. Through the library's index, which the frame imports, the
 * icons of every page would travel with the frame.
 */
function iconsByFile(): Plugin {
  const directory = path.dirname(createRequire(import.meta.url).resolve(`${ICONS}/package.json`));
  let fileOf: Map<string, string> | undefined;
  return {
    name: 'marquee-icons-by-file',
    enforce: 'pre',
    async transform(code, id) {
      if (this.environment.name !== 'client' || !/\/app\/.*\.tsx?(?:\?|$)/.test(id)) return null;
      const statement = /import \{([^}]+)\} from '(?:lucide-react)';/.exec(code);
      if (!statement) return null;
      fileOf ??= new Map(
        [...(await readFile(`${directory}/dist/esm/${ICONS}.mjs`, 'utf8')).matchAll(ICON_EXPORT)].map(
          ([, name = '', file = '']) => [name, file],
        ),
      );
      const lines = (statement[1] ?? '').split(',').flatMap((part) => {
        const [name, local = name] = part.trim().split(/\s+as\s+/);
        if (!name || name.startsWith('type ')) return [];
        const file = fileOf?.get(name);
        if (!file) this.error(`${ICONS} has no file for ${name}`);
        return `import ${local} from '${directory}/dist/esm/icons/${file}.mjs';`;
      });
      return code.replace(statement[0], lines.join(' '));
    },
  };
}

/** A licence's notice: nothing but white space and asterisks stands before its mark. */
const NOTICE = /\/\*[*!]?\s*(?:\*\s*)?@license(?:[^*]|\*(?!\/))*\*\/\n?/g;

/** Every icon brings the same notice along, forty times to a file. They stand once each in a file of their own beside the scripts. */
function noticesInOneFile(): Plugin {
  return {
    name: 'marquee-notices-in-one-file',
    apply: 'build',
    generateBundle(_, bundle) {
      const notices = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(NOTICE, (notice) => {
          notices.add(notice.trim());
          return '';
        });
      }
      if (notices.size === 0) return;
      this.emitFile({
        type: 'asset',
        fileName: 'assets/licenses.txt',
        source: `${[...notices].join('\n\n')}\n`,
      });
    },
  };
}

const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|i18next|react-i18next|remix-i18next)\//;
/** Who names a file with schemas in it gets the library behind them too, unless they have a chunk of their own. */
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
/** Tells times and plays nothing: what it shares with the player is no player's code. */
const CHANNELS = routeFile('routes/live/channels');

/** Is fetched on every page once it lives: what it shares with the player or details must not bring these along. */
const WATCH_DIALOGS = /\/app\/features\/shell\/watch-dialog\/watch-dialogs\.tsx$/;

/** Ends a trailer where there is one: too small for a request of its own, and no part of what plays. */
const END_TRAILER = /\/app\/features\/playback\/trailer\/end-trailer\.ts$/;

/**
 * Fetched with its tab: in the browser nothing but types of it is imported before, which a walk along imports does not see.
 * The emoji picker, which a tab may never open, comes with its library when it is wanted.
 */
const WITH_TAB =
  /\/app\/features\/comments\/(?!live\/|reported\/|comments-panel|comments-model|late-tab|emoji\/emoji-(?:panel|foot|parts)|emoji\/load)[^?]*\.tsx?$/;

/** What comments below a title and beside a film share: fetched with either. */
const TALK = /\/app\/(?:features\/comments\/|ui\/message-field)/;

/** 36 bits tell one build's file from another's; every page names two hundred of them (decision 009). */
const FILE_NAMES = {
  hashCharacters: 'base36' as const,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** Remix asks for a route's file once with a query and once without. */
function routeFile(path: string): RegExp {
  return new RegExp(`/app/${path}\\.tsx(?:\\?|$)`);
}

/**
 * Many small chunks cost a phone more round trips than they save bytes: what the home page needs travels in two, with the
 * little that listings and detail pages both need, and the details and the player's page; what is only theirs in one each; of
 * the player what the details have, too, in one, and the rest in one more. What a page imports on demand, and what it alone needs, stays in chunks of its own.
 */
function chunks() {
  let chunkOf: Map<string, string> | undefined;
  return (id: string, modules: Modules): string | undefined => {
    if (FRAMEWORK.test(id)) return 'framework';
    if (SCHEMAS.test(id)) return 'schemas';
    if (WITH_TAB.test(id)) return 'comments';
    if (!OWN_CODE.test(id)) return undefined;
    chunkOf ??= ownChunks(modules);
    return chunkOf.get(id);
  };
}

type Modules = Pick<Parameters<Rollup.GetManualChunk>[1], 'getModuleIds' | 'getModuleInfo'>;

function ownChunks(modules: Modules): Map<string, string> {
  const [listing, detail] = [LISTINGS, DETAILS].map((pages) => sharedBy(pages, modules));
  const chunkOf = new Map<string, string>();
  for (const id of listing ?? []) chunkOf.set(id, 'listing');
  for (const id of detail ?? []) chunkOf.set(id, chunkOf.has(id) ? 'frame' : playsOr('detail', id));
  const onDetails = new Set(DETAILS.flatMap((page) => [...staticallyImported(page, modules)]));
  for (const id of staticallyImported(PLAYER, modules)) {
    if (onDetails.has(id) && PLAYER_CODE.test(id)) chunkOf.set(id, 'playback');
    else if (chunkOf.get(id) === 'detail') chunkOf.set(id, TALK.test(id) ? 'talk' : 'frame');
    else if (!chunkOf.has(id) && PLAYER_CODE.test(id)) chunkOf.set(id, 'player');
  }
  const plays = [...chunkOf].flatMap(([id, chunk]) => (chunk === 'playback' ? [id] : []));
  // The player's page has this chunk too: an icon that the details share with it must not bring all of them along.
  for (const id of reachedFrom(plays, modules)) if (chunkOf.get(id) === 'detail') chunkOf.set(id, 'frame');
  for (const page of HOME) for (const id of staticallyImported(page, modules)) chunkOf.set(id, 'frame');
  for (const id of staticallyImported(CHANNELS, modules))
    if (chunkOf.get(id)?.startsWith('play')) chunkOf.set(id, 'frame');
  for (const id of staticallyImported(WATCH_DIALOGS, modules))
    if (chunkOf.has(id) || END_TRAILER.test(id)) chunkOf.set(id, 'frame');
  return chunkOf;
}

/** Pages that play nothing share much with the details: what plays is kept apart from that. */
function playsOr(chunk: string, id: string): string {
  return PLAYER_CODE.test(id) ? 'playback' : chunk;
}

/** What at least two of the pages import; whatever such a module imports is among them too. */
function sharedBy(pages: RegExp[], modules: Modules): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const id of staticallyImported(page, modules)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([id]) => id));
}

function staticallyImported(page: RegExp, modules: Modules): Set<string> {
  return reachedFrom(
    [...modules.getModuleIds()].filter((id) => page.test(id)),
    modules,
  );
}

/** The modules themselves, and all that they import statically. */
function reachedFrom(ids: string[], { getModuleInfo }: Modules): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    remix(remixOptions),
    edgeWorkerEntry(),
    iconsByFile(),
    partFiles(path.resolve('build/client')),
    ...(isSsrBuild ? [] : [noticesInOneFile()]),
    ...(command === 'build' ? [reactNodeRenderer(), leanManifest(path.resolve('build/client'))] : []),
  ],
  build: {
    target: 'es2022',
    // Every byte budget counts brotli; inlined assets would only swell the HTML's CSS.
    assetsInlineLimit: 0,
    cssMinify: true,
    minify: isSsrBuild ? false : 'esbuild',
    rollupOptions: isSsrBuild ? {} : { output: { ...FILE_NAMES, manualChunks: chunks() } },
  },
  ssr: {
    target: 'webworker',
    // workerd has no node_modules at run time; in development Node resolves them itself.
    noExternal: command === 'build' ? true : undefined,
    resolve: {
      conditions: [
        'workerd',
        'worker',
        'browser',
        'module',
        'import',
        command === 'build' ? 'production' : 'development',
      ],
    },
  },
  server: { host: '127.0.0.1' },
}));
