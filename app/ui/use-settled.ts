import { useEffect, useState } from 'react';

/** For browsers that do not say when they are idle. */
const LATER_MS = 1000;

/** True once the page has loaded and the browser has nothing better to do: for what is nice to have. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const wait = () => {
      cancel = whenIdle(() => setSettled(true));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel?.();
    };
  }, []);
  return isSettled;
}

function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, LATER_MS);
  return () => clearTimeout(timer);
}
