import * as v from 'valibot';
import { REPORT_REASONS } from '#app/contract/community.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema } from '#app/contract/primitives.ts';

const redirectTo = v.optional(v.string());
// Browsers send a line break as two characters.
const text = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll('\r\n', '\n')),
  v.maxLength(LIMITS.comment),
);

/** The form of the box. `redirectTo` is sent by forms without scripts only. */
export const WriteFormSchema = v.object({ comment: text, parent_id: v.optional(IdSchema), redirectTo });

/** The changes to an existing comment. */
export const ChangeFormSchema = v.variant('intent', [
  v.pipe(
    v.object({ intent: v.literal('edit'), comment: text, redirectTo }),
    v.transform(({ comment, ...rest }) => ({ ...rest, text: comment })),
  ),
  v.object({ intent: v.picklist(['delete', 'like', 'dislike', 'unvote', 'hide', 'show']), redirectTo }),
  v.object({ intent: v.literal('report'), reason: v.picklist(REPORT_REASONS), redirectTo }),
]);
