import type { CallContext, Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { messageIn } from '#workers/platform/http/messages.ts';
import { toEmailKey } from './email-key.ts';
import { makeKey } from './keys.ts';
import {
  forgetTries,
  limitAddress,
  limitNetwork,
  limitPasswordTry,
  PER_ADDRESS,
  PER_NETWORK,
} from './limits.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { requireGoodPassword } from './password-rules.ts';
import { recordEvent } from './record-event.ts';
import { requireSession } from './require-session.ts';
import { hashOfSecret } from './secret.ts';

/** How a viewer's password changes: with the old one, or with a key out of a mail. */
export const credentialHandlers: Handlers = {
  changePassword: async (context) => {
    const { store, body, now, later, dependencies } = context;
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
    await forgetTries(context, PER_ADDRESS.login, user.emailKey);
    recordEvent(context, { kind: 'password_changed', userId: user.id });
    later(() => dependencies.outbox.send(context, user, { kind: 'password_changed' }));
    return {};
  },

  forgotPassword: async (context) => {
    const emailKey = toEmailKey(context.body.email_id);
    await limitNetwork(context, PER_NETWORK.resetMail);
    await limitAddress(context, PER_ADDRESS.resetMail, emailKey);
    // Whether anybody has the address is not even looked up before the answer.
    context.later(() => mailResetKey(context, emailKey));
    return { message: messageIn(context.language, 'reset_mail_sent') };
  },

  checkResetKey: async (context) => {
    await limitNetwork(context, PER_NETWORK.key);
    const { store, body, now } = context;
    const isGood = await store.credentials.isGoodKey('reset', hashOfSecret(body.reset_key), now);
    if (!isGood) throw new HttpError(422, 'key_invalid');
    return {};
  },

  resetPassword: async (context) => {
    await limitNetwork(context, PER_NETWORK.key);
    const { store, body, now, later, dependencies } = context;
    const { credentials } = store;
    const keyHash = hashOfSecret(body.reset_key);
    if (!(await credentials.isGoodKey('reset', keyHash, now))) throw new HttpError(422, 'key_invalid');
    requireGoodPassword(body.password);
    const passwordHash = await hashPassword(body.password);
    // Only now, so that a password that is refused costs no key; of several at once one spends it.
    const userId = await credentials.spendKey('reset', keyHash, now);
    if (userId === null) throw new HttpError(422, 'key_invalid');
    await credentials.changePassword(userId, passwordHash, null, now);
    later(async () => {
      await store.mails.withdraw(userId, 'reset');
      const user = await store.users.byId(userId);
      if (!user) return;
      recordEvent(context, { kind: 'reset_done', userId });
      // Whoever could read the mail may log in at once, however often somebody else has tried.
      await forgetTries(context, PER_ADDRESS.login, user.emailKey);
      await dependencies.outbox.send(context, user, { kind: 'password_changed' });
    });
    return {};
  },
};

async function mailResetKey(context: CallContext<'forgotPassword'>, emailKey: string): Promise<void> {
  const { store, now, dependencies } = context;
  const user = await store.users.byEmail(emailKey);
  recordEvent(context, { kind: 'reset_asked', userId: user?.id, emailKey });
  if (!user) return;
  const key = await makeKey(store, 'reset', user.id, now);
  await dependencies.outbox.send(context, user, { kind: 'reset', key });
}
