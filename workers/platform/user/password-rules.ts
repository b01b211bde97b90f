import { passwordLengthError } from '#app/contract/password-rules.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import commonPasswords from './common-passwords.json';

type Rejection = NonNullable<ReturnType<typeof passwordRejection>>;

let common: Set<string> | undefined;

/** Why nobody may choose this password; null when everybody may. */
export function passwordRejection(
  password: string,
): 'password_short' | 'password_long' | 'password_common' | null {
  const rejection = passwordLengthError(password);
  if (rejection) return rejection;
  common ??= new Set(commonPasswords.rows.flatMap((row) => row.split(' ')));
  return common.has(password.normalize('NFKC').toLowerCase()) ? 'password_common' : null;
}

/** Throws 422 with the text for the field. */
export function requireGoodPassword(password: string): void {
  const rejection: Rejection | null = passwordRejection(password);
  if (rejection) throw new HttpError(422, rejection, { error: rejection });
}
