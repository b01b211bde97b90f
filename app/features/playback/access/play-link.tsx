import { Link } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { preloadPlayer } from '#app/features/playback/engine/load-shaka.ts';
import { whenIdle } from '#app/features/playback/engine/when-idle.ts';
import { buttonClassName, lookOf } from '#app/ui/button.tsx';

/** Part of what the idle time brings. */
const loadSources = () => import('#app/features/playback/in-place/in-place-sources.ts');

/**
 * A button that leads to the player: a page, which opens over this one where scripts run (shell/watch-dialog). The code
 * for playing comes while the page is idle; hovered, focused or touched the button fetches the rest: the watch page's
 * data, the manifest and the first segments.
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
  useEffect(
    () =>
      whenIdle(() => {
        preloadPlayer();
        // For its styles, too: the press would ask for them first, and for all else after them.
        import('#app/features/playback/in-place/in-place-stage.tsx').catch(() => undefined);
      }),
    [],
  );
  const warm = () => {
    loadSources().then(
      ({ askAheadOf }) => askAheadOf(href),
      // The press asks for itself.
      () => undefined,
    );
    preloadPlayer();
  };
  return (
    <Link
      to={href}
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
