import type { Accepted } from '#app/contract/editing.ts';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import type { PageComponents } from '#app/features/page-builder/preload.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import type { LoggedBatch } from '#app/lib/edit-document/undo.ts';

/** A text or picture that is filled in, and where it is in the block's data. */
export type MarkedField = { way: string } & (
  | { kind: 'text'; maxChars: number }
  | { kind: 'picture'; sizes: Extract<BlockField, { kind: 'picture' }>['sizes'] }
);

/** A block's view with a token in each text and picture, and the field of each token (edit-mode.md §6). */
export interface BlockMarks {
  view: unknown;
  fields: Readonly<Record<string, MarkedField>>;
}

/** A block as the stage draws it. */
export interface StageView {
  /** Null where it shows nothing: it lacks what it needs, or is not known. */
  placed: PlacedBlock | null;
  /**
   * `BlockMarks` in JSON, which is read where scripts look for places: as objects they would be half of what a stage
   * takes to send. Null where marking would change what is drawn: then it is edited in its form.
   */
  marksJson: string | null;
  /** When viewers have it, in words; absent where that is always. */
  times?: { from: string | null; until: string | null } | undefined;
}

/** What the site answers to a question for views. */
export interface DrawnAgain {
  components: PageComponents;
  views: Readonly<Record<string, StageView>>;
}

/** A draft as the platform has it. */
export interface LoadedDraft {
  document: EditDocument;
  revision: number;
  /** What came after a revision, or the last of it. */
  log: readonly LoadedBatch[];
}
export interface LoadedBatch extends LoggedBatch {
  commands: readonly Command[];
  inverses: readonly Command[];
}

/** One step of undo, as it is sent. */
export interface Batch {
  commandId: string;
  commands: readonly Command[];
  /** The revision that it takes back. */
  undoes?: number | undefined;
  /** It may have arrived: it comes again as it is, under the same id. */
  isSent: boolean;
  /** Changes of one name within a second are one step. */
  step?: string | undefined;
  /** When it was changed last, in ms. */
  time: number;
}

/** A step of mine that does not go with what others did: one side is chosen, and neither is lost until then. */
export interface HeldStep {
  id: string;
  commands: readonly Command[];
  undoes?: number | undefined;
  /** `theirs` is absent where what it changes is not there any more, for the `reason`. */
  pairs: readonly { mine: Command; theirs?: Command | undefined; reason?: string | undefined }[];
  /** Puts back what others removed, for mine to be made on. */
  restores: readonly Command[];
}

/** What a browser keeps until the platform has it: the draft as it saw it, and its own changes since. */
export interface LocalDraft {
  base: EditDocument;
  revision: number;
  batches: readonly Batch[];
  held: readonly HeldStep[];
  /** `base` is not what the platform has at `revision`: it is loaded before anything is sent. */
  isStale?: boolean | undefined;
}

export type SaveStatus =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** So many changes are stored on this device. */
  | { kind: 'offline'; count: number }
  | { kind: 'clash'; count: number }
  | { kind: 'signed-out'; count: number }
  /** The platform's words name the field and the limit; null where it had none. The change is taken back. */
  | { kind: 'rejected'; message: string | null };

export interface StoreState {
  /** With all that is changed here, sent or not. */
  document: EditDocument;
  revision: number;
  views: ReadonlyMap<string, StageView>;
  status: SaveStatus;
  undoable: { undo: boolean; redo: boolean };
  held: readonly HeldStep[];
}

export type SendOutcome =
  | { kind: 'accepted'; accepted: Accepted }
  | { kind: 'rejected'; message: string | null }
  | { kind: 'signed-out' }
  /** No connection, or a site that fails: it is sent again. */
  | { kind: 'unreachable' };

/** What the store needs of the site. */
export interface StoreTransport {
  send(batch: Pick<Batch, 'commandId' | 'commands' | 'undoes'> & { revision: number }): Promise<SendOutcome>;
  /** Null where it cannot be loaded now. */
  load(since?: number): Promise<LoadedDraft | null>;
  /** Null where they cannot be drawn now. */
  views(requested: RequestedViews): Promise<ReadonlyMap<string, StageView> | null>;
}
export interface RequestedViews {
  document: EditDocument;
  ids: readonly string[];
  /** Of the edited texts. */
  language: string;
}

/** Where one browser tab keeps its changes of one document. */
export interface LocalSlot {
  local: LocalDraft | null;
  put(local: LocalDraft | null): Promise<void>;
}
/** The tab's own first, then those of tabs that are gone. */
export type OpenSlots = () => Promise<readonly [LocalSlot, ...LocalSlot[]]>;

/** What one tab alone has at a time, by name. A tab that is gone has nothing. */
export interface TabLocks {
  /** Until the signal; false where another tab has it. */
  take(name: string, signal: AbortSignal): Promise<boolean>;
  /** Resolves once no tab has it. Rejects with the signal. */
  freed(name: string, signal: AbortSignal): Promise<void>;
}
