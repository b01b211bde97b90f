import { nameAt, viewOf } from './picture-size.ts';

/** ISO 14496-12, §4.2: a box's length and name; a full box has version and flags after them. */
export const BOX_HEADER = 8;
const LARGE_BOX_HEADER = 16;
export const FULL_BOX = 4;

export interface Box {
  name: string;
  /** Of its name, in the file. */
  nameAt: number;
  /** Of what is in it, in the file. */
  start: number;
  end: number;
}

/** Null where one of them ends behind what it lies in. */
export function placedBoxesIn(bytes: Uint8Array, from = 0, to = bytes.length): Box[] | null {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (at + BOX_HEADER > to) return null;
    const short = view.getUint32(at);
    const isLarge = short === 1;
    const header = isLarge ? LARGE_BOX_HEADER : BOX_HEADER;
    if (at + header > to) return null;
    // 0 is all that is left.
    const length = isLarge ? Number(view.getBigUint64(at + 8)) : short || to - at;
    if (length < header || at + length > to) return null;
    boxes.push({ name: nameAt(bytes, at + 4), nameAt: at + 4, start: at + header, end: at + length });
    at += length;
  }
  return boxes;
}
