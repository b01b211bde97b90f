const WORD_BYTES = 8;
/** An object's or array's own, with the room that V8 leaves for fields to come. */
const OBJECT_BYTES = 7 * WORD_BYTES;
const STRING_BYTES = 3 * WORD_BYTES;
const NUMBER_BYTES = 2 * WORD_BYTES;
const BEYOND_LATIN_1 = /[\u0100-\uffff]/;

/**
 * What a value that was read from JSON takes of V8's heap, at most: pointers are shorter in workerd, and equal
 * strings may be one.
 */
export function heapBytesOf(value: unknown): number {
  if (typeof value === 'string') return STRING_BYTES + value.length * (BEYOND_LATIN_1.test(value) ? 2 : 1);
  if (typeof value === 'number') return Number.isInteger(value) ? 0 : NUMBER_BYTES;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = OBJECT_BYTES;
  for (const item of Object.values(value)) bytes += WORD_BYTES + heapBytesOf(item);
  return bytes;
}
