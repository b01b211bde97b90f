/** Values between two passes over a catalogue: on disk where they need not fit into memory. */
export interface ValueList<T> {
  readonly count: number;
  add(value: T): Promise<void>;
  /** No more is added. */
  close(): Promise<void>;
  read(): AsyncIterable<T>;
}

export type OpenList = <T>(name: string) => ValueList<T>;

class MemoryList<T> implements ValueList<T> {
  readonly #values: T[] = [];

  get count(): number {
    return this.#values.length;
  }

  async add(value: T): Promise<void> {
    this.#values.push(value);
  }

  async close(): Promise<void> {}

  async *read(): AsyncGenerator<T> {
    yield* this.#values;
  }
}

export const memoryList: OpenList = <T>() => new MemoryList<T>();
