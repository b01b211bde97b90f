import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Minifies the browser's files with swc, which Vite knows no option for (docs/decisions/052). */
export function minifyChunks(): Plugin {
  return {
    name: 'marquee-minify-chunks',
    renderChunk: {
      order: 'post',
      async handler(code) {
        const minified = await minify(code, {
          module: true,
          ecma: 2022,
          mangle: true,
          compress: { passes: 2 },
          format: { comments: false },
        });
        return { code: minified.code, map: null };
      },
    },
  };
}
