import { Suspense } from 'react';
import { useHasStarted } from '#app/features/playback/player/hooks/use-has-started.ts';
import { type PlayerQueue, usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { lazyWithRetry } from '#app/ui/lazy-with-retry.ts';
import { CaptionsButton } from './captions-button.tsx';
import styles from './control-bar.module.css';
import { FullscreenButton } from './fullscreen-button.tsx';
import { PlayButton } from './play-button.tsx';
import { SeekBar } from './seek/seek-bar.tsx';
import { SettingsMenu } from './settings/settings-menu.tsx';
import { SkipButton } from './skip-button.tsx';
import { TimeDisplay } from './time-display.tsx';
import { VolumeControl } from './volume-control.tsx';

// Few films are one of several.
const QueueButton = lazyWithRetry(
  () => import('./queue-button.tsx'),
  (module) => module.QueueButton,
);
const LiveButton = lazyWithRetry(
  () => import('./live-button.tsx'),
  (module) => module.LiveButton,
);
const RemoteButton = lazyWithRetry(
  () => import('./remote-button.tsx'),
  (module) => module.RemoteButton,
);
const PictureInPictureButton = lazyWithRetry(
  () => import('./picture-in-picture-button.tsx'),
  (module) => module.PictureInPictureButton,
);

export function ControlBar({ queue, isLive }: { queue?: PlayerQueue | undefined; isLive: boolean }) {
  const { video } = usePlayerApi();
  const hasStarted = useHasStarted(video);
  return (
    <div className={styles.bar}>
      <SeekBar />
      <div className={styles.row}>
        <div className={styles.transport}>
          {/*
           * In the order of the desktop layout, so that Tab goes along the row; on phones the styles reorder
           * them.
           */}
          {queue ? (
            <Suspense>
              <QueueButton direction="previous" queue={queue} />
            </Suspense>
          ) : null}
          <PlayButton />
          {queue ? (
            <Suspense>
              <QueueButton direction="next" queue={queue} />
            </Suspense>
          ) : null}
          <SkipButton direction="back" />
          <SkipButton direction="forward" />
        </div>
        <VolumeControl />
        {isLive ? (
          <Suspense>
            <LiveButton />
          </Suspense>
        ) : (
          <TimeDisplay />
        )}
        <span className={styles.spacer} />
        {queue?.tools}
        <CaptionsButton />
        <SettingsMenu />
        {hasStarted ? (
          <>
            <Suspense>
              <RemoteButton />
            </Suspense>
            <Suspense>
              <span className={styles.roomy}>
                <PictureInPictureButton />
              </span>
            </Suspense>
          </>
        ) : null}
        <FullscreenButton />
      </div>
    </div>
  );
}
