import type { VitePluginConfig } from '@remix-run/dev';
import { type Answer, bodyOf, type Settled } from './settle.ts';

function flags<Future extends object>(future: Future, names: (keyof Future & string)[]): Answer[] {
  return names.map((name) => [
    new RegExp(`\\b(?:\\w+\\.)*future\\.${name}\\b`, 'g'),
    String(future[name] === true),
  ]);
}

const REACT = '@remix-run/react/dist/esm';

/** Remix and its router with our flags on, on a server-rendered site, in the browser. */
export function remixSettled({ ssr, future = {} }: Pick<VitePluginConfig, 'ssr' | 'future'>): Settled[] {
  const routerFuture = toRouterFuture(future);
  return [
    {
      file: `${REACT}/browser.js`,
      answers: [
        ...flags(future, ['v3_singleFetch', 'v3_fetcherPersist', 'v3_relativeSplatPath']),
        ['window.__remixContext.isSpaMode', String(!ssr)],
        // What development replaces while it runs.
        ['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', ''],
      ],
    },
    {
      file: `${REACT}/fog-of-war.js`,
      answers: flags(future, ['v3_lazyRouteDiscovery']),
    },
    {
      file: `${REACT}/routes.js`,
      answers: [
        ...flags(future, ['v3_singleFetch']),
        ['if (isSpaMode)', `if (${!ssr})`],
        ['if (needsRevalidation)', 'if (false)'],
        // Data comes by single fetch alone, not by `?_data`.
        ['if (typeof singleFetch === "function")', 'if (true)'],
        // Nothing of ours loads in the browser before it is drawn.
        ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', 'undefined'],
        [
          /route\.id === "root" \? \(\) => .*RemixRootDefaultErrorBoundary, \{\n.*\n {2}\}\) : undefined/g,
          'undefined',
        ],
      ],
    },
    {
      file: `${REACT}/components.js`,
      answers: [
        ...flags(future, ['v3_singleFetch']),
        ['if (isSpaMode && !isHydrated)', `if (${!ssr})`],
        // The server's half of <Scripts>, which also streams what `defer` once promised.
        [/staticContext \? `.*` : " "/g, '" "'],
        ['routeModulesScript = !isStatic ? " "', 'routeModulesScript = true ? " "'],
        ['if (!isStatic && typeof __remixContext === "object" && __remixContext.a)', 'if (false)'],
      ],
    },
    { file: `${REACT}/links.js`, answers: flags(future, ['v3_singleFetch']) },
    {
      file: `${REACT}/errorBoundaries.js`,
      // Advice for developers, said to viewers' consoles.
      answers: [[/let heyDeveloper = [\s\S]*?\n {2}\}\);/g, 'let heyDeveloper = null;']],
    },
    {
      file: '@remix-run/router/dist/router.js',
      answers: [
        ...flags(routerFuture, [
          'v7_normalizeFormMethod',
          'v7_fetcherPersist',
          'v7_partialHydration',
          'v7_prependBasename',
          'v7_relativeSplatPath',
          'v7_skipActionErrorRevalidation',
        ]),
        // Routes are all known from the start (decision 009).
        ['init.patchRoutesOnNavigation', 'undefined'],
        [/fogOfWar\.active(?! =)/g, 'false'],
        ['if (isFogOfWar)', 'if (false)'],
        ['init.dataStrategy || defaultDataStrategy', 'init.dataStrategy'],
        // `defer` went with single fetch.
        [bodyOf('isDeferredResult'), 'return false;\n'],
        [bodyOf('isDeferredData'), 'return false;\n'],
      ],
    },
    {
      file: 'react-router/dist/index.js',
      answers: [
        ...flags(routerFuture, ['v7_partialHydration', 'v7_relativeSplatPath']),
        // Advice for developers about the flags above.
        [bodyOf('logV6DeprecationWarnings'), ''],
      ],
    },
    {
      file: 'react-router-dom/dist/index.js',
      answers: [
        ...flags(routerFuture, ['v7_partialHydration']),
        // No link of ours asks for a view transition.
        ['if (!viewTransitionOpts || isViewTransitionUnavailable)', 'if (true)'],
        ['if (vtContext.isTransitioning && !vtContext.flushSync)', 'if (false)'],
        ['if (renderDfd && pendingState && router.window)', 'if (false)'],
        ['if (renderDfd && pendingState && state', 'if (false && state'],
        ['if (!vtContext.isTransitioning && interruption)', 'if (false)'],
      ],
    },
  ];
}

/** What Remix asks of its router, of itself or by our own flags. */
function toRouterFuture(future: NonNullable<VitePluginConfig['future']>) {
  return {
    v7_normalizeFormMethod: true,
    v7_fetcherPersist: future.v3_fetcherPersist,
    v7_partialHydration: true,
    v7_prependBasename: true,
    v7_relativeSplatPath: future.v3_relativeSplatPath,
    v7_skipActionErrorRevalidation: future.v3_singleFetch,
  };
}
