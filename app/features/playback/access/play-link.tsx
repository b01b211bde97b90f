import { type ReactNode, type SyntheticEvent, useEffect } from 'react';
import { mayPrefetch, prefetchWhenIdle } from '#app/features/playback/engine/preload/may-prefetch.ts';
import { preloadPlayer } from '#app/features/playback/engine/shaka/load-shaka.ts';
import { buttonClassName, lookOf } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';

/** Part of what the idle time brings. */
const loadPrefetcher = () => import('#app/features/playback/hosts/in-place/in-place-prefetcher.ts');

/**
 * A button that leads to the player: a page, which opens over this one where scripts run
 * (shell/watch-dialog). The code for playing comes while the page is idle; what plays is made ready when a
 * mouse or the keyboard's focus comes to the button, by the dialog for `data-prepares`, and here for a box
 * that plays by itself. Of the title that a page is about, the dialog fetches the data while the page is idle.
 */
export function PlayLink({
  href,
  icon,
  size = 'large',
  isPageSubject = false,
  children,
}: {
  /** Of a watch page, see `playAction`. */
  href: string;
  icon?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** The page is about what it plays: its reader came for it. */
  isPageSubject?: boolean | undefined;
  children: ReactNode;
}) {
  useEffect(() => prefetchWhenIdle(loadCode), []);
  const prefetch = ({ currentTarget }: SyntheticEvent) => {
    if (!mayPrefetch() || !currentTarget.closest('[data-plays-here]')) return;
    loadPrefetcher().then(
      ({ prefetchInPlace }) => prefetchInPlace(href),
      // The click fetches the data then.
      () => undefined,
    );
    preloadPlayer();
  };
  return (
    <Link
      to={href}
      className={buttonClassName}
      {...lookOf('primary', size)}
      data-prepares={isPageSubject ? 'idle' : ''}
      onMouseEnter={prefetch}
      onFocus={prefetch}
    >
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** Loads the code and styles that a click needs first; everything else is loaded after it. */
function loadCode() {
  preloadPlayer();
  Promise.all([
    loadPrefetcher().then(({ loadPreloadModule }) => loadPreloadModule()),
    import('#app/features/playback/hosts/in-place/in-place-stage.tsx'),
    import('#app/features/playback/tracking/track-video.ts'),
  ]).catch(() => undefined);
}
