import * as v from 'valibot';
import type { NamedKey } from '#workers/platform/storage/sealing.ts';

/** Shorter keys could be guessed. */
const MIN_KEY_CHARS = 16;
const RingSchema = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/)),
      key: v.pipe(v.string(), v.minLength(MIN_KEY_CHARS)),
    }),
  ),
  v.check((ring) => new Set(ring.map(({ id }) => id)).size === ring.length),
);

/** GATEWAY_KEYS: `[{"id":"b","key":"…"},{"id":"a","key":"…"}]`, the one that seals first. */
export function readKeyRing(text: string | undefined): NamedKey[] {
  if (text === undefined || text.trim() === '') return [];
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), RingSchema), text);
  // Never with the text: it has the keys.
  if (!read.success)
    throw new Error(
      'GATEWAY_KEYS is no list of { "id", "key" } with ids that differ and keys of 16 characters and more',
    );
  return read.output;
}
