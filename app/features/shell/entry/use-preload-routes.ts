import { useEffect } from 'react';
import { preloadRoutes } from './preload-routes.ts';

/** See `preloadRoutes`. */
export function usePreloadRoutes(): void {
  useEffect(() => preloadRoutes(window.__remixRouter, window.__remixManifest), []);
}
