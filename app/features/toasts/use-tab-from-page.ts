import { type RefObject, useCallback, useEffect, useState } from 'react';
import { returnFocus } from '#app/ui/focus/return-focus.ts';

/**
 * A toast is at the end of the page, and not for long; Tab moves as if its button came right after what had
 * focus when it appeared. Returns a function that moves focus back there.
 */
export function useTabFromPage(ref: RefObject<HTMLElement>): () => void {
  const [place] = useState(() => document.activeElement as HTMLElement | null);
  const goBack = useCallback(() => returnFocus(place === document.body ? null : place), [place]);

  useEffect(() => {
    function move(event: KeyboardEvent) {
      const button = ref.current?.querySelector('button');
      if (event.key !== 'Tab' || event.defaultPrevented || !button) return;
      const at = document.activeElement;
      if (at === place && !event.shiftKey) {
        event.preventDefault();
        button.focus();
      } else if (at === button) {
        // Forward it is not prevented: the browser goes on from here.
        if (event.shiftKey) event.preventDefault();
        goBack();
      }
    }
    document.addEventListener('keydown', move, { capture: true });
    return () => document.removeEventListener('keydown', move, { capture: true });
  }, [ref, place, goBack]);

  return goBack;
}
