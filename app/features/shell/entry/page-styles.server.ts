import { styleSheets } from 'virtual:marquee-style-sheets';
import { type Insertion, insertBytes } from '#app/lib/insert-bytes.ts';
import { INLINE_STYLES_ATTRIBUTE, styleId } from './late-styles.ts';

const LINK = /<link rel="stylesheet" href="([^"]+)"/g;
const HEAD_END = '</head>';
/** A head has some 20 KB, most of it texts; one that is longer keeps its links. */
const MAX_HEAD_BYTES = 128 * 1024;

const encoder = new TextEncoder();
const disabled = encoder.encode(' disabled=""');
const styleEnd = encoder.encode('</style>');

/** Where a document names the style sheets that can be put inside it. */
export interface PageStyles {
  /** `at`: the offset in bytes behind the link's address. */
  links: readonly { at: number; href: string }[];
  headEnd: number;
}

/** The style sheets of a document whose head is complete; null where there is nothing to put inside. */
export function findPageStyles(bytes: Uint8Array): PageStyles | null {
  // One character a byte, so that offsets in the text are offsets in the bytes.
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, MAX_HEAD_BYTES));
  const headEnd = start.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const links = [...start.slice(0, headEnd).matchAll(LINK)].flatMap(({ index, 0: tag, 1: href = '' }) =>
    styleSheets[href] === undefined ? [] : [{ at: index + tag.length, href }],
  );
  return links.length > 0 ? { links, headEnd } : null;
}

interface InlineOptions {
  nonce: string;
  /** Ids of the sheets that the browser has. */
  cached: ReadonlySet<string>;
}

/**
 * What puts the sheets that the browser does not have inside the document, and disables their links until the page is at
 * rest: the first picture then needs one round trip instead of two. The style element comes last in the head, where
 * React, which hydrates the document, passes over what it does not know.
 */
export function inlineStyles({ links, headEnd }: PageStyles, { nonce, cached }: InlineOptions): Insertion[] {
  const missing = links.filter(({ href }) => !cached.has(styleId(href) ?? ''));
  if (missing.length === 0) return [];
  const start = encoder.encode(`<style nonce="${nonce}" ${INLINE_STYLES_ATTRIBUTE}="">`);
  const sheets = [start, ...missing.map(({ href }) => encodedSheet(href)), styleEnd];
  return [
    ...missing.map(({ at }) => ({ at, bytes: disabled })),
    ...sheets.map((bytes) => ({ at: headEnd, bytes })),
  ];
}

/** The document with the sheets inside that the browser does not have. */
export function withInlineStyles(
  bytes: Uint8Array<ArrayBuffer>,
  styles: PageStyles,
  options: InlineOptions,
): Uint8Array<ArrayBuffer> {
  const insertions = inlineStyles(styles, options);
  return insertions.length > 0 ? insertBytes(bytes, insertions) : bytes;
}

/** One of each sheet of the build, some 210 KB at most. */
const encodedSheets = new Map<string, Uint8Array>();

function encodedSheet(href: string): Uint8Array {
  const known = encodedSheets.get(href);
  if (known) return known;
  const encoded = encoder.encode(styleSheets[href] ?? '');
  encodedSheets.set(href, encoded);
  return encoded;
}
