import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { FORM_FIELD_TYPES } from './pages.ts';
import { IdSchema, NameSchema, requiredText, TimeSchema, text } from './primitives.ts';
import { lenientArray, maybe } from './reading.ts';

/**
 * What somebody handed in, for staff. Its fields have the names that they have in the account's own language.
 */
export const FormResponseSchema = v.object({
  _id: IdSchema,
  created_date: TimeSchema,
  /** Absent where a guest sent it. */
  user: maybe(v.object({ _id: IdSchema, name: NameSchema })),
  fields: lenientArray(
    v.object({
      name: requiredText(LIMITS.name),
      type: v.picklist(FORM_FIELD_TYPES),
      value: text(LIMITS.comment),
    }),
    LIMITS.shortList,
  ),
});
export type FormResponse = v.InferOutput<typeof FormResponseSchema>;
export const FormResponseListSchema = lenientArray(FormResponseSchema, LIMITS.list);
