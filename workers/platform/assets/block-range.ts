import type { ByteRange } from './byte-range.ts';

/**
 * Files are cached in blocks of this size, so that whatever ranges players request, a file has only so many
 * entries, and each serves everybody.
 */
export const BLOCK_BYTES = 1024 * 1024;
/**
 * Of one request. Longer ranges are a browser that plays the file as one: it reads what it needs and closes.
 * A Worker on the free plan may also send 50 requests of its own, and a block that is missing takes three.
 */
export const MAX_BLOCKS = 16;

export interface Block {
  index: number;
  /** In the file. */
  range: ByteRange;
  /** What is wanted of it, in the block. */
  wanted: ByteRange;
}

/** The blocks of a file of `size` bytes that a range touches; null where they are too many. */
export function blocksOf({ start, end }: ByteRange, size: number): Block[] | null {
  const first = Math.floor(start / BLOCK_BYTES);
  const last = Math.floor(end / BLOCK_BYTES);
  if (last - first + 1 > MAX_BLOCKS) return null;
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const index = first + at;
    const from = index * BLOCK_BYTES;
    const range = { start: from, end: Math.min(from + BLOCK_BYTES, size) - 1 };
    const wanted = { start: Math.max(start, range.start) - from, end: Math.min(end, range.end) - from };
    return { index, range, wanted };
  });
}
