import { usePlayerApi } from '#app/features/playback/player/player-context.ts';
import type { PlayerQueue } from '#app/features/playback/player/player-queue.ts';
import { CaptionsButton } from './captions-button.tsx';
import styles from './control-bar.module.css';
import { FullscreenButton } from './fullscreen-button.tsx';
import { LiveButton } from './live-button.tsx';
import { PictureInPictureButton } from './picture-in-picture-button.tsx';
import { PlayButton } from './play-button.tsx';
import { QueueButton } from './queue-button.tsx';
import { RemoteButton } from './remote-button.tsx';
import { SeekBar } from './seek-bar.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { SkipButton } from './skip-button.tsx';
import { TimeDisplay } from './time-display.tsx';
import { VolumeControl } from './volume-control.tsx';

export function ControlBar({ queue }: { queue?: PlayerQueue | undefined }) {
  const { state } = usePlayerApi();
  const { isLive } = state.tracks;
  return (
    <div className={styles.bar}>
      <SeekBar />
      <div className={styles.row}>
        <div className={styles.transport}>
          {queue ? <QueueButton direction="previous" queue={queue} /> : null}
          <SkipButton direction="back" />
          <PlayButton />
          <SkipButton direction="forward" />
          {queue ? <QueueButton direction="next" queue={queue} /> : null}
        </div>
        <VolumeControl />
        {isLive ? <LiveButton /> : <TimeDisplay />}
        <span className={styles.spacer} />
        <CaptionsButton />
        <SettingsMenu />
        <RemoteButton />
        <PictureInPictureButton />
        <FullscreenButton />
      </div>
    </div>
  );
}
