import { useEffect, useRef } from 'react';
import { poll } from '#app/features/playback/live/poll.ts';
import { followServerClock } from '#app/features/playback/live/shared-clock.ts';

/** Revalidates when the plan ends that gives this viewer access. */
export function useAccessEnd(validUntil: string | undefined, onEnd: () => void): void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => followAccessEnd(validUntil, () => latest.current()), [validUntil]);
}

/**
 * Polls from that second (ISO 8601) on, by the server's clock, until there is another response: that it is
 * locked, or how long the plan has been prolonged. Returns what ends it.
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
