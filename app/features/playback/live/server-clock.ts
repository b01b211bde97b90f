/**
 * The server's time, counted on from its last answers by a clock that the viewer cannot set. What an answer says is by
 * then a little old, so that each is a least value: the greatest counts. Never ahead of the server by more than half an
 * answer's way.
 */
export interface ServerClock {
  /** The server said so; nothing is known of how long the answer took. */
  observe(serverNowMs: number): void;
  /** The server said so in answer to a question asked at `askedAtMs`, by `monotonicMs`. Corrects in both directions. */
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
 * Says when the machine has slept, during which the monotonic clock of some systems stands still, or had its own clock
 * set: the two have come apart since it was last asked.
 */
export function createSleepDetector(monotonicMs: () => number, wallMs: () => number): () => boolean {
  let apartMs = wallMs() - monotonicMs();
  return () => {
    const before = apartMs;
    apartMs = wallMs() - monotonicMs();
    return Math.abs(apartMs - before) > SLEPT_MS;
  };
}
