// chunk: shell

import { useEffect, useRef } from 'react';
import type { PlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';

/** What plays this long has recovered. */
const RECOVERED_AFTER_MS = 30_000;

/**
 * Opens what failed again, by itself and less and less often; the viewer may press "try again" sooner. A pass
 * that has run out is renewed, once.
 */
export function useReconnect({ state, retry }: PlayerApi, isOnline: boolean): void {
  const attempts = useRef(0);
  const again = useRef(retry);
  again.current = retry;
  const { failure, phase } = state;
  useEffect(() => {
    const delayMs = isOnline && failure ? reconnectDelayMs(failure, attempts.current) : null;
    if (delayMs === null) return;
    const timer = window.setTimeout(() => {
      attempts.current += 1;
      again.current();
    }, delayMs);
    return () => window.clearTimeout(timer);
  }, [isOnline, failure]);

  useEffect(() => {
    if (phase !== 'ready') return;
    const timer = window.setTimeout(() => {
      attempts.current = 0;
    }, RECOVERED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [phase]);
}
