import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** The server's time in ms, a second at a time: the viewer's own clock may be wrong (viewer.md §4 goes by the server's). */
export function useServerClock(serverNowMs: number): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    const startedAtMs = performance.now();
    const tick = () => setNowMs(serverNowMs + performance.now() - startedAtMs);
    tick();
    const timer = window.setInterval(tick, TICK_MS);
    return () => window.clearInterval(timer);
  }, [serverNowMs]);
  return nowMs;
}
