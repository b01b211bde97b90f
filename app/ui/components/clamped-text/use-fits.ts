import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether all of an element's text shows although its lines are limited. While expanded it keeps its last
 * value.
 */
export function useFits(ref: RefObject<HTMLElement>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (getComputedStyle(element).overflow === 'hidden') {
        setFits(element.scrollHeight <= element.clientHeight + 1);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return fits;
}
