import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { CommandError } from '#cli/local/run-command.ts';
import type { ValueList } from '#workers/platform/importing/value-list.ts';

/** Values of JSON on disk, between two passes over a catalogue, which need not fit into memory. */
export class Spool<T> implements ValueList<T> {
  readonly #file: string;
  readonly #stream: WriteStream;
  #error: Error | null = null;
  count = 0;

  constructor(file: string) {
    this.#file = file;
    this.#stream = createWriteStream(file);
    // Without a listener a full disk ends the process with a stack.
    this.#stream.on('error', (error) => {
      this.#error = error;
    });
  }

  async add(value: T): Promise<void> {
    this.#requireStream();
    this.count++;
    // To readline these two break lines, and JSON leaves them as they are.
    const json = JSON.stringify(value).replace(
      /[\u2028\u2029]/g,
      (mark) => `\\u${mark.charCodeAt(0).toString(16)}`,
    );
    // An error while it waits is its listener's; the next call throws it.
    if (!this.#stream.write(`${json}\n`)) await once(this.#stream, 'drain').catch(() => undefined);
  }

  /** No more is added. */
  async close(): Promise<void> {
    this.#stream.end();
    if (!this.#stream.closed) await once(this.#stream, 'close').catch(() => undefined);
    this.#requireStream();
  }

  async *read(): AsyncGenerator<T> {
    const input = createReadStream(this.#file);
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    // Not every version of readline passes its input's errors on.
    input.on('error', (error) => {
      this.#error = error;
      lines.close();
    });
    try {
      // Written above, by this process.
      for await (const line of lines) yield JSON.parse(line) as T;
    } catch (error) {
      this.#requireStream();
      throw error;
    }
    this.#requireStream();
  }

  #requireStream(): void {
    if (this.#error)
      throw new CommandError(`The temporary file ${this.#file} is lost: ${this.#error.message}.`);
  }
}
