import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { isGone } from './deletion.ts';
import { deviceKeyOf, newDeviceKey } from './device-key.ts';
import { forgetPasswordTries, limitPasswordTry } from './limits.ts';
import { toEmailKey } from './normalise.ts';
import { verifyPassword } from './password.ts';
import { recordEvent } from './record-event.ts';
import { openSession } from './session.ts';
import { toAuth } from './to-user.ts';

export const login: Handler<'login'> = async (context) => {
  const { store, body, now, client } = context;
  const emailKey = toEmailKey(body.email_id);
  await limitPasswordTry(context, emailKey);
  const user = await store.users.byEmail(emailKey);
  const isRight = await verifyPassword(body.password, user?.passwordHash ?? null);
  if (!user || !isRight || isGone(user, now)) {
    recordEvent(context, { kind: 'login_refused', userId: user?.id, emailKey });
    throw new HttpError(401, 'wrong_credentials', { error: 'wrong_credentials' });
  }
  // Only those who work for a suspended brand have anything to do there.
  if (context.account.suspendedTime && !user.isStaff) throw new HttpError(403, 'account_inactive');
  const isRestored = user.deletionDueTime !== null && (await store.deletion.undo(user.id, now));
  if (isRestored) {
    recordEvent(context, { kind: 'deletion_undone', userId: user.id });
    context.waitUntil(() => store.mails.withdraw(user.id, 'deletion_asked'));
  }
  const sessionId = await openSession(store, user.id, now, { device: client.device });
  recordEvent(context, { kind: 'login', userId: user.id });
  await forgetPasswordTries(context, emailKey);
  // Each sign-in begins with the user's own profile.
  const rows = await store.profiles.ofUser(user.id);
  const profile = rows.find(({ id }) => id === user.id) ?? null;
  const auth = {
    ...toAuth({ user, profile }, sessionId, store.accountId),
    profile_count: rows.filter(({ id }) => id !== user.id).length + 1,
    device_key: deviceKeyOf(context, emailKey) ?? newDeviceKey(context, emailKey),
  };
  return { data: isRestored ? { ...auth, is_restored: true } : auth };
};
