import { isAvif, readAvifSize } from './formats/avif.ts';
import { withoutAvifMetadata } from './formats/avif-metadata.ts';
import { readJpegSize } from './formats/jpeg.ts';
import { withoutJpegMetadata } from './formats/jpeg-metadata.ts';
import { nameAt, type PictureSize, type ReadSize } from './formats/picture-size.ts';
import { readPngSize, withoutPngMetadata } from './formats/png.ts';
import { readWebpSize, withoutWebpMetadata } from './formats/webp.ts';

/** More pixels than these are too much memory for a viewer's phone. */
const MAX_SIDE = 10_000;
const MAX_PIXELS = 40_000_000;

interface Format {
  /** Of its files, whatever they were called. */
  extension: 'jpg' | 'png' | 'webp' | 'avif';
  isIt(bytes: Uint8Array): boolean;
  readSize: ReadSize;
  /** A complete file without what is no picture; null where that cannot be taken out of it. */
  withoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const FORMATS: readonly Format[] = [
  {
    extension: 'jpg',
    isIt: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
    readSize: readJpegSize,
    withoutMetadata: withoutJpegMetadata,
  },
  {
    extension: 'png',
    isIt: (bytes) => startsWith(bytes, PNG_SIGNATURE),
    readSize: readPngSize,
    withoutMetadata: withoutPngMetadata,
  },
  {
    extension: 'webp',
    isIt: (bytes) => nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP',
    readSize: readWebpSize,
    withoutMetadata: withoutWebpMetadata,
  },
  { extension: 'avif', isIt: isAvif, readSize: readAvifSize, withoutMetadata: withoutAvifMetadata },
];

export type ReadPicture =
  | ({ ok: true; extension: Format['extension'] } & PictureSize)
  | { ok: false; reason: 'unknown' | 'broken' | 'huge' };

/**
 * What a file is by its own bytes, never by its name: a picture of a format that all browsers draw and that cannot
 * run anything, with its size.
 */
export function readPicture(bytes: Uint8Array): ReadPicture {
  const format = formatOf(bytes);
  if (!format) return { ok: false, reason: 'unknown' };
  const size = format.readSize(bytes);
  if (size === 'broken') return { ok: false, reason: 'broken' };
  const { width, height } = size;
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) return { ok: false, reason: 'huge' };
  return { ok: true, extension: format.extension, ...size };
}

/**
 * A picture's file as it may be public: cameras write where and when it was taken, and by whose device. Null where that
 * cannot be taken out of it.
 */
export const withoutMetadata = (picture: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null =>
  formatOf(picture)?.withoutMetadata(picture) ?? null;

const formatOf = (bytes: Uint8Array) =>
  bytes.length >= 12 ? FORMATS.find(({ isIt }) => isIt(bytes)) : undefined;

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);
