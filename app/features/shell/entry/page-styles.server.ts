import { styleSheets } from 'virtual:marquee-style-sheets';
import { joinBytes } from '#app/lib/join-bytes.ts';
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

/**
 * The document with the sheets inside that the browser does not have, and their links disabled until the page is at
 * rest: the first picture then needs one round trip instead of two. The style element comes last in the head, where
 * React, which hydrates the document, passes over what it does not know.
 */
export function withInlineStyles(
  bytes: Uint8Array<ArrayBuffer>,
  { links, headEnd }: PageStyles,
  { nonce, cached }: { nonce: string; cached: ReadonlySet<string> },
): Uint8Array<ArrayBuffer> {
  const missing = links.filter(({ href }) => !cached.has(styleId(href) ?? ''));
  if (missing.length === 0) return bytes;
  const chunks: Uint8Array[] = [];
  let from = 0;
  for (const { at } of missing) {
    chunks.push(bytes.subarray(from, at), disabled);
    from = at;
  }
  chunks.push(
    bytes.subarray(from, headEnd),
    encoder.encode(`<style nonce="${nonce}" ${INLINE_STYLES_ATTRIBUTE}="">`),
    ...missing.map(({ href }) => encodedSheet(href)),
    styleEnd,
    bytes.subarray(headEnd),
  );
  return joinBytes(chunks);
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
