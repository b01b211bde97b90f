import { useEffect, useRef } from 'react';
import { poll } from '#app/features/playback/live/poll.ts';
import { followServerClock } from '#app/features/playback/live/shared-clock.ts';

/** What plays is asked for again when the plan ends that opens it to this viewer. */
export function useAccessEnd(validUntil: string | undefined, onEnd: () => void): void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => followAccessEnd(validUntil, () => latest.current()), [validUntil]);
}

/**
 * Asks at that second (ISO 8601), by the server's clock, and then until there is another answer: that it is locked, or how
 * long the plan has been prolonged. Returns what ends it.
 */
export function followAccessEnd(
  validUntil: string | undefined,
  revalidate: () => void,
): (() => void) | undefined {
  const endMs = Date.parse(validUntil ?? '');
  if (Number.isNaN(endMs)) return undefined;
  let stop: (() => void) | undefined;
  const unfollow = followServerClock(null, (nowMs) => {
    if (nowMs >= endMs) stop ??= poll(revalidate);
  });
  return () => {
    unfollow();
    stop?.();
  };
}
