import { useEffect, useState } from 'react';
import { getPageTime } from './page-time.ts';

const TICK_MS = 1000;

/** The server's time in ms, a second at a time; the first is that of rendering, so that server and browser agree. */
export function usePageTime(renderedAtMs: number, tickMs = TICK_MS): number {
  const [nowMs, setNowMs] = useState(renderedAtMs);
  useEffect(() => {
    const time = getPageTime(renderedAtMs);
    const tick = () => setNowMs(time.now());
    tick();
    const timer = window.setInterval(tick, tickMs);
    // A tab that comes back shows the present at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [renderedAtMs, tickMs]);
  return nowMs;
}
