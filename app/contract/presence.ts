import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { IdSchema, text } from './primitives.ts';
import { lenientArray, maybe } from './reading.ts';

// A file of its own: the stage reads it in browsers, and needs nothing else of what is edited.

/** Sent every 20 seconds while a document is open. */
export const PresenceBodySchema = v.strictObject({
  /** The block in hand. */
  block: v.optional(v.nullable(IdSchema)),
  /** The page was left. */
  leaves: v.optional(v.boolean(), false),
});

export const PresenceSchema = v.object({
  /** Of the draft: another one than the sender's is one with changes of others. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Who else has the document open, at most 50. */
  editors: lenientArray(
    v.object({ _id: IdSchema, name: text(LIMITS.name), block: maybe(IdSchema) }),
    LIMITS.shortList,
  ),
});
export type Presence = v.InferOutput<typeof PresenceSchema>;
