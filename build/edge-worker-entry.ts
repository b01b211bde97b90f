import type { Plugin } from 'vite';
import { MANIFEST } from './viewers-build.ts';

/**
 * The server build is the whole edge Worker, in one module graph: its entry imports Remix's virtual server
 * build instead of being bundled around it a second time, so modules such as the services client exist once.
 */
export function edgeWorkerEntry({ isForViewers = false } = {}): Plugin {
  return {
    name: 'marquee-edge-worker-entry',
    config(config, { isSsrBuild }) {
      if (!isSsrBuild || !config.build?.rollupOptions) return;
      // Of the viewers' build the server's half is the table of routes alone.
      config.build.rollupOptions.input = { index: isForViewers ? MANIFEST : 'workers/edge/index.ts' };
    },
  };
}
