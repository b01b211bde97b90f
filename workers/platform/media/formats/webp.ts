import { joined, nameAt, type PictureSize, type ReadSize, viewOf } from './picture-size.ts';

const FIRST_CHUNK = 12;
const CHUNK_HEADER = 8;

/** The WebP container: a header chunk where the picture has more than pixels, else the pixels themselves. */
export const readWebpSize: ReadSize = (bytes) => {
  const view = viewOf(bytes);
  if (bytes.length < FIRST_CHUNK + CHUNK_HEADER + 10) return 'broken';
  const end = CHUNK_HEADER + view.getUint32(4, true);
  // Chunks are of even length; the last one's padding may be missing.
  if (end > bytes.length + 1) return 'broken';
  const size = sizeIn(nameAt(bytes, FIRST_CHUNK), bytes.subarray(FIRST_CHUNK + CHUNK_HEADER));
  return size && size.width > 0 && size.height > 0 && hasPixels(bytes, Math.min(end, bytes.length))
    ? size
    : 'broken';
};

function sizeIn(chunk: string, data: Uint8Array): PictureSize | null {
  const view = viewOf(data);
  switch (chunk) {
    // RFC 6386, §9.1: a key frame.
    case 'VP8 ':
      if (data[3] !== 0x9d || data[4] !== 0x01 || data[5] !== 0x2a) return null;
      return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
    // Two numbers of 14 bits, each one less than it means.
    case 'VP8L': {
      const bits = view.getUint32(1, true);
      return data[0] === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 } : null;
    }
    // Two numbers of 24 bits, likewise.
    case 'VP8X':
      return { width: uint24(view, 4) + 1, height: uint24(view, 7) + 1 };
    default:
      return null;
  }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

function hasPixels(bytes: Uint8Array, end: number): boolean {
  const view = viewOf(bytes);
  for (let at = FIRST_CHUNK; at + CHUNK_HEADER <= end; ) {
    const length = view.getUint32(at + 4, true);
    if (at + CHUNK_HEADER + length > end) return false;
    if (['VP8 ', 'VP8L', 'ANMF'].includes(nameAt(bytes, at))) return true;
    at += CHUNK_HEADER + length + (length % 2);
  }
  return false;
}

const METADATA = ['EXIF', 'XMP '];
/** In the header chunk: that there are such chunks. */
const METADATA_FLAGS = 0x08 | 0x04;

/** A WebP that was read as one, without Exif and XMP, and what is behind its end. */
export function withoutWebpMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const end = Math.min(CHUNK_HEADER + view.getUint32(4, true), bytes.length);
  const chunks: Uint8Array[] = [];
  for (let at = FIRST_CHUNK; at + CHUNK_HEADER <= end; ) {
    const length = view.getUint32(at + 4, true);
    const next = at + CHUNK_HEADER + length + (length % 2);
    if (!METADATA.includes(nameAt(bytes, at))) chunks.push(bytes.subarray(at, next));
    at = next;
  }
  const file = joined([bytes.subarray(0, FIRST_CHUNK), ...chunks]);
  viewOf(file).setUint32(4, file.length - CHUNK_HEADER, true);
  const flags = FIRST_CHUNK + CHUNK_HEADER;
  if (nameAt(file, FIRST_CHUNK) === 'VP8X') file[flags] = (file[flags] ?? 0) & ~METADATA_FLAGS;
  return file;
}
