import * as v from 'valibot';
import { IdSchema, TimeSchema } from '#app/contract/primitives.ts';

/** What a form reminds of: a title, or what a channel shows from a moment on. */
export type RemindedOf = { content_id: string } | { channel_id: string; start_time: string };

/**
 * `want` is the state after the action, so that a click that is sent twice, or from a stale page, does what its
 * button promised. `redirectTo` is sent by forms without scripts, to return to.
 */
const shared = { want: v.picklist(['true', 'false']), redirectTo: v.optional(v.string()) };
export const ReminderFormSchema = v.union([
  v.object({ ...shared, channel_id: IdSchema, start_time: TimeSchema }),
  v.object({ ...shared, content_id: IdSchema }),
]);
export type ReminderForm = v.InferOutput<typeof ReminderFormSchema>;

/** `message` is the server's own text where it sent one. */
export type ReminderResult =
  | { kind: 'done'; isSet: boolean }
  | { kind: 'signed-out' }
  | { kind: 'rejected'; message: string | null };
