import { type RefObject, useEffect } from 'react';

/** What a link would follow. */
const ACTIVATION_EVENTS = ['click', 'auxclick', 'submit', 'dragstart'];
/** Links prefetch their page by these. Where that fails, as it does offline, Remix reloads the document. */
const PREFETCH_EVENTS = ['mouseover', 'mouseout', 'touchstart', 'focusin'];

/** What is pressed or sent there, of a text that is typed into or beside it, goes nowhere. */
export function useHeldLinks(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const over = new AbortController();
    const hold = (event: Event) => {
      // A slider is moved by its own buttons (show-card.ts).
      if (!event.isTrusted) return;
      if (ACTIVATION_EVENTS.includes(event.type)) event.preventDefault();
      event.stopPropagation();
      // The stage still learns which block has the focus.
      if (event.type === 'focusin') current.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    };
    for (const type of [...ACTIVATION_EVENTS, ...PREFETCH_EVENTS])
      current.addEventListener(type, hold, {
        capture: true,
        passive: PREFETCH_EVENTS.includes(type),
        signal: over.signal,
      });
    return () => over.abort();
  }, [root]);
}
