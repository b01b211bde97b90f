import { MAX_PACED_VIEWERS } from './constants.ts';

export interface Allowance {
  /** This many at once, then one a refill. */
  burst: number;
  refillMs: number;
}

/** How fast each viewer does something in one room: a few at once, then one every so often. Forgotten when the room sleeps. */
export class Pace {
  readonly #allowance: Allowance;
  /** When each viewer's allowance is whole again. */
  readonly #wholeAtMs = new Map<string, number>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Counts it. Seconds to wait, or null when it may go. */
  take(userId: string, nowMs: number): number | null {
    const { burst, refillMs } = this.#allowance;
    const wholeAtMs = Math.max(nowMs, this.#wholeAtMs.get(userId) ?? 0) + refillMs;
    const overMs = wholeAtMs - nowMs - burst * refillMs;
    if (overMs > 0) return Math.ceil(overMs / 1000);
    if (this.#wholeAtMs.size >= MAX_PACED_VIEWERS) this.#forgetRested(nowMs);
    this.#wholeAtMs.set(userId, wholeAtMs);
    return null;
  }

  #forgetRested(nowMs: number): void {
    for (const [userId, wholeAtMs] of this.#wholeAtMs) if (wholeAtMs <= nowMs) this.#wholeAtMs.delete(userId);
  }
}
