import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
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

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [remix(remixOptions), edgeWorkerEntry()],
  build: {
    target: 'es2022',
    // Every byte budget counts brotli; inlined assets would only swell the HTML's CSS.
    assetsInlineLimit: 0,
    cssMinify: true,
    minify: isSsrBuild ? false : 'esbuild',
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
