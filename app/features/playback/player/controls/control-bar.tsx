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
const OtherScreens = lazyWithRetry(
  () => import('./other-screens.tsx'),
  (module) => module.OtherScreens,
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
          {queue ? <QueueButton direction="previous" queue={queue} /> : null}
          <PlayButton />
          {queue ? <QueueButton direction="next" queue={queue} /> : null}
          <SkipButton direction="back" />
          <SkipButton direction="forward" />
        </div>
        <VolumeControl />
        {isLive ? <LiveButton /> : <TimeDisplay />}
        <span className={styles.spacer} />
        {queue?.tools}
        <CaptionsButton />
        <SettingsMenu />
        {hasStarted ? <OtherScreens /> : null}
        <FullscreenButton />
      </div>
    </div>
  );
}
