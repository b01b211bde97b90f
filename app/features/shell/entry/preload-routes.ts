import { matchRoutes } from '@remix-run/react';
import { useEffect } from 'react';

type Router = Pick<typeof window.__remixRouter, 'routes' | 'subscribe'>;
type Manifest = Pick<typeof window.__remixManifest, 'routes'>;

/**
 * Fetches all code and styles of the next page at once, beside its data. The router loads a route's module alone,
 * and the browser learns only from that what else it imports, and from those which styles they need.
 */
export function preloadRoutes(router: Router, { routes }: Manifest): () => void {
  return router.subscribe(({ navigation: { state, location } }) => {
    if (state !== 'loading') return;
    for (const { route } of matchRoutes(router.routes, location) ?? []) {
      const files = routes[route.id ?? ''];
      for (const href of files ? [files.module, ...(files.imports ?? [])] : [])
        preload(href, 'modulepreload');
      for (const href of files?.css ?? []) preload(href, 'preload');
    }
  });
}

/** `preloadRoutes` for as long as the page is there. */
export function usePreloadRoutes(): void {
  useEffect(() => preloadRoutes(window.__remixRouter, window.__remixManifest), []);
}

function preload(href: string, rel: 'modulepreload' | 'preload'): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (rel === 'preload') link.as = 'style';
  document.head.appendChild(link);
}
