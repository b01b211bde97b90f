import { type RefObject, useEffect } from 'react';

/** What a link would follow. */
const ACTS = ['click', 'auxclick', 'submit', 'dragstart'];
/** What a link would fetch its page by. Where that fails, as it does offline, Remix loads this page anew. */
const SIGNS = ['mouseover', 'mouseout', 'touchstart', 'focusin'];

/** What is pressed or sent there, of a text that is typed into or beside it, goes nowhere. */
export function useHeldLinks(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const over = new AbortController();
    const hold = (event: Event) => {
      // A slider is moved by its own buttons (show-card.ts).
      if (!event.isTrusted) return;
      if (ACTS.includes(event.type)) event.preventDefault();
      event.stopPropagation();
      // The stage still learns which block has the focus.
      if (event.type === 'focusin') current.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    };
    for (const type of [...ACTS, ...SIGNS])
      current.addEventListener(type, hold, {
        capture: true,
        passive: SIGNS.includes(type),
        signal: over.signal,
      });
    return () => over.abort();
  }, [root]);
}
