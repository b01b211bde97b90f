import { LRUCache } from 'lru-cache';
import type { LaneDefinition } from './lane-definition.ts';
import type { LaneQuery } from './lanes.ts';

/** Lanes and the queries for them, built once. */
export interface CachedLanes {
  definitions: readonly LaneDefinition[];
  queries: readonly LaneQuery[];
}

const MAX_HOMES = 1_000;
const NONE: CachedLanes = { definitions: [], queries: [] };

/**
 * Which lanes a home had when this isolate last looked. Only a guess: it lets the lanes be queried in the
 * same round trip as their definitions, and a wrong guess costs a second one.
 */
export class LaneMemory {
  readonly #homes = new LRUCache<string, CachedLanes>({ max: MAX_HOMES });

  guess(home: string): CachedLanes {
    return this.#homes.get(home) ?? NONE;
  }

  learn(home: string, lanes: CachedLanes): void {
    this.#homes.set(home, lanes);
  }
}
