import Play from 'lucide-react/icons/play';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadPlayer } from '#app/features/playback/engine/shaka/load-shaka.ts';
import { EndedScreen } from '#app/features/playback/hosts/screens/ended-screen.tsx';
import { WatchPlayer } from '#app/features/playback/hosts/watch-page/watch-player.tsx';
import type { WatchHead, WatchView } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import { useHasCome } from '#app/features/playback/live/use-server-clock.ts';
import mark from '#app/features/playback/player/play-mark.module.css';
import { PlayerHeading } from '#app/features/playback/player/player-heading.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import styles from './embed-player.module.css';
import type { EmbedCommand } from './messages.ts';
import type { ParentWindow } from './parent-window.ts';
import { ReportToParent } from './report-to-parent.tsx';
import { useParentCommands } from './use-parent-window.ts';

/** `elsewhere`: a collection, whose parts are to be chosen from on its own page. */
type EmbedView = WatchView | { kind: 'elsewhere' };

export interface EmbedPage extends WatchHead {
  contentId: string;
  view: EmbedView;
  /** The URL requests autoplay. */
  startsByItself: boolean;
}

/**
 * Waits for a click or a command of the page around it, unless the URL starts it: that page may have
 * ten of these, and nobody wants them to fetch a film each.
 */
export function EmbedPlayer({
  page,
  view,
  parent,
}: {
  page: EmbedPage;
  view: Extract<WatchView, { kind: 'playable' }>;
  parent: ParentWindow | null;
}) {
  const isScripted = useHydrated();
  const [isStarted, setStarted] = useState(page.startsByItself);
  const start = useCallback(() => setStarted(true), []);
  const startOnCommand = useCallback(({ command }: EmbedCommand) => command === 'play' && start(), [start]);
  useParentCommands(isStarted ? null : parent, startOnCommand);
  const hasEnded = useHasCome(view.endsAt, page.serverNowMs);
  if (hasEnded && !isStarted) return <EndedScreen page={page} />;
  if (isScripted && !isStarted) return <StartScreen page={page} onStart={start} />;
  return (
    <WatchPlayer page={page} view={view}>
      {parent ? <ReportToParent parent={parent} /> : null}
    </WatchPlayer>
  );
}

function StartScreen({ page, onStart }: { page: WatchHead; onStart(): void }) {
  const { t } = useTranslation('player');
  const { title, rating, backHref, posterUrl } = page;
  return (
    <main className={styles.stage} data-on-picture>
      {posterUrl ? <img className={styles.poster} src={posterUrl} alt="" /> : null}
      <button
        type="button"
        className={styles.start}
        aria-label={t('play_title', { title })}
        onClick={onStart}
        onPointerEnter={preloadPlayer}
        onFocus={preloadPlayer}
      >
        <span className={mark.mark}>
          <Play aria-hidden="true" fill="currentColor" />
        </span>
      </button>
      <div className={styles.top}>
        <PlayerHeading title={title} rating={rating} backHref={backHref} />
      </div>
    </main>
  );
}
