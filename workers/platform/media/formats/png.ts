import { nameAt, type ReadSize, viewOf } from './picture-size.ts';

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
