/** A box of an MP4 file (ISO/IEC 14496-12, 4.2), as a view on the file's bytes. */
export interface Box {
  type: string;
  /** Where it begins, in the file. */
  offset: number;
  bytes: Uint8Array;
}

const HEADER_BYTES = 8;

/** The boxes in a run of bytes; `base` is where these bytes begin in the file. */
export function readBoxes(bytes: Uint8Array, base = 0): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + HEADER_BYTES <= bytes.length; ) {
    const view = viewOf(bytes.subarray(at));
    const length = view.getUint32(0);
    if (length < HEADER_BYTES) throw new Error(`a box of ${length} bytes at ${base + at}`);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    boxes.push({ type, offset: base + at, bytes: bytes.subarray(at, at + length) });
    at += length;
  }
  return boxes;
}

/** The boxes in a box; `skip` are the bytes of its own fields. */
export const boxesIn = ({ bytes, offset }: Box, skip = 0): Box[] =>
  readBoxes(bytes.subarray(HEADER_BYTES + skip), offset + HEADER_BYTES + skip);

/** The box on a path below, as `findBox(moov, 'mvex', 'trex')`. */
export function requireBox(box: Box, ...path: string[]): Box {
  return path.reduce((within, type) => {
    const found = boxesIn(within).find((inner) => inner.type === type);
    if (!found) throw new Error(`a ${within.type} box without ${type}`);
    return found;
  }, box);
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A box of the given content. */
export function makeBox(type: string, ...content: Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, { length }) => sum + length, HEADER_BYTES);
  return concat([words(length), new TextEncoder().encode(type), ...content]);
}

/** 32-bit numbers, the big end first. */
export function words(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = viewOf(bytes);
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return bytes;
}

export function concat(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
