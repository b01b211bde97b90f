import { MAX_LIMITED_VIEWERS } from './constants.ts';

export interface Quota {
  /** This many at once, then one a refill. */
  burst: number;
  refillMs: number;
}

/** How fast each viewer does something in one room: a few at once, then one every so often. Forgotten when the room sleeps. */
export class RateLimiter {
  readonly #allowance: Quota;
  /** When each viewer's allowance is whole again. */
  readonly #wholeAtMs = new Map<string, number>();

  constructor(quota: Quota) {
    this.#allowance = quota;
  }

  /** Counts it. Seconds to wait, or null when it may go. */
  take(userId: string, nowMs: number): number | null {
    const { burst, refillMs } = this.#allowance;
    const refilledAtMs = Math.max(nowMs, this.#wholeAtMs.get(userId) ?? 0) + refillMs;
    const overMs = refilledAtMs - nowMs - burst * refillMs;
    if (overMs > 0) return Math.ceil(overMs / 1000);
    if (this.#wholeAtMs.size >= MAX_LIMITED_VIEWERS) this.#forgetRested(nowMs);
    this.#wholeAtMs.set(userId, refilledAtMs);
    return null;
  }

  #forgetRested(nowMs: number): void {
    for (const [userId, refilledAtMs] of this.#wholeAtMs)
      if (refilledAtMs <= nowMs) this.#wholeAtMs.delete(userId);
  }
}
