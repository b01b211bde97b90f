import { Link, useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { preloadPlayer } from '#app/features/playback/engine/load-shaka.ts';
import { expectWatchData } from '#app/features/playback/watch/watch-data.ts';
import type { WatchPage } from '#app/features/playback/watch/watch-view.ts';
import { buttonClassName, lookOf } from '#app/ui/button.tsx';

/**
 * A button that leads to the player. Hovered, focused or touched it fetches what playing will need: the watch page's
 * code and data, the player's code, the manifest and the first segments.
 */
export function PlayLink({
  href,
  icon,
  size = 'large',
  children,
}: {
  /** Of a watch page, see `playAction`. */
  href: string;
  icon?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
}) {
  const warm = useWarmUp(href);
  return (
    <Link
      to={href}
      prefetch="intent"
      className={buttonClassName}
      {...lookOf('primary', size)}
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
    >
      {icon}
      <span>{children}</span>
    </Link>
  );
}

function useWarmUp(href: string): () => void {
  const fetcher = useFetcher<WatchPage>();
  const { data } = fetcher;
  useEffect(() => {
    if (data?.view.kind !== 'playable') return;
    const { source } = data.view;
    void import('#app/features/playback/engine/warm-playback.ts').then(({ warmPlayback }) =>
      warmPlayback(source),
    );
  }, [data]);
  return () => {
    if (fetcher.state !== 'idle' || fetcher.data) return;
    expectWatchData(href);
    fetcher.load(href);
    preloadPlayer();
  };
}
