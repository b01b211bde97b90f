import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { forgetPasswordTries, limitPasswordTry } from './limits.ts';
import { verifyPassword } from './password.ts';

/** Of what takes the password again; wrong ones are counted as those of signing in are. */
export async function requirePassword(
  context: CallContext,
  user: { emailKey: string; passwordHash: string },
  password: string,
): Promise<void> {
  await limitPasswordTry(context, user.emailKey);
  if (!(await verifyPassword(password, user.passwordHash)))
    throw new HttpError(422, 'wrong_password', { error: 'wrong_password' });
  await forgetPasswordTries(context, user.emailKey);
}
