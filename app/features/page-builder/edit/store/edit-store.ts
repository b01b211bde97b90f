import { applyAll, type Misfit } from '#app/lib/edit-document/apply.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import type { LoggedBatch } from '#app/lib/edit-document/undo.ts';
import { withDraft } from './apply-answer.ts';
import { History, type TakenBack } from './history.ts';
import { fittingOf, localOf } from './local-draft.ts';
import { type Hindrance, Outbox, SEND_DELAY_MS } from './outbox.ts';
import { documentOf } from './rebase-steps.ts';
import { sendLeft } from './send-left.ts';
import { SendTimer } from './send-timer.ts';
import { statusOf } from './status.ts';
import type {
  Batch,
  LoadedDraft,
  LocalDraft,
  LocalSlot,
  StageView,
  StoreState,
  StoreTransport,
} from './store-types.ts';
import { ViewRequests } from './view-requests.ts';
import { withStep } from './with-step.ts';

/** The draft as the site loaded it, drawn in a language. */
export interface ShownDraft extends Pick<LoadedDraft, 'document' | 'revision'> {
  /** Of what the editor has changed. */
  log: readonly LoggedBatch[];
  views: ReadonlyMap<string, StageView>;
  /** Of the edited texts. */
  language: string;
}

/**
 * What an editor's browser knows of a draft, and the only one that changes it: changes count at once, and are
 * stored and sent until the platform has them (edit-mode.md §10, docs/decisions/076).
 */
export class EditStore {
  readonly #outbox: Outbox;
  readonly #history: History;
  readonly #views: ViewRequests;
  readonly #transport: StoreTransport;
  readonly #listeners = new Set<() => void>();
  #orphans: readonly LocalSlot[];
  #rejected: { message: string | null } | null = null;
  readonly #timer = new SendTimer(() => this.#send(SEND_DELAY_MS));
  #state: StoreState;

  constructor(
    shown: ShownDraft,
    [own, ...orphans]: readonly [LocalSlot, ...LocalSlot[]],
    { userId, transport }: { userId: string; transport: StoreTransport },
  ) {
    this.#transport = transport;
    this.#orphans = orphans;
    const listener = {
      changed: () => this.#notify(),
      accepted: (batch: Batch, accepted: Parameters<History['accepted']>[1]) =>
        this.#history.accepted(batch, accepted),
      rejected: (message: string | null) => {
        this.#rejected = { message };
      },
    };
    this.#history = new History(userId, shown.log);
    this.#outbox = new Outbox(own, localOf(own.local, shown), transport, listener);
    this.#views = new ViewRequests(shown, transport, () => this.#notify());
    this.#state = this.#stateNow();
    this.#views.request(() => this.document);
    // On the draft as it is now, it may be less.
    if (own.local) this.#outbox.set(this.#outbox.local);
    if (this.#outbox.local.batches.length > 0 || orphans.length > 0) this.#timer.start(0);
  }

  get document(): EditDocument {
    return this.#state.document;
  }

  readonly getState = (): StoreState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Changes the draft at once; all of the commands or none. Those of one `step` name within a second are one step
   * of undo, as are sets of one field.
   */
  change(
    commands: readonly Command[],
    { step }: { step?: string } = {},
  ): { ok: true } | { ok: false; reason: Misfit } {
    const applied = applyAll(this.document, commands);
    if (!applied.ok) return { ok: false, reason: applied.reason };
    if (applied.inverses.length === 0) return { ok: true };
    this.#rejected = null;
    this.#history.forgetTakenBack();
    this.#outbox.set(withStep(this.#outbox.local, { commands, step }));
    this.#timer.start(SEND_DELAY_MS);
    return { ok: true };
  }

  /** Takes back the editor's own last step, whatever others changed since; where that clashes, it is held. */
  readonly undo = (): Promise<TakenBack> => this.#go('undo');
  readonly redo = (): Promise<TakenBack> => this.#go('redo');

  /** Chooses a side of a step that is held: mine is made once more, on the draft as it is now. */
  choose(heldId: string, side: 'mine' | 'theirs'): void {
    const { local } = this.#outbox;
    const step = local.held.find(({ id }) => id === heldId);
    if (!step) return;
    const without: LocalDraft = { ...local, held: local.held.filter((each) => each !== step) };
    const fitting = side === 'theirs' ? [] : fittingOf(this.document, [...step.restores, ...step.commands]);
    this.#outbox.set(
      fitting.length === 0 ? without : withStep(without, { commands: fitting, undoes: step.undoes }),
    );
    this.#timer.start(0);
  }

  /** Words of a change that does not fit any more: they are shown until their editor has seen to them. */
  hold(mine: Command, reason: Misfit): void {
    const { local } = this.#outbox;
    const step = { id: crypto.randomUUID(), commands: [mine], pairs: [{ mine, reason }], restores: [] };
    this.#outbox.set({ ...local, held: [...local.held, step] });
  }

  /** The site loaded the draft once more, or in another language. */
  receive(shown: ShownDraft): void {
    const { local } = this.#outbox;
    const isInDoubt = local.batches[0]?.isSent || local.isStale;
    this.#history.loaded(shown.log);
    this.#views.show(shown);
    if (!isInDoubt && shown.revision > local.revision) this.#outbox.set(withDraft(local, shown));
    else this.#notify();
  }

  /** Sends what waits. False where something could not be sent: it stays stored. */
  async flush(): Promise<boolean> {
    const [head] = this.#outbox.local.batches;
    if (!head) return true;
    const hindrance = await this.#send(0);
    // Nothing goes out any more once the store is stopped.
    const isStuck = this.#outbox.local.batches[0]?.commandId === head.commandId;
    return hindrance === null && !isStuck && this.flush();
  }

  /** What others did meanwhile. */
  async refresh(): Promise<void> {
    if (this.#outbox.local.batches.length > 0) return;
    const loaded = await this.#transport.load();
    const { local } = this.#outbox;
    if (loaded && !local.batches[0]?.isSent && loaded.revision !== local.revision)
      this.#outbox.set(withDraft(local, loaded));
  }

  /** What a tab has left that is gone now. */
  adopt(slot: LocalSlot): void {
    if (!slot.local) return;
    this.#orphans = [...this.#orphans, slot];
    this.#timer.start(0);
  }

  /** Something waits to be sent, and nothing is known to be in its way. */
  get canSend(): boolean {
    return this.#outbox.local.batches.length > 0 && this.#outbox.hindrance === null;
  }

  /** Leaving the page would lose something. */
  get canLose(): boolean {
    return this.#outbox.local.batches.length > 0 && !this.#outbox.isStored;
  }

  /** Tries again what could not be sent: the connection is back, or somebody signed in. */
  readonly retry = (): void => this.#timer.start(0);

  /** Nothing is sent any more; what is stored goes on with the next page. Resolves once the browser has it. */
  stop(): Promise<void> {
    this.#timer.stop();
    this.#views.stop();
    this.#listeners.clear();
    return this.#outbox.stop();
  }

  async #go(way: 'undo' | 'redo'): Promise<TakenBack> {
    this.#rejected = null;
    const done = await this.#history.go(way, this.#outbox, this.#transport, () => this.flush());
    this.#timer.start(0);
    return done;
  }

  async #send(restMs: number): Promise<Hindrance | null> {
    await this.#outbox.send(restMs);
    if (this.#outbox.hindrance === null) await this.#sendOrphans();
    const { hindrance, local } = this.#outbox;
    // What was changed meanwhile has not rested yet.
    if (hindrance === null && local.batches.length > 0) this.#timer.start(SEND_DELAY_MS);
    return hindrance;
  }

  /** Steps of tabs that are gone go out as they are; what clashes is shown here. */
  async #sendOrphans(): Promise<void> {
    if (this.#orphans.length === 0) return;
    const orphans = this.#orphans;
    this.#orphans = [];
    const { left, held } = await sendLeft(orphans, this.#transport);
    this.#orphans = [...left, ...this.#orphans];
    const { local } = this.#outbox;
    if (held.length > 0) this.#outbox.set({ ...local, held: [...local.held, ...held] });
    await this.refresh();
  }

  #notify(): void {
    this.#state = this.#stateNow();
    this.#views.request(() => this.document);
    for (const listener of this.#listeners) listener();
  }

  #stateNow(): StoreState {
    const { local } = this.#outbox;
    return {
      document: documentOf(local),
      revision: local.revision,
      views: this.#views.views,
      status: statusOf(this.#outbox, this.#rejected),
      undoable: this.#history.undoable(local),
      held: local.held,
    };
  }
}
