import { useEffect, useState } from 'react';
import { pointerFraction } from '#app/features/playback/seek.ts';

/** How far along the bar a mouse or pen is, or null when it is elsewhere. */
export function useHoverFraction(bar: HTMLElement | null): number | null {
  const [fraction, setFraction] = useState<number | null>(null);
  useEffect(() => {
    if (!bar) return;
    const abort = new AbortController();
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      setFraction(pointerFraction(event.clientX, bar.getBoundingClientRect(), directionOf(bar)));
    };
    bar.addEventListener('pointermove', onMove, { signal: abort.signal });
    bar.addEventListener('pointerleave', () => setFraction(null), { signal: abort.signal });
    return () => abort.abort();
  }, [bar]);
  return fraction;
}

function directionOf(element: HTMLElement) {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
