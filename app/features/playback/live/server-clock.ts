/**
 * The server's time, counted on from its last responses by a clock that the viewer cannot set. A response's
 * time is a little old when it arrives, so that each is a lower bound: the greatest counts. Never ahead of
 * the server by more than half a round trip.
 */
export interface ServerClock {
  /** The server's time from a page, whose age is unknown. */
  observe(serverNowMs: number): void;
  /**
   * The server's time from a response to a request sent at `sentAtMs`, by `monotonicMs`. Corrects in both
   * directions.
   */
  sync(serverNowMs: number, sentAtMs: number): void;
  /** Anything is known at all. */
  isSet(): boolean;
  /** Unix milliseconds. */
  nowMs(): number;
}

export function createServerClock(monotonicMs: () => number): ServerClock {
  // Server time less monotonic time.
  let offsetMs = Number.NEGATIVE_INFINITY;
  return {
    observe(serverNowMs) {
      offsetMs = Math.max(offsetMs, serverNowMs - monotonicMs());
    },
    sync(serverNowMs, sentAtMs) {
      const least = serverNowMs - monotonicMs();
      const most = serverNowMs - sentAtMs;
      if (offsetMs < least || offsetMs > most) offsetMs = (least + most) / 2;
    },
    isSet: () => Number.isFinite(offsetMs),
    nowMs: () => monotonicMs() + offsetMs,
  };
}

const SLEPT_MS = 2000;

/**
 * Detects that the machine has slept, during which the monotonic clock of some systems stops, or that its own
 * clock was set: the two have drifted apart since the last call.
 */
export function createSleepDetector(monotonicMs: () => number, wallMs: () => number): () => boolean {
  let apartMs = wallMs() - monotonicMs();
  return () => {
    const before = apartMs;
    apartMs = wallMs() - monotonicMs();
    return Math.abs(apartMs - before) > SLEPT_MS;
  };
}
