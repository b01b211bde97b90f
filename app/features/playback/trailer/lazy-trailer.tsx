import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { lazyWithRetry } from '#app/ui/lazy-with-retry.ts';
import type { TitleTrailer } from './title-trailer.ts';
import { useFoundTrailer } from './use-found-trailer.ts';

const TrailerPlayer = lazyWithRetry(
  () => import('./trailer-player.tsx'),
  (module) => module.TrailerPlayer,
);

/** A trailer whose code is loaded after hydration; it starts later than that in any case. */
export function LazyTrailer({ trailer, title }: { trailer: TitleTrailer; title: string }) {
  const isHydrated = useHydrated();
  const key = useFoundTrailer(trailer);
  if (!isHydrated || key === null) return null;
  return <TrailerPlayer trailer={key} title={title} />;
}
