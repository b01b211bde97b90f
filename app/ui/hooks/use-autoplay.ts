import { type RefObject, useEffect, useState } from 'react';

/**
 * Calls `advance` every `periodMs` while nothing holds it: the viewer's pause, the pointer or focus inside, a
 * hidden tab, a page that still loads, whose pictures the next slide's would delay. Under reduced motion it starts
 * paused.
 */
export function useAutoplay(ref: RefObject<HTMLElement>, advance: () => void, periodMs: number | null) {
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const update = () => {
      setHeld(document.hidden || element.matches(':hover') || element.matches(':has(:focus-visible)'));
    };
    for (const type of ['pointerenter', 'pointerleave', 'focusin'] as const) {
      element.addEventListener(type, update, { signal });
    }
    // While focus moves, no element has it: read it once it has arrived.
    element.addEventListener('focusout', () => setTimeout(update), { signal });
    document.addEventListener('visibilitychange', update, { signal });
    return () => controller.abort();
  }, [ref]);

  const isRunning = periodMs !== null && !isPaused && !isHeld;
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setInterval>;
    const start = () => {
      timer = setInterval(advance, periodMs);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      clearInterval(timer);
    };
  }, [isRunning, advance, periodMs]);

  return { isPaused, toggle: () => setPaused((paused) => !paused) };
}
