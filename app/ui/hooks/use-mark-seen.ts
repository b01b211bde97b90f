import { type RefObject, useEffect } from 'react';

/**
 * Marks an element with `data-seen` once it has been on the screen. Rows let the pictures beyond their edge wait for
 * that (scroller.module.css, slider.module.css).
 */
export function useMarkSeen(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      element.dataset.seen = '';
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
