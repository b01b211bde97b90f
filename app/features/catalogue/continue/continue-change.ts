import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';

/** `isForm` is sent by the form itself, which gets a redirect; scripts get JSON. */
export const ContinueChangeSchema = v.object({
  intent: v.picklist(['remove', 'restore']),
  id: IdSchema,
  isForm: v.optional(v.literal('true')),
});
export type ContinueIntent = v.InferOutput<typeof ContinueChangeSchema>['intent'];

/** `message` is the server's own text where it sent one. */
export type ContinueResult =
  | { kind: 'done' }
  | { kind: 'signed-out' }
  | { kind: 'rejected'; message: string | null };

/** Of the page, which offers to undo a removal. */
export const REMOVED_PARAMETER = 'removed';
