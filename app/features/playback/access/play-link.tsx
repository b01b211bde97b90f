import { Link, useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { preloadPlayer } from '#app/features/playback/engine/load-shaka.ts';
import { whenIdle } from '#app/features/playback/engine/when-idle.ts';
import { expectWatchData } from '#app/features/playback/watch/watch-data.ts';
import type { WatchPage } from '#app/features/playback/watch/watch-view.ts';
import { buttonClassName, lookOf } from '#app/ui/button.tsx';

/**
 * A button that leads to the player. The code for playing comes while the page is idle; hovered, focused or touched the
 * button fetches the rest: the watch page's data, the manifest and the first segments.
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
  const { isIdle, warm } = useWarmUp(href);
  return (
    <Link
      to={href}
      prefetch={isIdle ? 'render' : 'intent'}
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

/** The approach of a pointer, finger or focus asks for everything; the page's idle time for the code alone. */
function useWarmUp(href: string) {
  const fetcher = useFetcher<WatchPage>();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIsIdle(true);
        preloadPlayer();
        // For its styles: the router would ask for them at the press, and for data after them.
        import('#app/features/playback/watch/watch-player.tsx').catch(() => undefined);
      }),
    [],
  );
  const warm = () => {
    if (fetcher.state !== 'idle' || fetcher.data) return;
    expectWatchData(href);
    // The watch page's own loader goes on from the data to the manifest and the first segments.
    fetcher.load(href);
    preloadPlayer();
  };
  return { isIdle, warm };
}
