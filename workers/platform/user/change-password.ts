import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { forgetPasswordTries, limitPasswordTry } from './limits.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { requireGoodPassword } from './password-rules.ts';
import { recordEvent } from './record-event.ts';
import { requireSession } from './require-session.ts';

export const changePassword: Handler<'changePassword'> = async (context) => {
  const { store, body, now, waitUntil, dependencies } = context;
  const { user, row } = requireSession(context);
  if (body.user_id !== user.id) throw new HttpError(404, 'not_found');
  requireGoodPassword(body.new_password);
  await limitPasswordTry(context, user.emailKey);
  if (!(await verifyPassword(body.old_password, user.passwordHash))) {
    recordEvent(context, { kind: 'password_change_refused', userId: user.id });
    throw new HttpError(422, 'wrong_password', { error: 'wrong_password' });
  }
  const passwordHash = await hashPassword(body.new_password);
  await store.credentials.changePassword(user.id, passwordHash, row.idHash, now);
  await forgetPasswordTries(context, user.emailKey);
  recordEvent(context, { kind: 'password_changed', userId: user.id });
  waitUntil(() => dependencies.outbox.send(context, user, { kind: 'password_changed' }));
  return {};
};
