import type { CallContext, Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { messageIn } from '#workers/platform/http/messages.ts';
import { toDisplayName } from './display-name.ts';
import { toEmailKey } from './email-key.ts';
import { makeKey } from './keys.ts';
import { limitAddress, limitNetwork, PER_ADDRESS, PER_NETWORK } from './limits.ts';
import { recordEvent } from './record-event.ts';
import { requireSession } from './require-session.ts';
import { hashOfSecret } from './secret.ts';
import { toUser } from './to-account.ts';

/** The viewer's own particulars, and whether the address is theirs. */
export const emailHandlers: Handlers = {
  updateInfo: async (context) => {
    const { store, query, body } = context;
    const { user } = requireSession(context);
    if (query.user_id !== user.id) throw new HttpError(404, 'not_found');
    const change = { name: toDisplayName(body.name), phone: body.phone || null };
    const changed = await store.credentials.changeUser(user.id, change);
    if (!changed) throw new HttpError(404, 'not_found');
    return { data: toUser(changed) };
  },

  sendVerifyEmail: async (context) => {
    const { user } = requireSession(context);
    // A mail to any other address would be somebody else's post.
    if (toEmailKey(context.body.email_id) !== user.emailKey) throw new HttpError(422, 'rejected');
    if (user.isEmailVerified) throw new HttpError(409, 'email_verified');
    await limitAddress(context, PER_ADDRESS.verifyMail, user.emailKey);
    recordEvent(context, { kind: 'verify_asked', userId: user.id });
    context.later(() => mailVerifyKey(context, user));
    return { message: messageIn(context.language, 'verify_mail_sent') };
  },

  verifyEmail: async (context) => {
    await limitNetwork(context, PER_NETWORK.key);
    const { store, body, now } = context;
    const keyHash = hashOfSecret(body.verify_key);
    const userId = await store.credentials.spendKey('verify', keyHash, now);
    if (userId === null) return confirmVerified(context, keyHash);
    await store.credentials.changeUser(userId, { isEmailVerified: true });
    recordEvent(context, { kind: 'email_verified', userId });
    return {};
  },
};

/** A page that is loaded twice, or a program that looks at links before their reader does, must not turn success into failure. */
async function confirmVerified({ store, now }: CallContext<'verifyEmail'>, keyHash: string) {
  const key = await store.credentials.key('verify', keyHash);
  const user = key && key.expiresTime > now ? await store.users.byId(key.userId) : null;
  if (!user?.isEmailVerified) throw new HttpError(422, 'key_invalid');
  return {};
}

type Sending = Pick<
  CallContext,
  'account' | 'store' | 'language' | 'localise' | 'calledAt' | 'now' | 'dependencies'
>;

export async function mailVerifyKey(context: Sending, user: { id: string; name: string; emailId: string }) {
  const key = await makeKey(context.store, 'verify', user.id, context.now);
  await context.dependencies.outbox.send(context, user, { kind: 'verify', key });
}
