import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const REACT_DOM = createRequire(import.meta.url).resolve('react-dom/package.json');
// The file behind `react-dom/server.node` without its legacy half, which wants Node's streams.
const REACT_NODE_RENDERER = path.join(path.dirname(REACT_DOM), 'cjs/react-dom-server.node.production.min.js');
const TEXT_ENCODER = path.join(import.meta.dirname, 'page-text.server.ts');
/** What React's file wants of Node. */
const WANTED = ['require("util")', 'setImmediate(', '.encode(', '.encodeInto('];

/**
 * React 18's Node renderer in the Worker (docs/decisions/005): of Node it wants two things that have other
 * names here. This folder holds all that exists for it and goes with the upgrade to React 19, when
 * `react-dom/server.edge` takes its place. What it avoids: `VIEW_SIZE` of 512 and an encoding call for each
 * piece in
 * https://github.com/facebook/react/blob/v18.3.1/packages/react-server/src/ReactServerStreamConfigBrowser.js,
 * against the one buffer of https://github.com/facebook/react/pull/24291.
 */
export function reactNodeRenderer(): Plugin {
  return {
    name: 'marquee-react-node-renderer',
    enforce: 'pre',
    resolveId(id) {
      if (this.environment.name !== 'ssr') return null;
      if (id === 'react-dom/server') return REACT_NODE_RENDERER;
      return id === 'util' ? TEXT_ENCODER : null;
    },
    transform(code, id) {
      if (id !== REACT_NODE_RENDERER) return null;
      const missing = WANTED.filter((wanted) => !code.includes(wanted));
      if (missing.length > 0) this.error(`React's Node renderer is another one: ${missing.join(', ')}`);
      return `const setImmediate = queueMicrotask;\n${code}`;
    },
  };
}
