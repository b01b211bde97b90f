import type { Handler } from '#workers/platform/call-context.ts';
import { INVITATIONS } from '#workers/platform/domain/mail-kind.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { forgetTries, limitIpPrefix, PER_ADDRESS, PER_IP_PREFIX } from './limits.ts';
import { hashPassword } from './password.ts';
import { requireGoodPassword } from './password-rules.ts';
import { recordEvent } from './record-event.ts';
import { hashOfSecret } from './secret.ts';

export const resetPassword: Handler<'resetPassword'> = async (context) => {
  await limitIpPrefix(context, PER_IP_PREFIX.key);
  const { store, body, now, waitUntil, dependencies } = context;
  const { credentials } = store;
  const keyHash = hashOfSecret(body.reset_key);
  if (!(await credentials.isGoodKey('reset', keyHash, now))) throw new HttpError(422, 'key_invalid');
  requireGoodPassword(body.password);
  const passwordHash = await hashPassword(body.password);
  // Only now, so that a rejected password costs no key; of several requests at once, one spends it.
  const userId = await credentials.spendKey('reset', keyHash, now);
  if (userId === null) throw new HttpError(422, 'key_invalid');
  await credentials.resetPassword(userId, passwordHash, now);
  waitUntil(async () => {
    for (const kind of ['reset', ...INVITATIONS] as const) await store.mails.withdraw(userId, kind);
    const user = await store.users.byId(userId);
    if (!user) return;
    recordEvent(context, { kind: 'reset_done', userId });
    // The reader of the mail may log in at once, however often somebody else has tried.
    await forgetTries(context, PER_ADDRESS.login, user.emailKey);
    await dependencies.outbox.send(context, user, { kind: 'password_changed' });
  });
  return {};
};
