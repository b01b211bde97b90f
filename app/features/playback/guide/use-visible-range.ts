import { type RefObject, useEffect, useState } from 'react';
import { isSameRange, toVisibleRange, type VisibleRange } from './visible-range.ts';

/** What of the guide is in sight, once a frame at most; `initial` until scripts can tell. */
export function useVisibleRange(
  scroller: RefObject<HTMLElement>,
  rowCount: number,
  initial: () => VisibleRange,
): VisibleRange {
  const [range, setRange] = useState(initial);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    let frameOf = sizeOf(element);
    const measure = () => {
      frame = 0;
      const { scrollTop, scrollLeft } = element;
      const next = toVisibleRange({ scrollTop, scrollLeft, ...frameOf }, rowCount);
      setRange((known) => (isSameRange(known, next) ? known : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    element.addEventListener('scroll', schedule, { passive: true });
    const resized = new ResizeObserver(() => {
      frameOf = sizeOf(element);
      schedule();
    });
    resized.observe(element);
    schedule();
    return () => {
      element.removeEventListener('scroll', schedule);
      resized.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [scroller, rowCount]);
  return range;
}

/** Asked for when it changes, not while scrolling: the browser would have to work out styles and layout for it. */
function sizeOf(element: HTMLElement) {
  const { clientWidth: width, clientHeight: height } = element;
  const pxPerMinute = Number.parseFloat(getComputedStyle(element).getPropertyValue('--minute')) || 4;
  return { width, height, pxPerMinute };
}
