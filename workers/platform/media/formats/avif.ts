import { BOX_HEADER, FULL_BOX, placedBoxesIn } from './boxes.ts';
import { nameAt, type PictureSize, type ReadSize, turned, viewOf } from './picture-size.ts';

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

function boxesIn(bytes: Uint8Array): Box[] | null {
  const boxes = placedBoxesIn(bytes);
  return boxes?.map(({ name, start, end }) => ({ name, data: bytes.subarray(start, end) })) ?? null;
}
