import type { Accepted } from '#app/contract/editing.ts';
import { withAnswer, withDraft, withoutFirst } from './apply-answer.ts';
import type { Batch, LocalDraft, LocalSlot, StoreTransport } from './store-types.ts';

/** Steps go out this long after the last change (edit-mode.md §10). */
export const SEND_DELAY_MS = 400;

/** Why steps do not go out. */
export type Hindrance = 'unreachable' | 'signed-out';

interface Listener {
  changed(): void;
  accepted(batch: Batch, accepted: Accepted): void;
  rejected(message: string | null): void;
}

/** Sends the steps that a browser keeps, one at a time and in their order, until the platform has them all. */
export class Outbox {
  local: LocalDraft;
  hindrance: Hindrance | null = null;
  /** False where the browser does not keep what is not sent yet: leaving the page would lose it. */
  isStored = true;
  readonly #slot: LocalSlot;
  readonly #transport: StoreTransport;
  readonly #listener: Listener;
  #writing = Promise.resolve();
  #isStopped = false;
  #sending: Promise<void> | null = null;

  constructor(slot: LocalSlot, local: LocalDraft, transport: StoreTransport, listener: Listener) {
    this.#slot = slot;
    this.local = local;
    this.#transport = transport;
    this.#listener = listener;
  }

  set(local: LocalDraft): void {
    if (this.#isStopped) return;
    this.local = local;
    this.isStored = false;
    this.#writing = this.#writing.then(() => this.#write(local));
    this.#listener.changed();
  }

  /** Sends what has rested for so long; all that there is without it. */
  send(restMs = 0): Promise<void> {
    this.#sending ??= this.#sendAll(restMs).finally(() => {
      this.#sending = null;
      this.#listener.changed();
    });
    return this.#sending;
  }

  /** Another page goes on with what is stored. Resolves once the browser has written it. */
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#writing;
  }

  async #write(local: LocalDraft): Promise<void> {
    // Of several that wait, the newest is written.
    if (local !== this.local) return;
    const isEmpty = local.batches.length === 0 && local.held.length === 0;
    try {
      await this.#slot.put(isEmpty ? null : local);
      if (local === this.local) this.isStored = true;
    } catch {
      // A browser without storage, or with a full one: leaving the page is warned of.
    }
  }

  async #sendAll(restMs: number): Promise<void> {
    while (!this.#isStopped) {
      if (this.local.isStale && !(await this.#load())) return;
      const [head] = this.local.batches;
      if (!head || (!head.isSent && Date.now() - head.time < restMs)) return;
      if (!(await this.#sendFirst(head))) return;
    }
  }

  async #sendFirst(head: Batch): Promise<boolean> {
    const sent = { ...head, isSent: true };
    this.set({ ...this.local, batches: [sent, ...this.local.batches.slice(1)] });
    await this.#writing;
    if (this.#isStopped) return false;
    const outcome = await this.#transport.send({ ...sent, revision: this.local.revision });
    if (this.#isStopped) return false;
    switch (outcome.kind) {
      case 'accepted':
        this.hindrance = null;
        this.#listener.accepted(sent, outcome.accepted);
        this.set(withAnswer(this.local, outcome.accepted));
        return true;
      case 'rejected':
        this.hindrance = null;
        this.#listener.rejected(outcome.message);
        this.set(withoutFirst(this.local));
        return true;
      default:
        this.hindrance = outcome.kind;
        return false;
    }
  }

  async #load(): Promise<boolean> {
    const loaded = await this.#transport.load();
    this.hindrance = loaded ? null : 'unreachable';
    if (loaded) this.set(withDraft(this.local, loaded));
    return loaded !== null;
  }
}
