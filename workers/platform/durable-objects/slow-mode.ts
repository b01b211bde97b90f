import { LRUCache } from 'lru-cache';
import { MAX_LIMITED_VIEWERS } from './constants.ts';
import type { SlowModeRule } from './rooms.ts';

export type Permit = { kind: 'wait'; seconds: number } | { kind: 'go'; release(): void };

/**
 * Slow mode: one comment of a viewer, then a wait. The database has the comments that are stored; this has
 * those that are being stored, so that of two sent at once only one is accepted.
 */
export class SlowMode {
  readonly #takenMs = new LRUCache<string, number>({ max: MAX_LIMITED_VIEWERS });

  take(userId: string, { waitMs, lastWrittenMs }: SlowModeRule, nowMs: number): Permit {
    const takenMs = this.#takenMs.get(userId);
    const leftMs = Math.max(takenMs ?? 0, lastWrittenMs) + waitMs - nowMs;
    if (leftMs > 0) return { kind: 'wait', seconds: Math.ceil(leftMs / 1000) };
    this.#takenMs.set(userId, nowMs);
    return { kind: 'go', release: () => void this.#takenMs.delete(userId) };
  }
}
