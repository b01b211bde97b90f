import { type LiveComment, mergeComments, type PostResult } from './live-comment.ts';

/** A comment of the viewer's that is not in the list yet. */
export interface UnsentComment {
  key: number;
  text: string;
  /** Null while it is being sent. */
  problem: Exclude<PostResult, { kind: 'posted' | 'empty' | 'signed-out' }> | { kind: 'offline' } | null;
}

export interface LiveChatState {
  comments: readonly LiveComment[];
  outgoing: readonly UnsentComment[];
  viewers: number | null;
  isDisconnected: boolean;
}

export type SendOutcome = 'done' | 'signed-out';

/**
 * The state of a panel: the comments, and the viewer's own that are being sent. For `useSyncExternalStore`.
 */
export class LiveChatStore {
  readonly #post: (text: string) => Promise<PostResult>;
  #viewerId: string | null;
  readonly #listeners = new Set<() => void>();
  #state: LiveChatState;
  /** The ids of removed comments. */
  readonly #removed = new Set<string>();
  #keys = 0;
  /** Sent one after the other, so that they arrive in the order in which they were written. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    post: (text: string) => Promise<PostResult>,
    { comments, viewerId }: { comments: readonly LiveComment[]; viewerId: string | null },
  ) {
    this.#post = post;
    this.#viewerId = viewerId;
    this.#state = {
      comments: mergeComments([], comments),
      outgoing: [],
      viewers: null,
      isDisconnected: false,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): LiveChatState => this.#state;

  isOwn({ userId }: LiveComment): boolean {
    return userId !== null && userId === this.#viewerId;
  }

  /** Returns those that were not known. */
  add(received: readonly LiveComment[]): LiveComment[] {
    const known = new Set(this.#state.comments.map(({ id }) => id));
    const fresh = received.filter(({ id }) => !known.has(id) && !this.#removed.has(id));
    if (fresh.length === 0) return [];
    const comments = mergeComments(this.#state.comments, fresh);
    this.#set({ comments, outgoing: this.#withoutArrived(fresh) });
    return fresh;
  }

  /** Removes these; where it `isFinal`, also from responses that are still pending. */
  remove(ids: readonly string[], { isFinal }: { isFinal: boolean }): void {
    if (isFinal) for (const id of ids) this.#removed.add(id);
    const removed = new Set(ids);
    const comments = this.#state.comments.filter(({ id }) => !removed.has(id));
    if (comments.length < this.#state.comments.length) this.#set({ comments });
  }

  /** Comments whose text was edited, or which are visible again. */
  update(changed: readonly LiveComment[]): void {
    if (changed.length === 0) return;
    const now = new Map(changed.map((comment) => [comment.id, comment]));
    for (const id of now.keys()) this.#removed.delete(id);
    const comments = this.#state.comments.map((comment) => now.get(comment.id) ?? comment);
    const first = comments[0];
    // Older ones are not shown, so these are not either.
    const seenAgain = changed.filter(({ time }) => !first || time > first.time);
    this.#set({ comments: mergeComments(comments, seenAgain) });
  }

  setStatus(changes: Partial<Pick<LiveChatState, 'viewers' | 'isDisconnected'>>): void {
    const isSame = Object.entries(changes).every(
      ([name, value]) => this.#state[name as keyof LiveChatState] === value,
    );
    if (!isSame) this.#set(changes);
  }

  /** The author of what is sent next; null is a guest. */
  setViewer(viewerId: string | null): void {
    this.#viewerId = viewerId;
  }

  /** Shows it at once and sends it. Blank text is not sent (viewer.md §5). */
  async send(text: string): Promise<SendOutcome> {
    if (text.trim() === '') return 'done';
    this.#keys += 1;
    const outgoing: UnsentComment = { key: this.#keys, text, problem: null };
    this.#set({ outgoing: [...this.#state.outgoing, outgoing] });
    return this.#deliver(outgoing);
  }

  async retry(key: number): Promise<SendOutcome> {
    const failed = this.#state.outgoing.find((item) => item.key === key && item.problem);
    if (!failed) return 'done';
    this.#change(key, null);
    return this.#deliver(failed);
  }

  discard(key: number): void {
    this.#set({ outgoing: this.#state.outgoing.filter((item) => item.key !== key) });
  }

  #deliver({ key, text }: UnsentComment): Promise<SendOutcome> {
    const delivered = this.#queue.then(() => this.#deliverNow(key, text));
    this.#queue = delivered;
    return delivered;
  }

  async #deliverNow(key: number, text: string): Promise<SendOutcome> {
    const answer = await this.#post(text).catch(() => ({ kind: 'offline' }) as const);
    switch (answer.kind) {
      case 'posted':
        this.discard(key);
        this.add([answer.comment]);
        return 'done';
      case 'empty':
        this.discard(key);
        return 'done';
      case 'signed-out':
        this.discard(key);
        return 'signed-out';
      default:
        this.#change(key, answer);
        return 'done';
    }
  }

  /** A push may be faster than the response to the post; and a post that seemed lost may have arrived. */
  #withoutArrived(fresh: readonly LiveComment[]): readonly UnsentComment[] {
    const own = fresh.filter((comment) => this.isOwn(comment));
    if (own.length === 0) return this.#state.outgoing;
    const left = [...this.#state.outgoing];
    for (const { text } of own) {
      const index = left.findIndex((item) => item.text === text);
      if (index !== -1) left.splice(index, 1);
    }
    return left;
  }

  #change(key: number, problem: UnsentComment['problem']): void {
    this.#set({
      outgoing: this.#state.outgoing.map((item) => (item.key === key ? { ...item, problem } : item)),
    });
  }

  #set(changes: Partial<LiveChatState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
