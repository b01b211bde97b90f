import { type ComponentProps, lazy, Suspense } from 'react';
import { importWithRetry } from '#app/lib/import-with-retry.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

const TrailerPlayer = lazy(async () => ({
  default: (await importWithRetry(() => import('./trailer-player.tsx'))).TrailerPlayer,
}));

/** A trailer whose code is loaded after hydration; it starts later than that in any case. */
export function LazyTrailer(props: ComponentProps<typeof TrailerPlayer>) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <TrailerPlayer {...props} />
    </Suspense>
  );
}
