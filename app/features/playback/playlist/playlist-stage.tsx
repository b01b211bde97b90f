// chunk: list

import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerVideo } from '#app/features/playback/player/player-video.tsx';
import { IN_A_BOX, PlayerPlaceContext } from '#app/features/playback/player/state/player-place.ts';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import type { ItemPage } from './item-page.ts';
import { LazyPlaylistPlayer } from './lazy-player.tsx';
import type { PlaylistPlayback } from './playlist-playback.ts';
import styles from './playlist-stage.module.css';
import { UnplayableItem } from './unplayable-item.tsx';

/**
 * Where a playlist plays: its poster until the viewer starts it, then the player, or why the chosen item does
 * not play. Without scripts it is the browser's own player.
 */
export function PlaylistStage({ playback, poster }: { playback: PlaylistPlayback; poster: ReactNode }) {
  const { t } = useTranslation('player');
  const { state } = playback;
  return (
    <div className={styles.stage} data-playing={state.id === null ? undefined : true}>
      <Stage playback={playback} poster={poster} />
      <VisuallyHidden>
        <span role="status">
          {state.phase === 'loaded' && state.page ? t('now_playing', { title: state.page.title }) : null}
        </span>
      </VisuallyHidden>
    </div>
  );
}

function Stage({ playback, poster }: { playback: PlaylistPlayback; poster: ReactNode }) {
  const isScripted = useHydrated();
  const { page, phase } = playback.state;
  if (phase === 'idle') return poster;
  if (phase === 'failed' || phase === 'gone' || phase === 'exhausted')
    return <UnplayableItem playback={playback} poster={poster} />;
  // The first one is on its way.
  if (!page) return poster;
  if (page.view.kind !== 'playable') return <UnplayableItem playback={playback} poster={poster} />;
  const { source } = page.view;
  if (!isScripted) {
    return <PlayerVideo source={source} posterUrl={page.posterUrl} isScripted={false} />;
  }
  return (
    <Suspense fallback={<Waiting page={page} poster={poster} />}>
      <PlayerPlaceContext.Provider value={IN_A_BOX}>
        <LazyPlaylistPlayer page={page} source={source} playback={playback} />
      </PlayerPlaceContext.Provider>
    </Suspense>
  );
}

/** The picture that the player will begin with. */
function Waiting({ page, poster }: { page: ItemPage; poster: ReactNode }) {
  return page.posterUrl ? <img className={styles.picture} src={page.posterUrl} alt="" /> : poster;
}
