/** One that waits for its batch. */
interface Waiting<Query> {
  query: Query;
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

/**
 * Reads that begin at the same time, wherever in the code, in one round trip: each by itself is a journey to the
 * database, and a transaction of its own.
 */
export class GatheredReads<Query> {
  readonly #send: (queries: readonly [Query, ...Query[]]) => Promise<readonly unknown[][]>;
  #waiting: Waiting<Query>[] = [];

  constructor(send: (queries: readonly [Query, ...Query[]]) => Promise<readonly unknown[][]>) {
    this.#send = send;
  }

  read(query: Query): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ query, resolve, reject });
      if (this.#waiting.length === 1) void this.#sendSoon();
    });
  }

  async #sendSoon(): Promise<void> {
    // A query in a list of promises begins a step after those beside it that a function has awaited.
    await Promise.resolve();
    await Promise.resolve();
    const [first, ...others] = this.#waiting;
    this.#waiting = [];
    if (!first) return;
    const gathered = [first, ...others];
    try {
      const rows = await this.#send([first.query, ...others.map(({ query }) => query)]);
      for (const [index, { resolve }] of gathered.entries()) resolve(rows[index] ?? []);
    } catch (error) {
      for (const { reject } of gathered) reject(error);
    }
  }
}
