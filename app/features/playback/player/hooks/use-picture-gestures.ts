import { useEffect, useRef } from 'react';
import type { PlayerCommand } from '#app/features/playback/player/state/player-command.ts';

interface Controls {
  isShown: boolean;
  wake(): void;
  sleepNow(): void;
}

/**
 * On the picture itself a click plays or pauses and two go full screen; a tap only shows or hides the
 * controls.
 */
export function usePictureGestures(
  picture: HTMLElement | null,
  controls: Controls,
  run: (command: PlayerCommand) => void,
) {
  const latest = useRef({ controls, run });
  latest.current = { controls, run };
  useEffect(() => {
    if (!picture) return;
    const abort = new AbortController();
    const onClick = (event: MouseEvent) => {
      const { controls, run } = latest.current;
      if (!isTouch(event)) return run({ kind: 'toggle-play' });
      if (controls.isShown) controls.sleepNow();
      else controls.wake();
    };
    const onDoubleClick = (event: MouseEvent) => {
      if (!isTouch(event)) latest.current.run({ kind: 'toggle-fullscreen' });
    };
    picture.addEventListener('click', onClick, { signal: abort.signal });
    picture.addEventListener('dblclick', onDoubleClick, { signal: abort.signal });
    return () => abort.abort();
  }, [picture]);
}

/** Clicks are pointer events everywhere but in old Safari, where they count as a mouse's. */
function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
