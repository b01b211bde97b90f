import type { Plugin } from 'vite';

/**
 * The server build is the whole edge Worker, in one module graph: its entry imports Remix's virtual server
 * build instead of being bundled around it a second time, so modules such as the services client exist once.
 */
export function edgeWorkerEntry(): Plugin {
  return {
    name: 'marquee-edge-worker-entry',
    config(config, { isSsrBuild }) {
      if (!isSsrBuild || !config.build?.rollupOptions) return;
      config.build.rollupOptions.input = { index: 'workers/edge/index.ts' };
    },
  };
}
