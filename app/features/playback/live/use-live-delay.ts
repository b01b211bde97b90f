import { useEffect } from 'react';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { followServerClock, serverNow } from './shared-clock.ts';

/**
 * Seconds from what is shown to the present: by the stream's own dates and the server's clock where both are
 * known, else to the end of what can be watched. `position` and `edge` in seconds of the media's clock.
 */
export function useLiveDelay(position: number, edge: number): number {
  const { playheadDateMs } = usePlayerApi();
  const dateMs = playheadDateMs();
  const isDated = dateMs !== null;
  // Keeps the clock running; position and edge draw anew every second anyway.
  useEffect(() => (isDated ? followServerClock(null, () => undefined) : undefined), [isDated]);
  const nowMs = serverNow();
  const fromDates = dateMs !== null && nowMs !== null ? (nowMs - dateMs) / 1000 : null;
  return Math.max(0, Math.round(fromDates ?? edge - position));
}
