import { lazy, Suspense } from 'react';
import { useHasStarted } from '#app/features/playback/player/hooks/use-has-started.ts';
import { type PlayerQueue, usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { importWithRetry } from '#app/lib/import-with-retry.ts';
import { CaptionsButton } from './captions-button.tsx';
import styles from './control-bar.module.css';
import { FullscreenButton } from './fullscreen-button.tsx';
import { PictureInPictureButton } from './picture-in-picture-button.tsx';
import { PlayButton } from './play-button.tsx';
import { QueueButton } from './queue-button.tsx';
import { SeekBar } from './seek/seek-bar.tsx';
import { SettingsMenu } from './settings/settings-menu.tsx';
import { SkipButton } from './skip-button.tsx';
import { TimeDisplay } from './time-display.tsx';
import { VolumeControl } from './volume-control.tsx';

const LiveButton = lazy(async () => ({
  default: (await importWithRetry(() => import('./live-button.tsx'))).LiveButton,
}));
const RemoteButton = lazy(async () => ({
  default: (await importWithRetry(() => import('./remote-button.tsx'))).RemoteButton,
}));

export function ControlBar({ queue }: { queue?: PlayerQueue | undefined }) {
  const { state, video } = usePlayerApi();
  const hasStarted = useHasStarted(video);
  const { isLive } = state.tracks;
  return (
    <div className={styles.bar}>
      <SeekBar />
      <div className={styles.row}>
        <div className={styles.transport}>
          {/*
           * In the order of the desktop layout, so that Tab goes along the row; on phones the styles reorder
           * them.
           */}
          {queue ? <QueueButton direction="previous" queue={queue} /> : null}
          <PlayButton />
          {queue ? <QueueButton direction="next" queue={queue} /> : null}
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
        <CaptionsButton />
        <SettingsMenu />
        {hasStarted ? (
          <Suspense>
            <RemoteButton />
          </Suspense>
        ) : null}
        <span className={styles.roomy}>
          <PictureInPictureButton />
        </span>
        <FullscreenButton />
      </div>
    </div>
  );
}
