import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Draft } from '#cli/catalogue/draft.ts';

/** Drafts on disk, between reading all of a source and writing the first of it: a catalogue need not fit into memory. */
export class Spool {
  readonly #file: string;
  readonly #stream: WriteStream;
  count = 0;

  constructor(file: string) {
    this.#file = file;
    this.#stream = createWriteStream(file);
  }

  async add(draft: Draft): Promise<void> {
    this.count++;
    // To readline these two break lines, and JSON leaves them as they are.
    const json = JSON.stringify(draft).replace(
      /[\u2028\u2029]/g,
      (mark) => `\\u${mark.charCodeAt(0).toString(16)}`,
    );
    if (!this.#stream.write(`${json}\n`)) await once(this.#stream, 'drain');
  }

  /** No more is added. */
  async close(): Promise<void> {
    this.#stream.end();
    if (!this.#stream.closed) await once(this.#stream, 'close');
  }

  async *read(): AsyncGenerator<Draft> {
    const lines = createInterface({
      input: createReadStream(this.#file),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    // Written above, by this process.
    for await (const line of lines) yield JSON.parse(line) as Draft;
  }
}
