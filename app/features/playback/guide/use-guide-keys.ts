import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { GUIDE_PAGE_ROWS, ROW_PX } from './constants.ts';
import { focusPlace, placeOf } from './focus-place.ts';
import { type GuidePlace, type GuideShape, moveInGuide } from './guide-move.ts';
import type { GuideView } from './guide-view.ts';

/** The guide's one focus, moved by keys; what it moves to is scrolled to. */
export function useGuideKeys(
  scroller: RefObject<HTMLDivElement>,
  { channels, page }: GuideView,
  programmesOf: GuideShape['programmesOf'],
  nowMs: number,
) {
  const [place, setPlace] = useState<GuidePlace>({
    row: (page - 1) * GUIDE_PAGE_ROWS,
    startMs: null,
    anchorMs: nowMs,
  });
  const movesFocus = useRef(false);
  const goTo = useCallback((next: GuidePlace) => {
    movesFocus.current = true;
    setPlace(next);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = scroller.current;
    if (!element) return;
    const direction = getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
    const visibleRows = Math.max(1, Math.floor(element.clientHeight / ROW_PX) - 1);
    const next = moveInGuide(place, event, {
      rowCount: channels.length,
      visibleRows,
      direction,
      programmesOf,
    });
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };
  /** Focus that came by another way than keys: a press, a tab, a reading aid. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const found = placeOf(target, place.anchorMs);
    if (!found || (found.row === place.row && found.startMs === place.startMs)) return;
    setPlace(found);
  };
  useLayoutEffect(() => {
    if (!movesFocus.current || !scroller.current) return;
    movesFocus.current = false;
    focusPlace(scroller.current, place);
  }, [scroller, place]);
  return { place, goTo, onKeyDown, onFocus };
}
