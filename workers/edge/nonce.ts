import { type Insertion, insertBytes } from '#app/lib/insert-bytes.ts';

const NONCE_BYTES = 18;
/** 18 bytes are exactly 24 base64 characters without padding, so one nonce can overwrite another in place. */
export const NONCE_LENGTH = 24;

const encoder = new TextEncoder();

export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return btoa(String.fromCharCode(...bytes));
}

/** A rendered body with the places of its nonce. */
export interface NoncedBody {
  bytes: Uint8Array<ArrayBuffer>;
  offsets: readonly number[];
}

/** Finds the nonce that a body was rendered with. */
export function findNonce(bytes: Uint8Array<ArrayBuffer>, nonce: string): NoncedBody {
  const needle = encoder.encode(nonce);
  const offsets: number[] = [];
  for (let at = indexOf(bytes, needle, 0); at !== -1; at = indexOf(bytes, needle, at + needle.length))
    offsets.push(at);
  return { bytes, offsets };
}

/**
 * A copy of the body under another nonce, with what is inserted for this viewer. Bytes and not text: copying is memory
 * speed, while joining strings would encode the page again for every viewer. A copy for each response, as the
 * runtime sends the very bytes that it is given.
 */
export function withNonce(
  { bytes, offsets }: NoncedBody,
  nonce: string,
  insertions: readonly Insertion[] = [],
): Uint8Array<ArrayBuffer> {
  const copy = insertBytes(bytes, insertions);
  const replacement = encoder.encode(nonce);
  let next = 0;
  let shift = 0;
  for (const offset of offsets) {
    for (let each = insertions[next]; each && each.at <= offset; each = insertions[++next])
      shift += each.bytes.byteLength;
    copy.set(replacement, offset + shift);
  }
  return copy;
}

function indexOf(bytes: Uint8Array, needle: Uint8Array, from: number): number {
  const [first = 0] = needle;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (needle.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
