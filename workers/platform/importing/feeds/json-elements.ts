import { SourceError } from '#workers/platform/importing/source-error.ts';

/** A value in one of a feed's lists. */
export interface JsonElement {
  /** Of the list: `movies`; empty where the feed is a list itself. */
  list: string;
  line: number;
  value: unknown;
}

const MAX_ELEMENT_CHARS = 16 * 1024 * 1024;

/**
 * The elements of the lists at a JSON document's top, one after another, without holding the document: a feed may have
 * a hundred thousand. Fields beside the lists are left out.
 */
export async function* jsonElements(
  text: AsyncIterable<string>,
  shownName: string,
): AsyncGenerator<JsonElement> {
  const scan = new Scan(shownName);
  for await (const piece of text) yield* scan.read(piece);
  scan.end();
}

/** Looks at brackets, quotes and line breaks alone; what is between them is `JSON.parse`'s. */
class Scan {
  readonly #shownName: string;
  #line = 1;
  #depth = 0;
  #isString = false;
  #isEscaped = false;
  /** Depth of the list whose elements are collected; 0 outside any. */
  #listDepth = 0;
  #list = '';
  #topIsList: boolean | null = null;
  /** The last string at the top: the name of the list that follows. */
  #name = '';
  #element: string | null = null;
  #elementLine = 0;

  constructor(shownName: string) {
    this.#shownName = shownName;
  }

  *read(piece: string): Generator<JsonElement> {
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      const character = piece[at] ?? '';
      if (character === '\n') this.#line++;
      if (this.#isString) this.#inString(character);
      else if (this.#endsElement(character)) {
        yield* this.#finish(piece.slice(from, at));
        if (character === ',') this.#begin();
        else this.#close();
        from = at + 1;
      } else if (this.#outside(character)) {
        this.#begin();
        from = at + 1;
      }
    }
    if (this.#element !== null) this.#element += piece.slice(from);
    if ((this.#element?.length ?? 0) > MAX_ELEMENT_CHARS)
      this.#fail(`an entry of "${this.#list}" has more than ${MAX_ELEMENT_CHARS} characters`);
  }

  end(): void {
    if (this.#topIsList === null) this.#fail('is no feed: it has no list');
    if (this.#depth > 0 || this.#isString) this.#fail('ends in the middle: it is not all there');
  }

  #inString(character: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (character === '\\') this.#isEscaped = true;
    else if (character === '"') {
      this.#isString = false;
      return;
    }
    if (this.#depth === 1 && this.#listDepth === 0) this.#name += character;
  }

  #endsElement(character: string): boolean {
    return this.#listDepth > 0 && this.#depth === this.#listDepth && (character === ',' || character === ']');
  }

  /** True where a list begins whose elements are wanted. */
  #outside(character: string): boolean {
    if (character === '"') {
      this.#isString = true;
      if (this.#depth === 1 && this.#listDepth === 0) this.#name = '';
    } else if (character === '{' || character === '[') {
      this.#topIsList ??= character === '[';
      this.#depth++;
      const isAtTop = this.#depth === (this.#topIsList ? 1 : 2);
      if (character === '[' && isAtTop && this.#listDepth === 0) {
        this.#listDepth = this.#depth;
        this.#list = this.#topIsList ? '' : this.#name;
        return true;
      }
    } else if (character === '}' || character === ']') this.#depth--;
    return false;
  }

  #begin(): void {
    this.#element = '';
    this.#elementLine = this.#line;
  }

  #close(): void {
    this.#element = null;
    this.#listDepth = 0;
    this.#depth--;
  }

  *#finish(last: string): Generator<JsonElement> {
    const text = `${this.#element ?? ''}${last}`;
    if (text.trim() === '') return;
    const line = this.#elementLine + (text.length - text.trimStart().length > 0 ? blankLines(text) : 0);
    yield { list: this.#list, line, value: this.#parse(text, line) };
  }

  #parse(text: string, line: number): unknown {
    try {
      return JSON.parse(text);
    } catch (error) {
      return this.#fail(error instanceof Error ? error.message : String(error), line);
    }
  }

  #fail(why: string, line = this.#line): never {
    throw new SourceError(`${this.#shownName}, line ${line}: ${why}. Nothing was written.`);
  }
}

function blankLines(text: string): number {
  return text.slice(0, text.length - text.trimStart().length).split('\n').length - 1;
}
