import { type RefObject, useEffect, useState } from 'react';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { fromFraction } from '#app/features/playback/seek.ts';

/** Dragging the slider previews; letting go seeks. Returns where it is dragged to, or null. */
export function useDragSeek(input: RefObject<HTMLInputElement>): number | null {
  const { range, seekTo } = usePlayerApi();
  const [dragged, setDragged] = useState<number | null>(null);
  useEffect(() => {
    const slider = input.current;
    if (!slider) return;
    const abort = new AbortController();
    const fraction = () => slider.valueAsNumber / Number(slider.max);
    slider.addEventListener('input', () => setDragged(fraction()), { signal: abort.signal });
    slider.addEventListener(
      'change',
      () => {
        seekTo(fromFraction(fraction(), range()));
        setDragged(null);
      },
      { signal: abort.signal },
    );
    return () => abort.abort();
  }, [input, range, seekTo]);
  return dragged;
}
