import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { textField } from '#app/features/forms/form-fields.ts';

/** viewer.md §5: only that there is an e-mail. */
export const ForgotSchema = v.object({
  email: textField({ missing: 'email_id_missing', maxChars: LIMITS.email }),
});
