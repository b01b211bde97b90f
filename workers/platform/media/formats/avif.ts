import { nameAt, type PictureSize, type ReadSize, turned, viewOf } from './picture-size.ts';

/** ISO 14496-12, §4.2: a box's length and name; a full box has version and flags after them. */
const BOX_HEADER = 8;
const LARGE_BOX_HEADER = 16;
const FULL_BOX = 4;

interface Box {
  name: string;
  data: Uint8Array;
}

/** Whether a file of boxes is an AVIF picture, or a series of them: its first box names what it is compatible with. */
export function isAvif(bytes: Uint8Array): boolean {
  if (nameAt(bytes, 4) !== 'ftyp') return false;
  const length = Math.min(viewOf(bytes).getUint32(0), bytes.length);
  for (let at = BOX_HEADER; at + 4 <= length; at += 4)
    if (at !== BOX_HEADER + 4 && ['avif', 'avis'].includes(nameAt(bytes, at))) return true;
  return false;
}

/** ISO 23008-12: the properties of the file's pictures. The largest is the one that is drawn; others are its tiles. */
export const readAvifSize: ReadSize = (bytes) => {
  const boxes = boxesIn(bytes);
  const meta = boxes?.find(({ name }) => name === 'meta');
  const inMeta = meta ? boxesIn(meta.data.subarray(FULL_BOX)) : null;
  const hasPixels = boxes?.some(({ name }) => name === 'mdat') || inMeta?.some(({ name }) => name === 'idat');
  const properties = inside(inside(inMeta, 'iprp'), 'ipco');
  const sizes = properties?.filter(({ name, data }) => name === 'ispe' && data.length >= 12).map(toSize);
  const [size] = sizes?.toSorted((a, b) => b.width * b.height - a.width * a.height) ?? [];
  if (!hasPixels || !size || size.width === 0 || size.height === 0) return 'broken';
  const quarters = properties?.find(({ name }) => name === 'irot')?.data[0] ?? 0;
  return quarters % 2 === 1 ? turned(size) : size;
};

function toSize({ data }: Box): PictureSize {
  const view = viewOf(data);
  return { width: view.getUint32(FULL_BOX), height: view.getUint32(FULL_BOX + 4) };
}

function inside(boxes: readonly Box[] | null | undefined, name: string): Box[] | null {
  const box = boxes?.find((each) => each.name === name);
  return box ? boxesIn(box.data) : null;
}

/** Null where one of them ends behind what it lies in. */
function boxesIn(bytes: Uint8Array): Box[] | null {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + BOX_HEADER > bytes.length) return null;
    const short = view.getUint32(at);
    const isLarge = short === 1;
    const header = isLarge ? LARGE_BOX_HEADER : BOX_HEADER;
    if (at + header > bytes.length) return null;
    // 0 is all that is left.
    const length = isLarge ? Number(view.getBigUint64(at + 8)) : short || bytes.length - at;
    if (length < header || at + length > bytes.length) return null;
    boxes.push({ name: nameAt(bytes, at + 4), data: bytes.subarray(at + header, at + length) });
    at += length;
  }
  return boxes;
}
