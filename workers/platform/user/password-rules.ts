import { passwordLengthError } from '#app/contract/password-rules.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

type Refusal = NonNullable<ReturnType<typeof refusalOfPassword>>;

let common: Set<string> | undefined;

/** Why nobody may choose this password; null when everybody may. */
export function refusalOfPassword(
  password: string,
): 'password_short' | 'password_long' | 'password_common' | null {
  const refusal = passwordLengthError(password);
  if (refusal) return refusal;
  common ??= new Set(COMMON_PASSWORDS.split(/\s/));
  return common.has(password.normalize('NFKC').toLowerCase()) ? 'password_common' : null;
}

/** Throws 422 with the text for the field. */
export function requireGoodPassword(password: string): void {
  const refusal: Refusal | null = refusalOfPassword(password);
  if (refusal) throw new HttpError(422, refusal, { error: refusal });
}
