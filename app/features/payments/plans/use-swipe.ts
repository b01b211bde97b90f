import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Before this a finger rests, or scrolls the page. */
const STARTS_AT_PX = 8;
const SWIPES_AT_PX = 48;
/** What follows the finger, in CSS. */
const DRAG = '--drag';

/**
 * Turns a row by dragging it sideways, with finger or mouse; without a drag it is a click. `onTurn` receives
 * the direction of the drag: -1 to the left of the screen, 1 to its right.
 */
export function useSwipe(onSwipe: (way: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  const hasDragged = useRef(false);

  function end({ currentTarget, clientX }: PointerEvent<HTMLElement>, isMeant: boolean) {
    const from = start.current;
    start.current = null;
    delete currentTarget.dataset.dragging;
    currentTarget.style.removeProperty(DRAG);
    if (from === null || !hasDragged.current || !isMeant) return;
    const way = clientX - from;
    if (Math.abs(way) >= SWIPES_AT_PX) onSwipe(way > 0 ? 1 : -1);
  }

  return {
    onPointerDown({ clientX, isPrimary, button }: PointerEvent<HTMLElement>) {
      hasDragged.current = false;
      start.current = isPrimary && button === 0 ? clientX : null;
    },
    onPointerMove({ currentTarget, clientX, pointerId, buttons }: PointerEvent<HTMLElement>) {
      // Let go outside, before it was a drag.
      if (buttons === 0) start.current = null;
      if (start.current === null) return;
      const way = clientX - start.current;
      if (!hasDragged.current && Math.abs(way) < STARTS_AT_PX) return;
      if (!hasDragged.current) currentTarget.setPointerCapture(pointerId);
      hasDragged.current = true;
      currentTarget.dataset.dragging = '';
      currentTarget.style.setProperty(DRAG, `${way}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onClickCapture(event: MouseEvent) {
      // A key that activates a button fires a click, too, without a pointer.
      if (!hasDragged.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // A link would be dragged out of the row.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
