import { lazy, Suspense } from 'react';
import { untilLoaded } from '#app/ui/until-loaded.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const Layers = lazy(async () => ({ default: (await untilLoaded(() => import('./layers.tsx'))).Layers }));

/** Comes once the page has come to life; until then links to watch pages lead there. */
export function LateLayers() {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <Layers />
    </Suspense>
  );
}
