import { joined, nameAt, type ReadSize, viewOf } from './picture-size.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum around a chunk's data. */
const AROUND_CHUNK = 12;

/** PNG, §11: the header first, then chunks up to the last one. */
export const readPngSize: ReadSize = (bytes) => {
  const view = viewOf(bytes);
  if (bytes.length < SIGNATURE_BYTES + AROUND_CHUNK + 13 || nameAt(bytes, 12) !== 'IHDR') return 'broken';
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let hasData = false;
  for (let at = SIGNATURE_BYTES; at + AROUND_CHUNK <= bytes.length; ) {
    const name = nameAt(bytes, at + 4);
    hasData ||= name === 'IDAT';
    if (name === 'IEND') return hasData && size.width > 0 && size.height > 0 ? size : 'broken';
    at += AROUND_CHUNK + view.getUint32(at);
  }
  return 'broken';
};

/** What PNG, §11.3 has for words, times and Exif. */
const METADATA = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

/** A PNG that was read as one, without words, places and times, and what is behind its end. */
export function withoutPngMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const chunks: Uint8Array[] = [];
  let name = '';
  for (let at = SIGNATURE_BYTES; at + AROUND_CHUNK <= bytes.length && name !== 'IEND'; ) {
    name = nameAt(bytes, at + 4);
    const end = at + AROUND_CHUNK + view.getUint32(at);
    if (!METADATA.includes(name)) chunks.push(bytes.subarray(at, end));
    at = end;
  }
  return joined([bytes.subarray(0, SIGNATURE_BYTES), ...chunks]);
}
