import type { LaneDefinition } from './lane-definition.ts';

const MAX_ACCOUNTS = 1_000;

/**
 * Which lanes an account's home had when this isolate last looked. Only a guess: it lets the lanes be asked for in
 * the same round trip as their definitions, and a guess that proves wrong costs a second one.
 */
export class LaneMemory {
  readonly #lanes = new Map<string, readonly LaneDefinition[]>();

  guess(accountId: string): readonly LaneDefinition[] {
    return this.#lanes.get(accountId) ?? [];
  }

  learn(accountId: string, lanes: readonly LaneDefinition[]): void {
    if (this.#lanes.size >= MAX_ACCOUNTS) this.#lanes.clear();
    this.#lanes.set(accountId, lanes);
  }
}
