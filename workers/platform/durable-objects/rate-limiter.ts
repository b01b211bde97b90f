import { MAX_LIMITED_VIEWERS } from './constants.ts';

export interface Quota {
  /** This many at once, then one a refill. */
  burst: number;
  refillMs: number;
}

/** Limits how fast each viewer acts in a room: a burst, then one action per refill, until hibernation. */
export class RateLimiter {
  readonly #quota: Quota;
  /** When each viewer's quota is full again. */
  readonly #refilledAtMs = new Map<string, number>();

  constructor(quota: Quota) {
    this.#quota = quota;
  }

  /** Counts one action. Returns the seconds to wait, or null where the action is within the quota. */
  take(userId: string, nowMs: number): number | null {
    const { burst, refillMs } = this.#quota;
    const refilledAtMs = Math.max(nowMs, this.#refilledAtMs.get(userId) ?? 0) + refillMs;
    const overMs = refilledAtMs - nowMs - burst * refillMs;
    if (overMs > 0) return Math.ceil(overMs / 1000);
    if (this.#refilledAtMs.size >= MAX_LIMITED_VIEWERS) this.#deleteRefilled(nowMs);
    this.#refilledAtMs.set(userId, refilledAtMs);
    return null;
  }

  #deleteRefilled(nowMs: number): void {
    for (const [userId, refilledAtMs] of this.#refilledAtMs)
      if (refilledAtMs <= nowMs) this.#refilledAtMs.delete(userId);
  }
}
