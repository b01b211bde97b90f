import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { checkboxField, passwordField, textField } from '#app/features/forms/form-fields.ts';

/**
 * viewer.md §5: e-mail and password non-empty once trimmed, no format check. The password itself stays as
 * typed.
 */
export const LoginSchema = v.object({
  email: textField({ missing: 'email_empty!', maxChars: LIMITS.email }),
  password: v.pipe(
    passwordField({ missing: 'password_empty!', maxChars: LIMITS.password }),
    v.check((password) => password === '' || password.trim() !== '', 'password_empty!'),
  ),
  remember: checkboxField(),
});

export type LoginValues = v.InferOutput<typeof LoginSchema>;
