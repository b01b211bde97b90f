import { useRevalidator } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useHasCome } from '#app/features/playback/live/use-server-clock.ts';
import { Player } from '#app/features/playback/player/player.tsx';
import { PlayerHeading } from '#app/features/playback/player/player-heading.tsx';
import { EndedScreen } from './ended-screen.tsx';
import styles from './watch-player.module.css';
import type { WatchHead, WatchView } from './watch-view.ts';

/** The player as a whole page. A stream plays until its end, checked every second; then the page says so by itself. */
export function WatchPlayer({
  page,
  view,
  children,
}: {
  page: WatchHead;
  view: Extract<WatchView, { kind: 'playable' }>;
  /** More that lives inside the player. */
  children?: ReactNode;
}) {
  const { title, posterUrl, rating, backHref, serverNowMs } = page;
  const { revalidate } = useRevalidator();
  const hasEnded = useHasCome(view.endsAt, serverNowMs);
  if (hasEnded) return <EndedScreen page={page} />;
  return (
    <main className={styles.page}>
      <Player
        key={view.source.contentId}
        source={view.source}
        title={title}
        posterUrl={posterUrl}
        backHref={backHref}
        onExpired={revalidate}
        isStream={view.isStream}
        overlay={<PlayerHeading title={title} rating={rating} backHref={backHref} />}
      >
        {children}
      </Player>
    </main>
  );
}
