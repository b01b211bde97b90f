import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';
import type { PlayerCommand } from '#app/features/playback/player/state/player-command.ts';
import type { PlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { runCommand, seek } from '#app/features/playback/player/state/run-command.ts';
import { useShallowStable } from '#app/ui/hooks/use-shallow-stable.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { usePlayer } from './use-player.ts';

/** Puts playing, full screen and commands together into what the player's parts are given. */
export function usePlayerApiValue(
  root: HTMLElement | null,
  { source, onExpired }: { source: PlaybackSource; onExpired(): void },
) {
  const { i18n } = useTranslation();
  const player = usePlayer({ source, language: i18n.language, onExpired });
  const { video, state, session, retry, selectCaptions, selectQuality, selectAudio, toggleCaptions } = player;
  const { toggle: toggleFullscreen, isOn, isAvailable } = useFullscreen(root, video);

  const focus = useCallback(() => root?.focus({ preventScroll: true }), [root]);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const range = useCallback(() => session.current?.engine()?.seekRange() ?? { start: 0, end: 0 }, [session]);
  const playheadDateMs = useCallback(() => session.current?.engine()?.playheadDateMs() ?? null, [session]);
  const thumbnailAt = useCallback(
    async (seconds: number) => (await session.current?.engine()?.thumbnailAt(seconds)) ?? null,
    [session],
  );
  const seekTo = useCallback(
    (seconds: number) => {
      if (video) seek(video, seconds, range());
    },
    [video, range],
  );
  const run = useCallback(
    (command: PlayerCommand) => {
      const showKeys = () => setAreKeysShown(true);
      if (video) runCommand(command, { video, range: range(), toggleCaptions, toggleFullscreen, showKeys });
    },
    [video, range, toggleCaptions, toggleFullscreen],
  );
  const { act, onAct } = useActListeners(run);
  const keyMap = useMemo(
    () => ({ isOpen: areKeysShown, close: () => setAreKeysShown(false) }),
    [areKeysShown],
  );

  const fullscreen = useShallowStable({ isOn, isAvailable });
  const api: PlayerApi = useShallowStable({
    video,
    state,
    range,
    playheadDateMs,
    thumbnailAt,
    run,
    act,
    onAct,
    seekTo,
    selectCaptions,
    selectQuality,
    selectAudio,
    retry,
    renew: onExpired,
    focus,
    keyMap,
    fullscreen,
  });
  return { api, setVideo: player.setVideo, setStage: player.setStage };
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
