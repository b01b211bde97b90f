import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

// The file behind `react-dom/server.node` without its legacy half, which wants Node's streams.
const REACT_NODE_RENDERER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-server.node.production.min.js',
);

const TEXT_ENCODER = path.resolve('app/features/shell/short-text-encoder.server.ts');

/** React's Node renderer in the Worker: of Node it wants two things that have other names here. */
export function reactNodeRenderer(): Plugin {
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
