import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import type { SessionRef } from '#app/features/playback/player/state/playback-session.ts';
import type { PlayerCommand } from '#app/features/playback/player/state/player-command.ts';
import type { PlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { runCommand } from '#app/features/playback/player/state/run-command.ts';
import { MEDIA_TIME, type Timeline } from '#app/features/playback/player/state/timeline.ts';
import { clampSeek } from '#app/features/playback/seek.ts';
import { useShallowStable } from '#app/ui/hooks/use-shallow-stable.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { usePlayer } from './use-player.ts';

/** Puts playing, full screen and commands together into what the player's parts are given. */
export function usePlayerApiValue(
  root: HTMLElement | null,
  {
    source,
    onExpired,
    timeline = MEDIA_TIME,
  }: { source: PlaybackSource; onExpired(): void; timeline?: Timeline | undefined },
) {
  const { i18n } = useTranslation();
  const player = usePlayer({ source, language: i18n.language, onExpired });
  const { video, state, session, retry, selectCaptions, selectQuality, selectAudio, toggleCaptions } = player;
  const { toggle: toggleFullscreen, isOn, isAvailable } = useFullscreen(root, video);

  const focus = useCallback(() => root?.focus({ preventScroll: true }), [root]);
  const media = useMediaPosition(video, session, timeline);
  const run = useCallback(
    (command: PlayerCommand) => {
      if (video) runCommand(command, { ...media, video, toggleCaptions, toggleFullscreen });
    },
    [video, media, toggleCaptions, toggleFullscreen],
  );
  const { act, onAct } = useActListeners(run);

  const fullscreen = useShallowStable({ isOn, isAvailable });
  const api: PlayerApi = useShallowStable({
    ...media,
    video,
    state,
    run,
    act,
    onAct,
    selectCaptions,
    selectQuality,
    selectAudio,
    retry,
    renew: onExpired,
    focus,
    fullscreen,
  });
  return { api, setVideo: player.setVideo, setStage: player.setStage };
}

/** Where the viewer is and can go, counted by a timeline. */
function useMediaPosition(
  video: HTMLVideoElement | null,
  session: SessionRef,
  timeline: Timeline,
): Pick<PlayerApi, 'range' | 'position' | 'seekTo' | 'playheadDateMs' | 'thumbnailAt'> {
  return useMemo(() => {
    const engine = () => session.current?.engine();
    const media = () => engine()?.seekRange() ?? { start: 0, end: 0 };
    const range = () => timeline.range(media());
    return {
      range,
      position: () => timeline.positionOf(video?.currentTime ?? 0, media()),
      seekTo(seconds) {
        const reachable = range();
        // Without a range there is nothing loaded to seek in.
        if (video && reachable.end > reachable.start)
          video.currentTime = timeline.mediaTimeOf(clampSeek(seconds, reachable), media());
      },
      playheadDateMs: () => engine()?.playheadDateMs() ?? null,
      async thumbnailAt(seconds) {
        const { end } = media();
        // A file that is repeated has the pictures of one time.
        return (await engine()?.thumbnailAt(seconds > end ? seconds % end : seconds)) ?? null;
      },
    };
  }, [video, session, timeline]);
}

/** Commands of keys and gestures, and who wants to hear of them. */
function useActListeners(run: PlayerApi['run']): Pick<PlayerApi, 'act' | 'onAct'> {
  const listeners = useRef(new Set<(command: PlayerCommand) => void>());
  const act = useCallback(
    (command: PlayerCommand) => {
      run(command);
      for (const listener of listeners.current) listener(command);
    },
    [run],
  );
  const onAct = useCallback((listener: (command: PlayerCommand) => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  return { act, onAct };
}
