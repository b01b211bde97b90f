import type { Accepted } from '#app/contract/editing.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { rebase } from '#app/lib/edit-document/merge.ts';
import { type LoggedBatch, undoable, withoutUndone } from '#app/lib/edit-document/undo.ts';
import { withDraft } from './apply-answer.ts';
import type { Outbox } from './outbox.ts';
import { rebaseSteps, toHeld, withHeld } from './rebase-steps.ts';
import type { Batch, LoadedDraft, LocalDraft, StoreTransport } from './store-types.ts';
import { withStep } from './with-step.ts';

type Way = 'undo' | 'redo';

/** `held` shows both sides, as a colleague has changed the same since; `busy` waits for the site still. */
export type TakenBack = 'done' | 'held' | 'nothing' | 'failed' | 'busy';

/** What an editor can take back: of what is sent, by the platform's log; of the rest, by leaving it out. */
export class History {
  readonly #userId: string;
  #log: readonly LoggedBatch[];
  /** Steps that were taken back before they were sent, the last of them at the end. */
  #takenBack: readonly Batch[] = [];
  #isGoing = false;

  constructor(userId: string, log: readonly LoggedBatch[]) {
    this.#userId = userId;
    this.#log = log;
  }

  loaded(log: readonly LoggedBatch[]): void {
    const known = new Set(log.map(({ revision }) => revision));
    const newest = log.at(-1)?.revision ?? 0;
    this.#log = [...log, ...this.#log.filter((each) => each.revision > newest && !known.has(each.revision))];
  }

  accepted({ undoes }: Batch, { revision, applied }: Accepted): void {
    if (applied.length === 0 || this.#log.some((each) => each.revision === revision)) return;
    this.#log = [...this.#log, { revision, actor: { _id: this.#userId }, undoes }];
  }

  forgetTakenBack(): void {
    this.#takenBack = [];
  }

  undoable({ batches }: LocalDraft): { undo: boolean; redo: boolean } {
    const logged = undoable(this.#log, this.#userId);
    return {
      undo: batches.length > 0 || logged.undo !== null,
      redo: this.#takenBack.length > 0 || (batches.length === 0 && logged.redo !== null),
    };
  }

  async go(
    way: Way,
    outbox: Outbox,
    transport: StoreTransport,
    flush: () => Promise<boolean>,
  ): Promise<TakenBack> {
    // A second press while the first one waits for the site is none.
    if (this.#isGoing) return 'busy';
    if (this.#goUnsent(way, outbox)) return 'done';
    this.#isGoing = true;
    try {
      return (await flush()) ? await this.#goSent(way, outbox, transport) : 'failed';
    } finally {
      this.#isGoing = false;
    }
  }

  async #goSent(way: Way, outbox: Outbox, transport: StoreTransport): Promise<TakenBack> {
    let revision = undoable(this.#log, this.#userId)[way];
    while (revision !== null) {
      const loaded = await transport.load(revision - 1);
      if (!loaded) return 'failed';
      this.#log = merged(this.#log, loaded.log);
      const now = undoable(this.#log, this.#userId)[way];
      if (now === revision) return takeBack(outbox, loaded, revision);
      // Another tab of the same editor has taken it back, or changed something since.
      revision = now;
    }
    return 'nothing';
  }

  #goUnsent(way: Way, outbox: Outbox): boolean {
    const { local } = outbox;
    if (way === 'undo') {
      const last = local.batches.at(-1);
      if (!last || last.isSent || last.undoes !== undefined) return false;
      this.#takenBack = [...this.#takenBack, last];
      outbox.set({ ...local, batches: local.batches.slice(0, -1) });
      return true;
    }
    const last = this.#takenBack.at(-1);
    if (!last) return false;
    this.#takenBack = this.#takenBack.slice(0, -1);
    // What others did since may have taken away what it changed.
    outbox.set(rebaseSteps({ ...local, batches: [...local.batches, last] }, local, []));
    return true;
  }
}

function merged(log: readonly LoggedBatch[], more: readonly LoggedBatch[]): readonly LoggedBatch[] {
  const batches = new Map([...log, ...more].map((batch) => [batch.revision, batch]));
  return [...batches.values()].sort((one, other) => one.revision - other.revision);
}

/** The inverse of a batch, on the draft as it is now; held where a colleague has changed the same since. */
function takeBack(outbox: Outbox, loaded: LoadedDraft, revision: number): TakenBack {
  const [entry, ...since] = loaded.log;
  if (entry?.revision !== revision || entry.inverses.length === 0) return 'failed';
  const others: readonly Command[] = withoutUndone(since).flatMap(({ commands }) => commands);
  const rebased = rebase(entry.inverses, others);
  const local = withDraft(outbox.local, loaded);
  if (rebased.ok) {
    const next = withStep(local, { commands: rebased.commands, undoes: revision });
    outbox.set(rebaseSteps(next, local, []));
    return 'done';
  }
  const before = outbox.local.base;
  const step = { commandId: crypto.randomUUID(), commands: entry.inverses, undoes: revision };
  outbox.set({ ...local, held: withHeld(local.held, [toHeld(step, rebased.clashes, before)]) });
  return 'held';
}
