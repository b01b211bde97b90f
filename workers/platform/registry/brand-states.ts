import type { BrandStates } from '#app/contract/brand-states.ts';
import type { Database } from '#workers/platform/storage/database.ts';
import { changedStates } from '#workers/platform/storage/registry-states.ts';

/** KV has everywhere by then what the list no longer names: its copies live for a minute. */
const LISTED_MS = 5 * 60_000;
/** Part of the ten seconds in which a suspension shows on every page (operators.md B.14). */
const FRESH_MS = 2_000;

/** What every isolate of the edge reads every few seconds: read once for many of them. */
export class BrandStateList {
  readonly #db: Database;
  readonly #now: () => Date;
  #known: { atMs: number; states: BrandStates } | undefined;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async get(): Promise<BrandStates> {
    const nowMs = this.#now().getTime();
    if (this.#known && nowMs - this.#known.atMs < FRESH_MS) return this.#known.states;
    const states = await changedStates(this.#db, new Date(nowMs - LISTED_MS));
    this.#known = { atMs: nowMs, states };
    return states;
  }
}
