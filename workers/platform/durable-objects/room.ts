import type { CommentWire } from '#app/contract/community.ts';
import type { RoomEventWire } from '#app/contract/live-room.ts';
import { MAX_BROADCAST_GAP_MS, MAX_WAITING, ROWS_AN_INSERT, SENDS_PER_SECOND } from './constants.ts';

/** A comment that somebody wants to write. */
export interface Draft {
  id: string;
  user: { id: string; name: string };
  comment: string;
  parentId: string | null;
}

/** What became of a comment, for everybody: edited or shown again, or nobody is to see it any more. */
export type Change = { kind: 'changed'; comment: CommentWire } | { kind: 'gone'; id: string };

/** A comment with its place among the others: no two of a room have the same. */
export interface PlacedDraft extends Draft {
  timestamp: Date;
}

/** All that a room has from outside. */
export interface RoomDependencies {
  /** Stores them all or none; those that are stored already are left as they are. */
  insert(drafts: readonly PlacedDraft[]): Promise<void>;
  /** When the newest stored comment was written. */
  newest(): Promise<Date | null>;
  /** Hears of all that has been stored, oldest first. */
  stored(placed: readonly PlacedDraft[]): void;
  send(message: RoomEventWire): void;
  viewers(): number;
  now(): number;
  setTimer(run: () => void, delayMs: number): void;
}

interface Waiting {
  draft: Draft;
  resolve(comment: CommentWire): void;
  reject(reason: unknown): void;
}

/**
 * The one place where comments on a subject are put in order: each gets a later timestamp than all before it,
 * is stored, and only then acknowledged and sent to the listeners. While one insert is under way the next
 * ones gather, so the busier a room the more go into one.
 */
export class Room {
  readonly #dependencies: RoomDependencies;
  readonly #waiting: Waiting[] = [];
  readonly #unsent: CommentWire[] = [];
  #isStoring = false;
  /** Of the newest stored comment; undefined while only the database knows. */
  #newestMs: number | null | undefined;
  /** Of the newest comment that was sent, or was stored before anything was. */
  #sentUpToMs: number | null = null;
  #sentAtMs = 0;
  #isSendPlanned = false;

  constructor(dependencies: RoomDependencies) {
    this.#dependencies = dependencies;
  }

  get isFull(): boolean {
    return this.#waiting.length >= MAX_WAITING;
  }

  /** Resolves once the comment is stored. */
  post(draft: Draft): Promise<CommentWire> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ draft, resolve, reject });
      void this.#storeAll();
    });
  }

  /** Broadcasts a change of a comment, after flushing: the comment itself must be sent before. */
  broadcastChange(change: Change): void {
    this.#send();
    const comments = change.kind === 'changed' ? [change.comment] : [];
    const gone = change.kind === 'gone' ? [change.id] : [];
    this.#dependencies.send({ kind: 'changed', comments, gone, viewers: this.#dependencies.viewers() });
  }

  async hello(): Promise<RoomEventWire> {
    const newestMs = await this.#knowNewest();
    return { kind: 'hello', newest: toIso(newestMs), viewers: this.#dependencies.viewers() };
  }

  async #storeAll(): Promise<void> {
    if (this.#isStoring) return;
    this.#isStoring = true;
    while (this.#waiting.length > 0) await this.#storeSome(this.#waiting.splice(0, ROWS_AN_INSERT));
    this.#isStoring = false;
  }

  async #storeSome(some: readonly Waiting[]): Promise<void> {
    try {
      const placed = place(some, (await this.#knowNewest()) ?? 0, this.#dependencies.now());
      await this.#insert(placed);
      this.#newestMs = placed.at(-1)?.timestamp.getTime() ?? null;
      this.#dependencies.stored(placed);
      const comments = placed.map(toComment);
      this.#unsent.push(...comments);
      some.forEach(({ resolve }, index) => {
        const comment = comments[index];
        if (comment) resolve(comment);
      });
      this.#planSend();
    } catch (error) {
      // Perhaps some are stored after all: what is sent from now on must show the gap to its readers.
      this.#send();
      this.#newestMs = undefined;
      for (const { reject } of some) reject(error);
    }
  }

  /** Ids are made before, so that trying again cannot write anything twice. */
  async #insert(placed: readonly PlacedDraft[]): Promise<void> {
    try {
      await this.#dependencies.insert(placed);
    } catch {
      await this.#dependencies.insert(placed);
    }
  }

  async #knowNewest(): Promise<number | null> {
    if (this.#newestMs !== undefined) return this.#newestMs;
    const newestMs = (await this.#dependencies.newest())?.getTime() ?? null;
    // Another caller may have read and written meanwhile.
    if (this.#newestMs !== undefined) return this.#newestMs;
    this.#newestMs = newestMs;
    this.#sentUpToMs = newestMs;
    return newestMs;
  }

  #planSend(): void {
    if (this.#isSendPlanned) return;
    const gapMs = Math.min(MAX_BROADCAST_GAP_MS, (this.#dependencies.viewers() / SENDS_PER_SECOND) * 1000);
    const delayMs = this.#sentAtMs + gapMs - this.#dependencies.now();
    if (delayMs <= 0) {
      this.#send();
      return;
    }
    this.#isSendPlanned = true;
    this.#dependencies.setTimer(() => {
      this.#isSendPlanned = false;
      this.#send();
    }, delayMs);
  }

  #send(): void {
    const comments = this.#unsent.splice(0);
    const last = comments.at(-1);
    if (!last) return;
    const after = toIso(this.#sentUpToMs);
    this.#sentUpToMs = Date.parse(last.timestamp);
    this.#sentAtMs = this.#dependencies.now();
    this.#dependencies.send({ kind: 'comments', after, comments, viewers: this.#dependencies.viewers() });
  }
}

function place(some: readonly Waiting[], newestMs: number, nowMs: number): PlacedDraft[] {
  const firstMs = Math.max(nowMs, newestMs + 1);
  return some.map(({ draft }, index) => ({ ...draft, timestamp: new Date(firstMs + index) }));
}

function toComment({
  id,
  user,
  comment,
  parentId,
  timestamp,
}: PlacedDraft): CommentWire & { timestamp: string } {
  return {
    _id: id,
    comment,
    timestamp: timestamp.toISOString(),
    like_count: 0,
    dislike_count: 0,
    parent_id: parentId ?? undefined,
    user: { _id: user.id, name: user.name },
    reply_count: parentId === null ? 0 : undefined,
    replies: [],
  };
}

function toIso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
