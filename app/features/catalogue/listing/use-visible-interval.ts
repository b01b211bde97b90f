import { useEffect, useRef } from 'react';

/**
 * Calls back at the interval while the document is visible; the interval restarts when it becomes visible
 * again. Null never calls.
 */
export function useVisibleInterval(intervalMs: number | null, call: () => void): void {
  const latest = useRef(call);
  latest.current = call;
  useEffect(() => {
    if (intervalMs === null) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      const isVisible = document.visibilityState === 'visible';
      timer = isVisible ? setInterval(() => latest.current(), intervalMs) : undefined;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [intervalMs]);
}
