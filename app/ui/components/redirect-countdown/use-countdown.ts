import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Seconds left, counted once scripts run and by the clock, since hidden pages miss beats. `onEnd` is called
 * once; not at all when the count is stopped.
 */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [left, setLeft] = useState(seconds);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return;
    const endsAt = Date.now() + seconds * SECOND_MS;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      onEnd();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [seconds, isStopped, onEnd]);
  return { left, isStopped, stop: () => setStopped(true) };
}
