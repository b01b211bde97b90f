import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { passwordField } from '#app/features/forms/form-fields.ts';

/** Deleting an account takes its password, as signing in does; never trimmed. */
export const DeleteSchema = v.object({
  password: passwordField({ missing: 'password_empty!', maxChars: LIMITS.password }),
});
