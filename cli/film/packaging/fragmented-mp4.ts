import { type FileHandle, open } from 'node:fs/promises';

export interface ByteRange {
  offset: number;
  length: number;
}

export interface FragmentedMp4 {
  /** RFC 6381, of picture and sound. */
  codecs: string;
  /** The initialisation part (ftyp, moov). */
  init: ByteRange;
  /** The fragments (moof, mdat), with their durations in seconds. */
  segments: ({ duration: number } & ByteRange)[];
}

interface Box extends ByteRange {
  type: string;
}

const BOX_HEADER_BYTES = 16;
/** Of the two boxes that are read: a film of ten hours has an index of 200 KB. */
const MAX_BOX_BYTES = 16 * 1024 * 1024;

/**
 * What playlists need to know of a fragmented MP4 with an index up front, as `+global_sidx` makes it. Reads
 * the head of the file only: a film may have gigabytes.
 */
export async function readFragmentedMp4(path: string): Promise<FragmentedMp4> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let moov: Buffer | undefined;
    let initEnd = 0;
    for (let offset = 0; offset < size; ) {
      const box = await readBoxHeader(file, offset);
      if (box.type === 'moov') {
        moov = await readBox(file, box);
        initEnd = offset + box.length;
      }
      // The first index is that of the first track, the picture's.
      if (box.type === 'sidx' && moov) {
        const segments = readIndex(await readBox(file, box), offset + box.length);
        return { codecs: codecsOf(moov), init: { offset: 0, length: initEnd }, segments };
      }
      offset += box.length;
    }
  } finally {
    await file.close();
  }
  throw new Error(`${path} has no index of fragments`);
}

async function readBoxHeader(file: FileHandle, offset: number): Promise<Box> {
  const { buffer } = await file.read(Buffer.alloc(BOX_HEADER_BYTES), 0, BOX_HEADER_BYTES, offset);
  const short = buffer.readUInt32BE(0);
  const length = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short;
  const type = buffer.toString('latin1', 4, 8);
  if (length < 8) throw new Error(`box ${type} of ${length} bytes at ${offset}`);
  return { type, offset, length };
}

async function readBox(file: FileHandle, { type, offset, length }: Box): Promise<Buffer> {
  if (length > MAX_BOX_BYTES) throw new Error(`box ${type} of ${length} bytes`);
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer;
}

/** ISO/IEC 14496-12 §8.16.3. Offsets count from the end of the box. */
function readIndex(sidx: Buffer, boxEnd: number): FragmentedMp4['segments'] {
  const version = sidx.readUInt8(8);
  const timescale = sidx.readUInt32BE(16);
  const firstOffset = version === 0 ? sidx.readUInt32BE(24) : Number(sidx.readBigUInt64BE(28));
  const countAt = version === 0 ? 30 : 38;
  const count = sidx.readUInt16BE(countAt);
  let offset = boxEnd + firstOffset;
  return Array.from({ length: count }, (_, index) => {
    const at = countAt + 2 + index * 12;
    const length = sidx.readUInt32BE(at) & 0x7fff_ffff;
    const segment = { duration: sidx.readUInt32BE(at + 4) / timescale, offset, length };
    offset += length;
    return segment;
  });
}

function codecsOf(moov: Buffer): string {
  return [avcCodec(moov), ...(moov.includes('mp4a', 0, 'latin1') ? ['mp4a.40.2'] : [])].join(',');
}

/** RFC 6381 string of the AVC track: profile, constraints and level out of its avcC box. */
function avcCodec(moov: Buffer): string {
  const at = moov.indexOf('avcC', 0, 'latin1');
  if (at < 0) throw new Error('no avcC box');
  return `avc1.${moov.toString('hex', at + 5, at + 8)}`;
}
