import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import license from 'rollup-plugin-license';
import { defineConfig } from 'vite';
import { reactNodeRenderer } from './app/features/shell/react-node-renderer/vite-plugin.ts';
import { chunks } from './build/chunks.ts';
import { componentFiles } from './build/component-files.ts';
import { edgeWorkerEntry } from './build/edge-worker-entry.ts';
import { minifyChunks } from './build/minify-chunks.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { styleSheets } from './build/style-sheets.ts';
import { viewersBuild } from './build/viewers-build.ts';
import { isForViewers, remixOptions, VIEWERS_DIR } from './remix.config.js';

/** 36 bits tell one build's file from another's; every page names two hundred of them (decision 009). */
const hashCharacters = 'base36' as const;
const FILE_NAMES = {
  hashCharacters,
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    remix(remixOptions),
    edgeWorkerEntry({ isForViewers }),
    componentFiles(path.resolve(VIEWERS_DIR), path.resolve('app/features/page-builder/registry.ts'), {
      isForViewers,
    }),
    styleSheets(path.resolve('dist/client')),
    offlineWorker(path.resolve('dist/client')),
    ...(isForViewers ? [] : [viewersBuild(path.resolve(VIEWERS_DIR, 'client'), path.resolve('dist/client'))]),
    ...(isSsrBuild || isForViewers
      ? []
      : [license({ thirdParty: { output: 'dist/client/assets/licenses.txt' } })]),
    ...(isSsrBuild ? [] : [minifyChunks()]),
    ...(command === 'build' ? [reactNodeRenderer()] : []),
  ],
  // Every icon's file carries the same licence; all of them are in one file beside the scripts.
  esbuild: { legalComments: 'none' },
  build: {
    target: 'es2022',
    // Every byte budget counts brotli; inlined assets would only swell the HTML's CSS.
    assetsInlineLimit: 0,
    cssMinify: true,
    // Which files each block has is read from it; Remix removes it otherwise.
    manifest: isForViewers,
    // The browser's files are minified by a plugin.
    minify: false,
    rollupOptions: isSsrBuild
      ? // Of what both builds name (fonts, drawings) there is one file.
        { output: { hashCharacters, assetFileNames: FILE_NAMES.assetFileNames } }
      : {
          output: {
            ...FILE_NAMES,
            manualChunks: chunks({ isForViewers }),
            // Pages and lazy imports name every file that they need for preloading; naming them in each other is bytes alone.
            hoistTransitiveImports: false,
          },
        },
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
