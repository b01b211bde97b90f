import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useServerClock } from '#app/features/playback/live/use-server-clock.ts';
import { Player } from '#app/features/playback/player/player.tsx';
import { PlayerHeading } from '#app/features/playback/player/player-heading.tsx';
import styles from './watch-player.module.css';
import type { WatchPage, WatchView } from './watch-view.ts';

/** The player as a whole page. */
export function WatchPlayer({
  page,
  view,
}: {
  page: WatchPage;
  view: Extract<WatchView, { kind: 'playable' }>;
}) {
  const { title, posterUrl, rating, backHref, serverNowMs } = page;
  const { revalidate } = useRevalidator();
  const endsAt = view.live?.endsAt;
  return (
    <main className={styles.page}>
      <Player
        key={view.source.contentId}
        source={view.source}
        title={title}
        posterUrl={posterUrl}
        backHref={backHref}
        onExpired={revalidate}
        overlay={<PlayerHeading title={title} rating={rating} backHref={backHref} />}
      />
      {endsAt ? <EndWatch endsAt={endsAt} serverNowMs={serverNowMs} onEnd={revalidate} /> : null}
    </main>
  );
}

/** Checks every second whether a live stream is over (viewer.md §4); the page's data then say so, and the player goes. */
function EndWatch({ endsAt, serverNowMs, onEnd }: { endsAt: string; serverNowMs: number; onEnd(): void }) {
  const hasEnded = useServerClock(serverNowMs) >= Date.parse(endsAt);
  useEffect(() => {
    if (hasEnded) onEnd();
  }, [hasEnded, onEnd]);
  return null;
}
