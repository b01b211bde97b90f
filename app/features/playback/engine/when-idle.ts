import { mayFetchAhead } from './may-fetch-ahead.ts';

/**
 * Calls back once the page has loaded and the browser has nothing else to do; never where nothing may be fetched ahead.
 * Returns how to call it off.
 */
export function whenIdle(callback: () => void): () => void {
  if (!mayFetchAhead()) return () => {};
  let handle = 0;
  // Safari has no idle callback; a moment after loading serves there.
  const isIdleKnown = 'requestIdleCallback' in window;
  const start = () => {
    handle = isIdleKnown ? window.requestIdleCallback(callback) : window.setTimeout(callback, 1000);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    if (isIdleKnown) window.cancelIdleCallback(handle);
    else window.clearTimeout(handle);
  };
}
