import type { ReactNode } from 'react';
import type { WatchHead } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { PlayerHeading } from '#app/features/playback/player/player-heading.tsx';
import { usePlayerPlace } from '#app/features/playback/player/state/player-place.ts';
import { StagePoster } from './stage-poster.tsx';
import styles from './stage-screen.module.css';

/**
 * The player's stage without a player: the title's picture, and over it why there is none and what would
 * help.
 */
export function StageScreen({
  page,
  icon,
  children,
}: {
  page: WatchHead;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const { title, rating, backHref, posterUrl } = page;
  const Root = usePlayerPlace().kind === 'page' ? 'main' : 'div';
  return (
    <Root className={styles.stage} data-on-picture tabIndex={-1} data-stage-screen="">
      <StagePoster url={posterUrl} />
      <div className={styles.top}>
        <PlayerHeading title={title} rating={rating} backHref={backHref} />
      </div>
      <div className={styles.message}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        {children}
      </div>
    </Root>
  );
}
