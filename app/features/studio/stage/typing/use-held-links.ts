import { type RefObject, useEffect } from 'react';

/** What is pressed or sent there, of a text that is typed into or beside it, goes nowhere. */
export function useHeldLinks(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const over = new AbortController();
    const hold = (event: Event) => {
      // A slider is moved by its own buttons (show-card.ts).
      if (!event.isTrusted) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of ['click', 'auxclick', 'submit', 'dragstart'])
      current.addEventListener(type, hold, { capture: true, signal: over.signal });
    return () => over.abort();
  }, [root]);
}
