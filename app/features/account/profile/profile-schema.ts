import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { optionalTextField, textField } from '#app/features/forms/form-fields.ts';
import { asciiDigits } from '#app/lib/ascii-digits.ts';

/** Something of it can be seen. */
const VISIBLE = /[^\s\p{C}]/u;

/** viewer.md §2 and §5: a name, and a phone of digits alone. The e-mail is not the form's to change. */
export const ProfileSchema = v.object({
  name: v.pipe(
    textField({ missing: 'user_name_empty', maxChars: LIMITS.name }),
    v.check((name) => name === '' || VISIBLE.test(name), 'user_name_empty'),
  ),
  phone: v.pipe(
    optionalTextField({ maxChars: LIMITS.phone }),
    v.transform(asciiDigits),
    v.regex(/^\d*$/, 'invalid_phone'),
  ),
});

export type ProfileValues = v.InferOutput<typeof ProfileSchema>;
