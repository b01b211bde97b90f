import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { CONTENT_REFRESH_MS } from './listing/constants.ts';

/**
 * Reads the page's data anew every 10 s while the page is visible (viewer.md §4, §9), for accounts that allow it
 * (`site.refreshesContent`). What viewers scrolled to or typed stays: only the loaders' data changes.
 */
export function useContentRefresh(enabled: boolean): void {
  const { state, revalidate } = useRevalidator();
  const refresh = useRef(() => {});
  refresh.current = () => {
    // An answer on its way is new enough, and offline one would only replace the page by an error.
    if (state === 'idle' && navigator.onLine) revalidate();
  };
  useEffect(
    () => (enabled ? everyVisible(CONTENT_REFRESH_MS, () => refresh.current()) : undefined),
    [enabled],
  );
}

/** Calls back at the interval while the document shows; the time starts anew when it shows again. Returns the way to stop. */
function everyVisible(intervalMs: number, call: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    timer = document.visibilityState === 'visible' ? setInterval(call, intervalMs) : undefined;
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
