import { useEffect, useRef } from 'react';
import { keepAsking } from '#app/features/playback/live/keep-asking.ts';
import { followServerClock } from '#app/features/playback/live/shared-clock.ts';

/**
 * At the second at which the plan ends that opens what plays, by the server's clock, the player's place asks for it again
 * until it gets another answer: that it is locked, or how long the plan has been prolonged.
 */
export function useAccessEnd(validUntil: string | undefined, onEnd: () => void): void {
  const ask = useRef(onEnd);
  ask.current = onEnd;
  useEffect(() => {
    const endMs = Date.parse(validUntil ?? '');
    if (Number.isNaN(endMs)) return;
    let stop: (() => void) | undefined;
    const unfollow = followServerClock(null, (nowMs) => {
      if (nowMs >= endMs) stop ??= keepAsking(() => ask.current());
    });
    return () => {
      unfollow();
      stop?.();
    };
  }, [validUntil]);
}
