import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { optionalTextField, passwordField, textField } from '#app/features/forms/form-fields.ts';
import { asciiDigits } from '#app/lib/ascii-digits.ts';

/** The form's error while it is not known whether there is an account. */
export const OUTCOME_UNKNOWN = 'auth:signup_unknown';

const FieldsSchema = v.object({
  name: textField({ missing: 'user_name_empty', maxChars: LIMITS.name }),
  email: v.pipe(
    textField({ missing: 'invalid_email', maxChars: LIMITS.email }),
    v.check((email) => email === '' || email.includes('@'), 'invalid_email'),
  ),
  phone: v.pipe(
    optionalTextField({ maxChars: LIMITS.phone }),
    v.transform(asciiDigits),
    v.regex(/^\d*$/, 'invalid_phone'),
  ),
  password: passwordField({ missing: 'password_empty!', maxChars: LIMITS.password }),
  confirm: passwordField({ missing: 'confirm_password_empty', maxChars: LIMITS.password }),
  referral_code: optionalTextField({ maxChars: LIMITS.code }),
  /** Not empty once the outcome of this form was not known. */
  is_retry: optionalTextField({ maxChars: 1 }),
});

/**
 * viewer.md §5: name, e-mail with an "@", the same password twice; the phone is digits, the referral code
 * optional.
 */
export const SignupSchema = v.pipe(
  FieldsSchema,
  v.forward(v.partialCheck([['password'], ['confirm']], isSamePassword, 'passwords_match!'), ['confirm']),
);

export type SignupValues = v.InferOutput<typeof SignupSchema>;

function isSamePassword({ password, confirm }: { password: string; confirm: string }): boolean {
  return password === confirm;
}
