import { type ReactNode, useState } from 'react';
import { EndedScreen } from '#app/features/playback/hosts/screens/ended-screen.tsx';
import { useRenew } from '#app/features/playback/live/use-revalidate.ts';
import { useHasCome } from '#app/features/playback/live/use-server-clock.ts';
import { Player } from '#app/features/playback/player/player.tsx';
import { PlayerHeading } from '#app/features/playback/player/player-heading.tsx';
import type { PlayerQueue } from '#app/features/playback/player/state/player-context.ts';
import { usePlayerPlace } from '#app/features/playback/player/state/player-place.ts';
import { lazyWithRetry } from '#app/ui/lazy-with-retry.ts';
import styles from './watch-player.module.css';
import type { Successor, WatchHead, WatchView } from './watch-view.ts';

/** It has no part in the first frames. */
const UpNextLayer = lazyWithRetry(
  () => import('#app/features/playback/up-next/up-next-layer.tsx'),
  (module) => module.UpNextLayer,
);

/**
 * The player of one title, in every place. A stream plays until its end, checked every second; then a screen
 * replaces the player.
 */
export function WatchPlayer({
  page,
  view,
  actions,
  hasChat = false,
  onGoOn,
  below,
  children,
}: {
  page: WatchHead;
  view: Extract<WatchView, { kind: 'playable' }>;
  /** Beside the title, over the picture. */
  actions?: ReactNode;
  /** It has live comments beside it. */
  hasChat?: boolean;
  /** Where it may be followed by another title. */
  onGoOn?(successor: Successor): void;
  below?: ReactNode;
  /** More that lives inside the player. */
  children?: ReactNode;
}) {
  const { title, posterUrl, rating, backHref, serverNowMs } = page;
  const renew = useRenew();
  const { kind: place } = usePlayerPlace();
  const Root = place === 'page' ? 'main' : 'div';
  const hasEnded = useHasCome(view.endsAt, serverNowMs);
  const [queue, setQueue] = useState<PlayerQueue>();
  const { contentId } = view.source;
  if (hasEnded) return <EndedScreen page={page} />;
  return (
    <Root className={styles.stage} data-place={place}>
      <Player
        source={view.source}
        title={title}
        posterUrl={posterUrl}
        backHref={backHref}
        onExpired={renew}
        isStream={view.isStream}
        queue={queue}
        extras={
          onGoOn && !view.isStream ? (
            <UpNextLayer id={contentId} hasChat={hasChat} onGoOn={onGoOn} onQueue={setQueue} />
          ) : null
        }
        overlay={
          <PlayerHeading title={title} rating={rating} backHref={backHref}>
            {actions}
          </PlayerHeading>
        }
      >
        {children}
      </Player>
      {below}
    </Root>
  );
}
