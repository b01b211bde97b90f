import { type RefObject, useEffect, useState } from 'react';

/** What the page is about, and what films and sliders are stopped with: nothing of ours lies over that. */
const TAKEN = 'main :is([data-variant="primary"], [type="submit"], video, [data-player], [data-controls])';
const IDLE_AFTER_MS = 120;

/**
 * Whether something that floats would lie over what the page is about; looked at anew whenever the page has
 * come to rest, and when something is added to it: sliders get their controls after the page has loaded.
 */
export function useCovering(ref: RefObject<HTMLElement>, isRequested: boolean): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    if (!isRequested) return setCovering(false);
    let timer: number | undefined;
    const look = () => setCovering(isOverAny(ref.current));
    const lookSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, IDLE_AFTER_MS);
    };
    look();
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    for (const name of ['scroll', 'resize', 'load']) window.addEventListener(name, lookSoon, options);
    const added = new MutationObserver(lookSoon);
    added.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.clearTimeout(timer);
      added.disconnect();
      listeners.abort();
    };
  }, [ref, isRequested]);
  return isCovering;
}

function isOverAny(own: HTMLElement | null): boolean {
  // A form with keyboard focus stays.
  if (!own || own.contains(document.activeElement)) return false;
  const box = own.getBoundingClientRect();
  return [...document.querySelectorAll(TAKEN)].some((each) => {
    const other = each.getBoundingClientRect();
    const isApart =
      other.right <= box.left ||
      other.left >= box.right ||
      other.bottom <= box.top ||
      other.top >= box.bottom;
    return other.width > 0 && !isApart;
  });
}
