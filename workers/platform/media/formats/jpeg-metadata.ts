import { APP1, END_OF_IMAGE, orientationIn, START_OF_SCAN } from './jpeg.ts';
import { joined } from './picture-size.ts';

const START_OF_IMAGE = [0xff, 0xd8];
const APP13 = 0xed;
const COMMENT = 0xfe;
/** Exif and XMP, IPTC, and words. What a colour is meant to be (APP2) and how it is encoded (APP14) stays. */
const METADATA = [APP1, APP13, COMMENT];
/** Within a scan these are no ends of it: a byte of data that is 0xff, restarts, fill bytes. */
const isInScan = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/**
 * A JPEG that was read as one, without what cameras and editors write into it: places, names, times, previews. How
 * the camera was turned stays.
 */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  let orientation = 1;
  let at = START_OF_IMAGE.length;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE[1]) break;
    const end = at + 2 + lengthAt(bytes, at);
    if (marker === APP1 && orientation === 1) orientation = orientationIn(bytes.subarray(at + 4, end));
    const next = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
    if (!METADATA.includes(marker)) pieces.push(bytes.subarray(at, next));
    at = next;
  }
  const exif = orientation === 1 ? [] : [exifOf(orientation)];
  return joined([Uint8Array.from(START_OF_IMAGE), ...exif, ...pieces, Uint8Array.from(END_OF_IMAGE)]);
}

const lengthAt = (bytes: Uint8Array, at: number) => ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++)
    if (bytes[at] === 0xff && !isInScan(bytes[at + 1] ?? 0)) return at;
  return bytes.length;
}

/** A segment with this one entry (Exif 2.3, 4.5.4): big-endian, one directory, a short. */
function exifOf(orientation: number): Uint8Array {
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const exif = [...'Exif\0\0MM\0*\0\0\0\b'].map((letter) => letter.charCodeAt(0));
  const length = 2 + exif.length + directory.length;
  return Uint8Array.from([0xff, APP1, length >> 8, length & 0xff, ...exif, ...directory]);
}
