import { type Box, FULL_BOX, placedBoxesIn } from './boxes.ts';
import { nameAt, viewOf } from './picture-size.ts';

/** Items of a file that are no picture: Exif, XMP and whatever else is written beside it. */
const METADATA_ITEMS = ['Exif', 'mime', 'uri '];
/** What a file of one picture, or of a series, needs; all else is taken away. */
const TOP_BOXES = ['ftyp', 'meta', 'mdat', 'moov'];
/** Words, places and programs, of a series as a whole or of a track. */
const METADATA_BOXES = ['udta', 'meta', 'uuid', 'free', 'skip'];
/** Readers look at the beginning of Exif: an offset of 0, then a directory without entries. */
const NO_EXIF = [0, 0, 0, 0, ...[...'MM'].map((letter) => letter.charCodeAt(0)), 0, 42, 0, 0, 0, 8, 0, 0];

/**
 * An AVIF that was read as one, without what cameras and editors write into it. Its tables name places in the file, so
 * nothing of it moves: what is no picture is written over where it is. Null where the tables cannot be followed.
 */
export function withoutAvifMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const boxes = placedBoxesIn(bytes);
  const meta = boxes?.find(({ name }) => name === 'meta');
  if (!boxes || !meta) return null;
  const file = new Uint8Array(bytes);
  const inMeta = placedBoxesIn(file, meta.start + FULL_BOX, meta.end);
  const items = inMeta && readItems(bytes, inMeta);
  if (!items) return null;
  const isSeries = boxes.some(({ name }) => name === 'moov');
  for (const box of boxes) if (!TOP_BOXES.includes(box.name)) blank(file, box);
  for (const { name, start, end } of boxes)
    if (name === 'moov' && !blankInside(file, start, end)) return null;
  // Of one picture, all that is none of its items goes; a series has samples that tracks name.
  const data = [...boxes, ...inMeta].filter(({ name }) => name === 'mdat' || name === 'idat');
  if (!isSeries) for (const { start, end } of data) file.fill(0, start, end);
  for (const item of items.filter(({ isMetadata }) => isMetadata)) blankItem(file, item);
  for (const { places } of items.filter(({ isMetadata }) => !isMetadata))
    for (const { start, end } of places) file.set(bytes.subarray(start, end), start);
  return file;
}

interface Placed {
  start: number;
  end: number;
}
interface Item {
  type: string;
  isMetadata: boolean;
  places: readonly Placed[];
}

/** Its length stays, so that nothing behind it moves; readers pass over what is free. */
function blank(file: Uint8Array, { start, end, nameAt: at }: Box): void {
  for (const [index, letter] of [...'free'].entries()) file[at + index] = letter.charCodeAt(0);
  file.fill(0, start, end);
}

function blankItem(file: Uint8Array, { type, places }: Item): void {
  // XMP is text: spaces are as good as none.
  for (const { start, end } of places) file.fill(type === 'Exif' ? 0 : 0x20, start, end);
  const [first] = places;
  if (type === 'Exif' && first && first.end - first.start >= NO_EXIF.length) file.set(NO_EXIF, first.start);
}

/** False where its boxes cannot be read. */
function blankInside(file: Uint8Array, from: number, to: number): boolean {
  const boxes = placedBoxesIn(file, from, to);
  if (!boxes) return false;
  return boxes.every((box) => {
    if (METADATA_BOXES.includes(box.name)) blank(file, box);
    return box.name === 'trak' ? blankInside(file, box.start, box.end) : true;
  });
}

/** ISO 14496-12, §8.11: what the items are (`iinf`), and where (`iloc`). */
function readItems(bytes: Uint8Array, inMeta: readonly Box[]): Item[] | null {
  const find = (wanted: string) => inMeta.find(({ name }) => name === wanted);
  const [info, locations, idat] = [find('iinf'), find('iloc'), find('idat')];
  if (!info || !locations) return null;
  const types = readTypes(bytes, info);
  const places = readPlaces(bytes.subarray(locations.start, locations.end), {
    fileLength: bytes.length,
    idat,
  });
  if (!types || !places) return null;
  const items = [...places].map(([id, own]): Item | null => {
    const type = types.get(id);
    return type === undefined ? null : { type, isMetadata: METADATA_ITEMS.includes(type), places: own };
  });
  return items.every((item) => item !== null) ? items : null;
}

function readTypes(bytes: Uint8Array, { start, end }: Placed): Map<number, string> | null {
  if (end - start < FULL_BOX + 4) return null;
  const countBytes = bytes[start] === 0 ? 2 : 4;
  const entries = placedBoxesIn(bytes, start + FULL_BOX + countBytes, end);
  if (!entries) return null;
  const types = new Map<number, string>();
  for (const { name, start: from, end: to } of entries) {
    const version = bytes[from] ?? 0;
    // Older entries have no type, and no picture of AVIF.
    if (name !== 'infe' || version < 2 || to - from < FULL_BOX + 8) return null;
    const view = viewOf(bytes.subarray(from, to));
    const idBytes = version === 2 ? 2 : 4;
    const id = idBytes === 2 ? view.getUint16(FULL_BOX) : view.getUint32(FULL_BOX);
    types.set(id, nameAt(bytes, from + FULL_BOX + idBytes + 2));
  }
  return types;
}

interface Source {
  fileLength: number;
  idat: Placed | undefined;
}

function readPlaces(bytes: Uint8Array, source: Source): Map<number, Placed[]> | null {
  try {
    return placesIn(new Numbers(bytes), source);
  } catch (error) {
    // Behind the end of the table.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** §8.11.3; null where an item is elsewhere than in this file, or made of others' bytes. */
function placesIn(numbers: Numbers, { fileLength, idat }: Source): Map<number, Placed[]> | null {
  const version = numbers.next(1);
  numbers.next(3);
  const [offsetBytes, lengthBytes] = numbers.nibbles();
  const [baseBytes, indexBytes] = numbers.nibbles();
  const found = new Map<number, Placed[]>();
  for (let left = numbers.next(version < 2 ? 2 : 4); left > 0; left--) {
    const id = numbers.next(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : numbers.next(2) & 0xf;
    const isElsewhere = numbers.next(2) !== 0;
    const base = numbers.next(baseBytes);
    const places: Placed[] = [];
    for (let extents = numbers.next(2); extents > 0; extents--) {
      if (version > 0) numbers.next(indexBytes);
      const start = base + numbers.next(offsetBytes) + (method === 1 ? (idat?.start ?? Number.NaN) : 0);
      const end = start + numbers.next(lengthBytes);
      // A length of 0 is all that there is.
      if (!(end > start && end <= (method === 1 ? (idat?.end ?? 0) : fileLength))) return null;
      places.push({ start, end });
    }
    if (version > 2 || method > 1 || isElsewhere) return null;
    found.set(id, [...(found.get(id) ?? []), ...places]);
  }
  return found;
}

/** Numbers of any width, one after the other. */
class Numbers {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = viewOf(bytes);
  }

  next(bytes: number): number {
    let value = 0;
    for (let index = 0; index < bytes; index++) value = value * 256 + this.#view.getUint8(this.#at++);
    return value;
  }

  nibbles(): [number, number] {
    const both = this.next(1);
    return [both >> 4, both & 0xf];
  }
}
