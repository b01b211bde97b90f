export interface Insertion {
  /** Offset in the original bytes. */
  at: number;
  bytes: Uint8Array;
}

/** A copy with insertions, which are ordered by their place: one allocation, as bodies of pages are large. */
export function insertBytes(
  bytes: Uint8Array<ArrayBuffer>,
  insertions: readonly Insertion[],
): Uint8Array<ArrayBuffer> {
  if (insertions.length === 0) return bytes.slice();
  const length = insertions.reduce((sum, inserted) => sum + inserted.bytes.byteLength, bytes.byteLength);
  const copy = new Uint8Array(length);
  let from = 0;
  let to = 0;
  for (const { at, bytes: inserted } of insertions) {
    copy.set(bytes.subarray(from, at), to);
    to += at - from;
    copy.set(inserted, to);
    to += inserted.byteLength;
    from = at;
  }
  copy.set(bytes.subarray(from), to);
  return copy;
}
