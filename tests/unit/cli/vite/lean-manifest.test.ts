import { expect, test } from 'vitest';
import { toLean } from '#cli/vite/lean-manifest.ts';

test('a page keeps what shows it; a route that shows nothing keeps what it does', async () => {
  const files: Record<string, string> = {
    '/assets/page.js': 'const p=1;export{p as default,h as handle};',
    '/assets/calls.js': 'const c=1;export{c as handle};',
  };
  const parts = { imports: ['/assets/frame.js'], css: ['/assets/frame.css'], hasAction: false };
  const manifest = {
    version: '1',
    routes: {
      page: { id: 'page', hasLoader: true, ...parts, module: '/assets/page.js' },
      calls: { id: 'calls', hasLoader: true, ...parts, module: '/assets/calls.js' },
    },
  };
  expect(await toLean(manifest, (file) => Promise.resolve(files[file] ?? ''))).toEqual({
    version: '1',
    routes: {
      page: {
        id: 'page',
        hasLoader: true,
        imports: parts.imports,
        css: parts.css,
        module: '/assets/page.js',
      },
      calls: { id: 'calls', hasLoader: true, module: '/assets/calls.js' },
    },
  });
});
