import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RowPlace, SlidingRow } from './sliding-row.ts';

/** Enhances a scroll-snap row of at least two slides with keen-slider. `isReady` is false until then. */
export function useKeenCarousel(ref: RefObject<HTMLElement>, slideCount: number, step = 1) {
  const row = useRef<SlidingRow | null>(null);
  const [place, setPlace] = useState<RowPlace | null>(null);

  useEffect(() => {
    const track = ref.current;
    if (!track || slideCount < 2) return;
    let isWanted = true;
    // Pages without a carousel share the site chrome's code, so what slides comes by itself; until then the
    // row scrolls.
    import('./sliding-row.ts')
      .then(({ slideRow }) => {
        if (isWanted) row.current = slideRow(track, setPlace);
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
      row.current?.stop();
      row.current = null;
      setPlace(null);
    };
  }, [ref, slideCount]);

  return {
    current: place?.current ?? 0,
    /** How many positions it can have. */
    stops: place?.stops ?? 0,
    isReady: place !== null,
    next: useCallback(() => row.current?.move(step), [step]),
    previous: useCallback(() => row.current?.move(-step), [step]),
    goTo: useCallback((index: number) => row.current?.goTo(index), []),
  };
}
