/** Of `navigator.connection`, where a browser tells it. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Calls back once the page has loaded and the browser has nothing else to do; never on a line that is slow or that its
 * owner wants spared. Returns how to call it off.
 */
export function whenIdle(callback: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return () => {};
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
