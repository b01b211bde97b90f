import type { ReactNode } from 'react';
import { EndedScreen } from '#app/features/playback/hosts/screens/ended-screen.tsx';
import { useRenew } from '#app/features/playback/live/use-revalidate.ts';
import { useHasCome } from '#app/features/playback/live/use-server-clock.ts';
import { Player } from '#app/features/playback/player/player.tsx';
import { PlayerHeading } from '#app/features/playback/player/player-heading.tsx';
import { usePlayerPlace } from '#app/features/playback/player/state/player-place.ts';
import styles from './watch-player.module.css';
import type { WatchHead, WatchView } from './watch-view.ts';

/**
 * The player of one title, in every place. A stream plays until its end, checked every second; then a screen
 * replaces the player.
 */
export function WatchPlayer({
  page,
  view,
  actions,
  children,
}: {
  page: WatchHead;
  view: Extract<WatchView, { kind: 'playable' }>;
  /** Beside the title, over the picture. */
  actions?: ReactNode;
  /** More that lives inside the player. */
  children?: ReactNode;
}) {
  const { title, posterUrl, rating, backHref, serverNowMs } = page;
  const renew = useRenew();
  const { kind: place } = usePlayerPlace();
  const Root = place === 'page' ? 'main' : 'div';
  const hasEnded = useHasCome(view.endsAt, serverNowMs);
  if (hasEnded) return <EndedScreen page={page} />;
  return (
    <Root className={styles.stage} data-place={place}>
      <Player
        key={view.source.contentId}
        source={view.source}
        title={title}
        posterUrl={posterUrl}
        backHref={backHref}
        onExpired={renew}
        isStream={view.isStream}
        overlay={
          <PlayerHeading title={title} rating={rating} backHref={backHref}>
            {actions}
          </PlayerHeading>
        }
      >
        {children}
      </Player>
    </Root>
  );
}
