import { type RefObject, useEffect, useState } from 'react';
import { isSameRange, toVisibleRange, type VisibleRange } from './visible-range.ts';

/** The visible part of the guide, measured once an animation frame at most; `initial` before scripts run. */
export function useVisibleRange(
  scroller: RefObject<HTMLElement>,
  rowCount: number,
  initial: () => VisibleRange,
): VisibleRange {
  const [range, setRange] = useState(initial);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let rafHandle = 0;
    let size = sizeOf(element);
    const measure = () => {
      rafHandle = 0;
      const { scrollTop, scrollLeft } = element;
      const next = toVisibleRange({ scrollTop, scrollLeft, ...size }, rowCount);
      setRange((known) => (isSameRange(known, next) ? known : next));
    };
    const schedule = () => {
      rafHandle ||= requestAnimationFrame(measure);
    };
    element.addEventListener('scroll', schedule, { passive: true });
    const resized = new ResizeObserver(() => {
      size = sizeOf(element);
      schedule();
    });
    resized.observe(element);
    schedule();
    return () => {
      element.removeEventListener('scroll', schedule);
      resized.disconnect();
      cancelAnimationFrame(rafHandle);
    };
  }, [scroller, rowCount]);
  return range;
}

/** Read when it changes, not while scrolling: the browser would have to compute styles and layout for it. */
function sizeOf(element: HTMLElement) {
  const { clientWidth: width, clientHeight: height } = element;
  const pxPerMinute = Number.parseFloat(getComputedStyle(element).getPropertyValue('--minute')) || 4;
  return { width, height, pxPerMinute };
}
