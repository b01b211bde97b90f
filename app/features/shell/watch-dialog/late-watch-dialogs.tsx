import { lazy, Suspense } from 'react';
import { untilLoaded } from '#app/ui/until-loaded.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const WatchDialogs = lazy(async () => ({
  default: (await untilLoaded(() => import('./watch-dialogs.tsx'))).WatchDialogs,
}));

/** Comes once the page has come to life; until then links to watch pages lead there. */
export function LateWatchDialogs() {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <WatchDialogs />
    </Suspense>
  );
}
