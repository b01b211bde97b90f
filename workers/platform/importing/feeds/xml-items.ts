import { SaxesParser, type SaxesTagNS } from 'saxes';
import { SourceError } from '#workers/platform/importing/source-error.ts';

/** An element below an item. `name` is the namespace's usual prefix and the local name: `media:content`. */
export interface XmlElement {
  name: string;
  line: number;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** By their addresses, whatever prefix a feed gives them. */
const NAMESPACES = new Map(
  Object.entries({
    'http://search.yahoo.com/mrss': 'media:',
    'http://purl.org/dc/terms': 'dcterms:',
    'http://purl.org/dc/elements/1.1': 'dc:',
    'http://www.itunes.com/dtds/podcast-1.0.dtd': 'itunes:',
    'http://www.w3.org/2005/atom': '',
  }),
);

/** Of one item's texts together. */
const MAX_ITEM_CHARS = 4 * 1024 * 1024;

/** The items of a feed (RSS's `item`, Atom's `entry`), one after another. Strict; a DTD is rejected. */
export async function* xmlItems(text: AsyncIterable<string>, shownName: string): AsyncGenerator<XmlElement> {
  const reader = new ItemReader(shownName);
  for await (const piece of text) {
    reader.write(piece);
    yield* reader.take();
  }
  reader.close();
  yield* reader.take();
}

class ItemReader {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #shownName: string;
  /** From the item inwards. */
  readonly #open: XmlElement[] = [];
  #chars = 0;
  #items: XmlElement[] = [];

  constructor(shownName: string) {
    this.#shownName = shownName;
    this.#parser.on('doctype', () =>
      this.#fail(
        'the file has a DTD (<!DOCTYPE …>), which may hide other files or endless texts: take it out',
      ),
    );
    this.#parser.on('error', (error) => this.#fail(error.message.replace(/^\d+:\d+: /, '')));
    this.#parser.on('opentag', (tag) => this.#enter(tag));
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
    this.#parser.on('closetag', () => this.#leave());
  }

  write(piece: string): void {
    this.#parser.write(piece);
  }

  close(): void {
    this.#parser.close();
  }

  take(): XmlElement[] {
    const items = this.#items;
    this.#items = [];
    return items;
  }

  #enter(tag: SaxesTagNS): void {
    const name = nameOf(tag);
    if (this.#open.length === 0 && name !== 'item' && name !== 'entry') return;
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map(({ local, value }) => [local, value]),
    );
    const element = { name, line: this.#parser.line, attributes, text: '', children: [] };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #add(text: string): void {
    const element = this.#open.at(-1);
    if (!element) return;
    this.#chars += text.length;
    if (this.#chars > MAX_ITEM_CHARS) this.#fail(`an item has more than ${MAX_ITEM_CHARS} characters`);
    element.text += text;
  }

  #leave(): void {
    const element = this.#open.pop();
    if (!element || this.#open.length > 0) return;
    this.#chars = 0;
    this.#items.push(element);
  }

  #fail(why: string): never {
    throw new SourceError(`${this.#shownName}, line ${this.#parser.line}: ${why}. Nothing was written.`);
  }
}

function nameOf({ uri, local }: SaxesTagNS): string {
  return `${NAMESPACES.get(uri.toLowerCase().replace(/\/$/, '')) ?? ''}${local}`;
}
