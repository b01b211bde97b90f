import { MAX_PACED_VIEWERS, POST_BURST, POST_REFILL_MS } from './constants.ts';

/** How fast each viewer writes into one room: a few at once, then one every so often. Forgotten when the room sleeps. */
export class PostPace {
  /** When each viewer's allowance is whole again. */
  readonly #wholeAtMs = new Map<string, number>();

  /** Counts a post. Seconds to wait, or null when it may go. */
  take(userId: string, nowMs: number): number | null {
    const wholeAtMs = Math.max(nowMs, this.#wholeAtMs.get(userId) ?? 0) + POST_REFILL_MS;
    const overMs = wholeAtMs - nowMs - POST_BURST * POST_REFILL_MS;
    if (overMs > 0) return Math.ceil(overMs / 1000);
    if (this.#wholeAtMs.size >= MAX_PACED_VIEWERS) this.#forgetRested(nowMs);
    this.#wholeAtMs.set(userId, wholeAtMs);
    return null;
  }

  #forgetRested(nowMs: number): void {
    for (const [userId, wholeAtMs] of this.#wholeAtMs) if (wholeAtMs <= nowMs) this.#wholeAtMs.delete(userId);
  }
}
