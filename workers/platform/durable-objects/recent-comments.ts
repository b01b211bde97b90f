import { RECENT_COMMENTS, RECENT_FRESH_MS } from './constants.ts';

interface Row {
  id: string;
  timestamp: Date;
}

interface RecentDependencies<R extends Row> {
  /** The newest rows, newest first; null where there is nothing to speak of. */
  load(): Promise<R[] | null>;
  now(): number;
}

/**
 * The newest comments, for the many viewers that poll every few seconds: the database is read once a second
 * at most. What the room stores meanwhile is added, so that polling and listening viewers get the same
 * comments.
 */
export class RecentComments<R extends Row> {
  readonly #dependencies: RecentDependencies<R>;
  #rows: R[] | null = null;
  #loadedAtMs = Number.NEGATIVE_INFINITY;
  #loading: Promise<R[] | null> | null = null;
  /** Stored while a question to the database was under way, which may have missed them. */
  #added: R[] = [];
  #changes = 0;

  constructor(dependencies: RecentDependencies<R>) {
    this.#dependencies = dependencies;
  }

  async newest(): Promise<R[] | null> {
    if (this.#rows && this.#dependencies.now() - this.#loadedAtMs < RECENT_FRESH_MS) return this.#rows;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Oldest first, all newer than those before. */
  add(rows: readonly R[]): void {
    this.#added.push(...rows);
    if (this.#rows) this.#rows = merged(this.#rows, rows);
  }

  /** What is known is not as it was. */
  forget(): void {
    this.#rows = null;
    this.#loading = null;
    this.#changes += 1;
  }

  async #load(): Promise<R[] | null> {
    const changes = this.#changes;
    this.#added = [];
    const loaded = await this.#dependencies.load();
    if (loaded === null) return null;
    const rows = merged(loaded, this.#added);
    if (changes === this.#changes) {
      this.#rows = rows;
      this.#loadedAtMs = this.#dependencies.now();
    }
    return rows;
  }
}

function merged<R extends Row>(rows: readonly R[], added: readonly R[]): R[] {
  const known = new Set(rows.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id)).toReversed();
  return [...fresh, ...rows].slice(0, RECENT_COMMENTS);
}
