import { type MutableRefObject, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusedPlace } from './focus-place.ts';
import { type GuidePlace, type GuideShape, restorePlace } from './guide-move.ts';

/**
 * The focus goes with its element; the grid that takes this one's place has it where it was, by row and time.
 */
export function useRestoredFocus(
  scroller: RefObject<HTMLDivElement>,
  lastFocus: MutableRefObject<GuidePlace | null>,
  anchorMs: number,
  goTo: (place: GuidePlace) => void,
  programmesOf: GuideShape['programmesOf'],
) {
  const latest = useRef({ anchorMs, programmesOf });
  latest.current = { anchorMs, programmesOf };
  useLayoutEffect(() => {
    const element = scroller.current;
    const lastPlace = lastFocus.current;
    lastFocus.current = null;
    if (lastPlace) goTo(restorePlace(lastPlace, latest.current.programmesOf(lastPlace.row)));
    return () => {
      // The element is still there: effects end before it goes.
      lastFocus.current = element && focusedPlace(element, latest.current.anchorMs);
    };
  }, [scroller, lastFocus, goTo]);
}
