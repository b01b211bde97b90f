import { createRequire } from 'node:module';
import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rollup } from 'vite';
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

const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|i18next|react-i18next|remix-i18next)\//;
/** Where the frame's walk begins: what the browser loads on the home page. */
const FRAME_ROOTS = /\/app\/(?:entry\.client\.tsx|root\.tsx|routes\/catalogue\/home\.tsx)(?:\?|$)/;
const OWN_CODE = /\/app\/(?:ui|lib|features|contract)\//;

/**
 * Many small chunks cost a phone more round trips than they save bytes: what the home page needs travels in two. What it
 * only imports on demand, and what other pages need, stays in chunks of their own.
 */
function chunks() {
  let frame: Set<string> | undefined;
  return (id: string, meta: Pick<ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>): string | undefined => {
    if (FRAMEWORK.test(id)) return 'framework';
    if (!OWN_CODE.test(id)) return undefined;
    frame ??= staticallyImported(meta);
    return frame.has(id) ? 'frame' : undefined;
  };
}

type ManualChunkMeta = Parameters<Rollup.GetManualChunk>[1];

function staticallyImported({
  getModuleIds,
  getModuleInfo,
}: Pick<ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>): Set<string> {
  const found = new Set([...getModuleIds()].filter((id) => FRAME_ROOTS.test(id)));
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [remix(remixOptions), edgeWorkerEntry(), ...(command === 'build' ? [reactNodeRenderer()] : [])],
  build: {
    target: 'es2022',
    // Every byte budget counts brotli; inlined assets would only swell the HTML's CSS.
    assetsInlineLimit: 0,
    cssMinify: true,
    minify: isSsrBuild ? false : 'esbuild',
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunks() } },
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
