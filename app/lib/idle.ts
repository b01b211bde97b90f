/** For browsers that do not report when they are idle (Safari). */
const FALLBACK_MS = 1000;

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  const hasIdleCallback = 'requestIdleCallback' in window;
  let handle = 0;
  const start = () => {
    handle = hasIdleCallback
      ? window.requestIdleCallback(callback)
      : window.setTimeout(callback, FALLBACK_MS);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    if (hasIdleCallback) window.cancelIdleCallback(handle);
    else window.clearTimeout(handle);
  };
}
