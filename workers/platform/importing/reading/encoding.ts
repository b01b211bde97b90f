/** What `TextDecoder` knows. */
export type Encoding = string;

/** An XML declaration is at the very beginning, and short. */
export const DECLARATION_BYTES = 200;
/** Of a file that is no UTF-8 and declares nothing: Latin-1 as browsers read it, which spreadsheets write by default. */
export const LATIN_1: Encoding = 'windows-1252';

/**
 * By its byte order mark, or by the encoding that an XML file declares. Undefined where its bytes have to be looked at;
 * null for a declared one that nobody knows.
 */
export function declaredEncodingOf(start: Uint8Array): Encoding | null | undefined {
  const bytes = start.subarray(0, DECLARATION_BYTES);
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark, the first character of XML is known: in UTF-16 it has an empty byte beside it.
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  return declaredIn(latin1(bytes));
}

export const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Undefined where nothing is declared that could be true; null for what is unknown. */
function declaredIn(head: string): Encoding | null | undefined {
  const [, label] = head.match(/^(?:\xef\xbb\xbf)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"'<>]*)["']/) ?? [];
  // What can be read like this is no UTF-16, and UTF-8 that is none is better guessed than lost.
  if (label === undefined || /^utf-?(?:8|16)/i.test(label)) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
