import { type LiveComment, mergeComments } from './live-comment.ts';
import type { PostAnswer } from './post-result.ts';

/** A comment of the viewer's that is not among the others yet. */
export interface Outgoing {
  key: number;
  text: string;
  /** Null while it is on its way. */
  problem: Exclude<PostAnswer, { kind: 'posted' | 'empty' | 'signed-out' }> | { kind: 'offline' } | null;
}

export interface TalkState {
  comments: readonly LiveComment[];
  outgoing: readonly Outgoing[];
  viewers: number | null;
  isLost: boolean;
}

export type SendOutcome = 'done' | 'signed-out';

/** What a panel shows: the comments, and the viewer's own on their way there. For `useSyncExternalStore`. */
export class Talk {
  readonly #post: (text: string) => Promise<PostAnswer>;
  #viewerId: string | null;
  readonly #listeners = new Set<() => void>();
  #state: TalkState;
  /** The ids of what was taken away. */
  readonly #taken = new Set<string>();
  #keys = 0;
  /** One after the other, so that they arrive in the order in which they were written. */
  #line: Promise<unknown> = Promise.resolve();

  constructor(
    post: (text: string) => Promise<PostAnswer>,
    { comments, viewerId }: { comments: readonly LiveComment[]; viewerId: string | null },
  ) {
    this.#post = post;
    this.#viewerId = viewerId;
    this.#state = { comments: mergeComments([], comments), outgoing: [], viewers: null, isLost: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): TalkState => this.#state;

  isOwn({ userId }: LiveComment): boolean {
    return userId !== null && userId === this.#viewerId;
  }

  /** Answers those that were not known. */
  add(incoming: readonly LiveComment[]): LiveComment[] {
    const known = new Set(this.#state.comments.map(({ id }) => id));
    const fresh = incoming.filter(({ id }) => !known.has(id) && !this.#taken.has(id));
    if (fresh.length === 0) return [];
    const comments = mergeComments(this.#state.comments, fresh);
    this.#set({ comments, outgoing: this.#withoutArrived(fresh) });
    return fresh;
  }

  /** Nobody is to see these any more, nor, where it `isFinal`, when an answer that was on its way still brings them. */
  take(ids: readonly string[], { isFinal }: { isFinal: boolean }): void {
    if (isFinal) for (const id of ids) this.#taken.add(id);
    const taken = new Set(ids);
    const comments = this.#state.comments.filter(({ id }) => !taken.has(id));
    if (comments.length < this.#state.comments.length) this.#set({ comments });
  }

  /** What was said in other words before, or is to be seen again. */
  change(changed: readonly LiveComment[]): void {
    if (changed.length === 0) return;
    const now = new Map(changed.map((comment) => [comment.id, comment]));
    for (const id of now.keys()) this.#taken.delete(id);
    const comments = this.#state.comments.map((comment) => now.get(comment.id) ?? comment);
    const first = comments[0];
    // Older ones are not shown, so these are not either.
    const seenAgain = changed.filter(({ time }) => !first || time > first.time);
    this.#set({ comments: mergeComments(comments, seenAgain) });
  }

  note(changes: Partial<Pick<TalkState, 'viewers' | 'isLost'>>): void {
    const isSame = Object.entries(changes).every(
      ([name, value]) => this.#state[name as keyof TalkState] === value,
    );
    if (!isSame) this.#set(changes);
  }

  /** Who writes from now on; null is a guest. */
  belongTo(viewerId: string | null): void {
    this.#viewerId = viewerId;
  }

  /** Shows it at once and sends it. Blank text is not sent (viewer.md §5). */
  async send(text: string): Promise<SendOutcome> {
    if (text.trim() === '') return 'done';
    this.#keys += 1;
    const outgoing: Outgoing = { key: this.#keys, text, problem: null };
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

  #deliver({ key, text }: Outgoing): Promise<SendOutcome> {
    const delivered = this.#line.then(() => this.#deliverNow(key, text));
    this.#line = delivered;
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

  /** A push may be faster than the answer to the post; and what seemed lost may have arrived. */
  #withoutArrived(fresh: readonly LiveComment[]): readonly Outgoing[] {
    const own = fresh.filter((comment) => this.isOwn(comment));
    if (own.length === 0) return this.#state.outgoing;
    const left = [...this.#state.outgoing];
    for (const { text } of own) {
      const index = left.findIndex((item) => item.text === text);
      if (index !== -1) left.splice(index, 1);
    }
    return left;
  }

  #change(key: number, problem: Outgoing['problem']): void {
    this.#set({
      outgoing: this.#state.outgoing.map((item) => (item.key === key ? { ...item, problem } : item)),
    });
  }

  #set(changes: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
