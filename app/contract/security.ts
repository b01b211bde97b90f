import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { IdSchema, requiredText, TimeSchema, text } from './primitives.ts';
import { lenientArray, maybe } from './reading.ts';

/** Events of sign-ins, passwords and addresses: to look into a break-in, never to identify a person. */
export const SECURITY_EVENTS = [
  'signup',
  'login',
  'login_refused',
  'logout',
  'password_changed',
  'password_change_refused',
  'reset_asked',
  'reset_done',
  'verify_asked',
  'email_verified',
  'deletion_asked',
  'deletion_undone',
  'session_ended',
  'data_taken',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export const SecurityEventSchema = v.object({
  _id: IdSchema,
  kind: v.pipe(requiredText(LIMITS.key), v.description(SECURITY_EVENTS.join(', '))),
  time: TimeSchema,
  user_id: maybe(IdSchema),
  email_hash: maybe(
    v.pipe(text(LIMITS.key), v.description('the same for the same address, within the account')),
  ),
  ip_hash: maybe(
    v.pipe(text(LIMITS.key), v.description('the same for the same network, within the account')),
  ),
  device: maybe(text(LIMITS.name)),
});
export const SecurityEventListSchema = lenientArray(SecurityEventSchema, LIMITS.list);
