import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { passwordField } from '#app/features/forms/form-fields.ts';

const FieldsSchema = v.object({
  old_password: passwordField({ missing: 'old_password_empty', maxChars: LIMITS.password }),
  new_password: passwordField({ missing: 'new_password_empty', maxChars: LIMITS.password }),
  confirm: passwordField({ missing: 'confirm_password_empty', maxChars: LIMITS.password }),
});

/** viewer.md §5: the old one, and the new one twice. */
export const ChangePasswordSchema = v.pipe(
  FieldsSchema,
  v.forward(
    v.partialCheck(
      [['new_password'], ['confirm']],
      (typed) => typed.new_password === typed.confirm,
      'passwords_match!',
    ),
    ['confirm'],
  ),
);

export type ChangePasswordValues = v.InferOutput<typeof ChangePasswordSchema>;
