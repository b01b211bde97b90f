import { useCallback, useEffect, useRef, useState } from 'react';
import { CONTROLS_HIDE_AFTER_MS } from '#app/features/playback/constants.ts';

/** Marks what keeps the controls in sight while it is open, such as a menu. */
export const HOLDS_CONTROLS = 'data-holds-controls';

/**
 * Whether the controls show: always but while playing, and then until the viewer has let them be for 3 s.
 * Never hidden under keyboard focus or an open menu. A mouse leaves focus on what it clicked; that alone does
 * not hold them.
 */
export function useIdleControls(
  root: HTMLElement | null,
  video: HTMLVideoElement | null,
  isPlaying: boolean,
) {
  const [isIdle, setIsIdle] = useState(false);
  const timer = useRef(0);

  const wake = useCallback(() => {
    setIsIdle(false);
    window.clearTimeout(timer.current);
    const sleep = () => {
      if (root && isHeld(root, video)) timer.current = window.setTimeout(sleep, CONTROLS_HIDE_AFTER_MS);
      else setIsIdle(true);
    };
    timer.current = window.setTimeout(sleep, CONTROLS_HIDE_AFTER_MS);
  }, [root, video]);

  const sleepNow = useCallback(() => {
    window.clearTimeout(timer.current);
    setIsIdle(true);
  }, []);

  useEffect(() => {
    if (!root) return;
    const abort = new AbortController();
    const { signal } = abort;
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const) {
      root.addEventListener(type, (event) => isMouseOrKey(event) && wake(), { signal });
    }
    wake();
    return () => {
      abort.abort();
      window.clearTimeout(timer.current);
    };
  }, [root, wake]);

  // Starting to play starts the time anew.
  useEffect(() => {
    if (isPlaying) wake();
  }, [isPlaying, wake]);

  return { isShown: !isPlaying || !isIdle, wake, sleepNow };
}

/**
 * A tap shows and hides by itself, see use-picture-gestures.ts; the focus that it brings counts for nothing.
 */
function isMouseOrKey(event: Event): boolean {
  if (event.type === 'focusin') return !isPicture(event.target);
  return !(event instanceof PointerEvent) || event.pointerType !== 'touch' || !isPicture(event.target);
}

function isPicture(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, [role]') === null;
}

function isHeld(root: HTMLElement, video: HTMLVideoElement | null): boolean {
  const focused = root.querySelector(':focus-visible');
  const isControl = focused !== null && focused !== root && focused !== video;
  return isControl || root.querySelector(`[${HOLDS_CONTROLS}]`) !== null;
}
