import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { preloadRoutes } from '#app/features/shell/entry/preload-routes.ts';

const file = (module: string, more: { imports?: string[]; css?: string[] } = {}) => ({
  id: module,
  module,
  hasLoader: true,
  hasAction: false,
  hasClientLoader: false,
  hasClientAction: false,
  hasErrorBoundary: false,
  ...more,
});
const MANIFEST = {
  routes: {
    root: file('/assets/root.js', { imports: ['/assets/shell.js'], css: ['/assets/shell.css'] }),
    home: file('/assets/home.js'),
    title: file('/assets/title.js', {
      imports: ['/assets/shell.js', '/assets/detail.js'],
      css: ['/assets/detail.css'],
    }),
  },
};

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map((link) =>
    [link.rel, link.getAttribute('as'), link.getAttribute('href')].filter(Boolean).join(' '),
  );

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/root.js"><link rel="modulepreload" href="/assets/shell.js">' +
    '<link rel="stylesheet" href="/assets/shell.css">';
});

function open() {
  const loader = () => new Promise<null>((resolve) => setTimeout(resolve, 0, null));
  return createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        children: [
          { id: 'home', index: true },
          { id: 'title', path: 'content/:id', loader },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
}

describe('preloadRoutes', () => {
  it('a navigation fetches what the next page’s code imports and its styles, beside its data', async () => {
    const router = open();
    const stop = preloadRoutes(router, MANIFEST);
    const before = preloaded();
    const navigation = router.navigate('/content/meridian');
    expect(preloaded()).toEqual([
      ...before,
      'modulepreload /assets/title.js',
      'modulepreload /assets/detail.js',
      'preload style /assets/detail.css',
    ]);
    await navigation;
    stop();
    router.dispose();
  });

  it('what the document names already is not named again', async () => {
    const router = open();
    const stop = preloadRoutes(router, MANIFEST);
    await router.navigate('/content/meridian');
    const once = preloaded();
    await router.navigate('/content/other');
    expect(preloaded()).toEqual(once);
    stop();
    router.dispose();
  });
});
