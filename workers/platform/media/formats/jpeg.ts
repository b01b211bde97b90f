import { nameAt, type PictureSize, type ReadSize, turned, viewOf } from './picture-size.ts';

export const START_OF_SCAN = 0xda;
export const APP1 = 0xe1;
export const END_OF_IMAGE = [0xff, 0xd9] as const;
/** SOF0 to SOF15 but for the tables and extensions between them (ITU T.81, B.1.1.3). */
const isSof = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const ORIENTATION_TAG = 0x0112;
/** From 5 on, orientations are those of a picture on its side (Exif 2.3, 4.6.4). */
const FIRST_ON_ITS_SIDE = 5;

/** ITU T.81, Annex B: segments up to the first scan, then the scans up to the end of the picture. */
export const readJpegSize: ReadSize = (bytes) => {
  const view = viewOf(bytes);
  let size: PictureSize | null = null;
  let isOnItsSide = false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return 'broken';
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Any number of fill bytes may come before a marker.
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return 'broken';
    if (isSof(marker) && length >= 8)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === APP1) isOnItsSide ||= orientationIn(bytes.subarray(at + 4, end)) >= FIRST_ON_ITS_SIDE;
    if (marker === START_OF_SCAN) {
      const isComplete = hasEnd(bytes, end);
      if (!size || size.width === 0 || size.height === 0 || !isComplete) return 'broken';
      return isOnItsSide ? turned(size) : size;
    }
    at = end;
  }
  return 'broken';
};

/** Cameras write further data behind the picture's end. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at >= from; at--)
    if (bytes[at] === END_OF_IMAGE[0] && bytes[at + 1] === END_OF_IMAGE[1]) return true;
  return false;
}

/** 1 where there is none: a segment of another kind, or one that is damaged. */
export function orientationIn(segment: Uint8Array): number {
  if (nameAt(segment, 0) !== 'Exif' || segment.length < 14) return 1;
  const tiff = segment.subarray(6);
  const view = viewOf(tiff);
  const isLittle = tiff[0] === 0x49;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > tiff.length) return 1;
  const count = view.getUint16(first, isLittle);
  for (let index = 0; index < count; index++) {
    const entry = first + 2 + index * 12;
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, isLittle) === ORIENTATION_TAG) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}
