import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { passwordField } from '#app/features/forms/form-fields.ts';

const MESSAGE = 'passwords_same';

const FieldsSchema = v.object({
  password: passwordField({ missing: MESSAGE, maxChars: LIMITS.password }),
  confirm: passwordField({ missing: MESSAGE, maxChars: LIMITS.password }),
});

/** viewer.md §5: not empty and the same twice, with one text for whatever is wrong. */
export const ResetSchema = v.pipe(
  FieldsSchema,
  v.forward(
    v.partialCheck([['password'], ['confirm']], ({ password, confirm }) => password === confirm, MESSAGE),
    ['confirm'],
  ),
);
