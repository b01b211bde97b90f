import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { IdSchema, NameSchema, PasswordSchema, TimeSchema } from './primitives.ts';
import { lenientArray, maybe, orElse } from './reading.ts';

/** Where a viewer is signed in. `_id` names the session to its owner and is good for nothing else. */
export const OwnSessionSchema = v.object({
  _id: IdSchema,
  /** Browser and system, as its owner knows it again. */
  device: maybe(NameSchema),
  signed_in_time: TimeSchema,
  last_seen_time: TimeSchema,
  is_current: orElse(v.boolean(), () => false),
});
export type OwnSession = v.InferOutput<typeof OwnSessionSchema>;
export const OwnSessionListSchema = lenientArray(OwnSessionSchema, LIMITS.list);

/** The account deleted is that of the session's user; the password proves that it is they who request it. */
export const DeleteAccountBodySchema = v.strictObject({ password: PasswordSchema });

/** Until `deletion_time` signing in takes it back. */
export const DeletionSchema = v.object({ deletion_time: TimeSchema });
