// chunk: player

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import { PlayerTracking } from '#app/features/playback/tracking/player-tracking.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { lazyWithRetry } from '#app/ui/lazy-with-retry.ts';
import look from './captions-look.module.css';
import { ControlBar } from './controls/control-bar.tsx';
import { StatusOverlay } from './controls/status/status-overlay.tsx';
import { useFailureToast } from './hooks/use-failure-toast.ts';
import { useHasStarted } from './hooks/use-has-started.ts';
import { useIdleControls } from './hooks/use-idle-controls.ts';
import { useIsPlaying } from './hooks/use-is-playing.ts';
import { usePictureGestures } from './hooks/use-picture-gestures.ts';
import { usePlayerApiValue } from './hooks/use-player-api-value.ts';
import { usePlayerKeys } from './hooks/use-player-keys.ts';
import { useStoredVolume } from './hooks/use-stored-volume.ts';
import styles from './player.module.css';
import { PlayerVideo } from './player-video.tsx';
import { PlayerContext, type PlayerQueue } from './state/player-context.ts';
import { useIsPreloading } from './state/preloading-context.ts';
import type { Timeline } from './state/timeline.ts';

/** What the first frame does not need comes after it. */
const PlayerExtras = lazyWithRetry(
  () => import('./extras/player-extras.tsx'),
  (module) => module.PlayerExtras,
);

/** Most of what is played is no stream. */
const KeepLive = lazyWithRetry(
  () => import('#app/features/playback/live/keep-live.tsx'),
  (module) => module.KeepLive,
);

interface PlayerProps {
  source: PlaybackSource;
  title: string;
  posterUrl?: string | undefined;
  /** Over the picture: title, rating and the way back; shown and hidden with the controls. */
  overlay: ReactNode;
  /** Where failures lead when another attempt does not help. */
  backHref: string;
  onExpired(): void;
  /** Known to be a live stream before it is opened: then it is opened again until it plays. */
  isStream?: boolean;
  /** Of the channel that shows it. */
  channelId?: string | undefined;
  /** Counts in something other than the seconds of the media; shown as what is live. */
  timeline?: Timeline | undefined;
  /** What plays before and after this one, where it is one of several. */
  queue?: PlayerQueue | undefined;
  /** Its keys act at once where the player is what the page is for; not so where it is a part of it. */
  takesFocus?: boolean | undefined;
  /** More that lives inside the player and reads `usePlayerApi`. */
  children?: ReactNode;
  /** The same, from the first frame on. */
  extras?: ReactNode;
}

/**
 * Plays a film or stream. The server sends `<video controls>` with its sources, which plays without scripts;
 * with them, the media library takes the element over and these controls its place.
 */
export function Player(props: PlayerProps) {
  const { source, title, posterUrl, queue } = props;
  const { t } = useTranslation('player');
  const isScripted = useHydrated();
  const isPreloading = useIsPreloading();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  const { api, setVideo, setStage } = usePlayerApiValue(root, props);
  const { failure, phase, tracks } = api.state;
  const isPlaying = useIsPlaying(api.video) && phase !== 'failed';
  const idle = useIdleControls(root, api.video, isPlaying);
  const hasStarted = useHasStarted(api.video);
  usePlayerKeys(root, api.act);
  usePictureGestures(picture, idle, api.run);
  useStoredVolume(api.video);
  useFailureToast(isPreloading ? null : failure, api.video);
  useFocusOnMount(isPreloading || props.takesFocus === false ? null : root);
  return (
    <section
      ref={setRoot}
      className={styles.player}
      data-on-picture
      aria-label={t('player_label', { title })}
      tabIndex={-1}
      data-scripted={isScripted || undefined}
      data-controls={isScripted && !idle.isShown ? 'hidden' : 'shown'}
    >
      <div ref={setPicture} className={`${styles.picture} ${look.look}`}>
        <PlayerVideo
          ref={isScripted ? setVideo : undefined}
          source={source}
          posterUrl={posterUrl}
          isScripted={isScripted}
        />
        <div ref={setStage} className={styles.captions} />
      </div>
      <PlayerContext.Provider value={api}>
        {isScripted ? (
          <div className={styles.status}>
            <StatusOverlay backHref={props.backHref} queue={queue} />
          </div>
        ) : null}
        <div className={styles.top}>{props.overlay}</div>
        {isScripted && !failure ? (
          <div className={styles.bottom}>
            <ControlBar queue={queue} isLive={tracks.isLive || Boolean(props.timeline)} />
          </div>
        ) : null}
        {hasStarted ? (
          <>
            <PlayerExtras picture={picture} title={title} posterUrl={posterUrl} queue={queue} />
            {props.extras}
          </>
        ) : null}
        {isScripted && !isPreloading && (props.isStream || tracks.isLive) ? <KeepLive /> : null}
        {isPreloading ? null : <PlayerTracking contentId={source.contentId} channelId={props.channelId} />}
        {props.children}
      </PlayerContext.Provider>
    </section>
  );
}

/**
 * Where the player is the page, its keys act at once. Focus that the viewer has set already stays, in the
 * page around a frame too.
 */
function useFocusOnMount(root: HTMLElement | null) {
  useEffect(() => {
    if (window.parent !== window && !document.hasFocus()) return;
    if (root && !root.contains(document.activeElement)) root.focus({ preventScroll: true });
  }, [root]);
}
