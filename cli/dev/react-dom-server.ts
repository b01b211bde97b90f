import { createRequire } from 'node:module';

// Stands for `react-dom/server` in development: Node's own variant of it has no web streams, which the edge renders to.
const { renderToReadableStream }: typeof import('react-dom/server') = createRequire(import.meta.url)(
  'react-dom/server.browser',
);

export { renderToReadableStream };
