import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { messageIn } from '#workers/platform/http/translations.ts';
import { makeKey } from './keys.ts';
import { limitAddress, limitIpPrefix, PER_ADDRESS, PER_IP_PREFIX } from './limits.ts';
import { toEmailKey } from './normalise.ts';
import { recordEvent } from './record-event.ts';

export const forgotPassword: Handler<'forgotPassword'> = async (context) => {
  const emailKey = toEmailKey(context.body.email_id);
  await limitIpPrefix(context, PER_IP_PREFIX.resetMail);
  await limitAddress(context, PER_ADDRESS.resetMail, emailKey);
  // Whether anybody has the address is not even looked up before the answer.
  context.waitUntil(() => mailResetKey(context, emailKey));
  return { message: messageIn(context.language, 'reset_mail_sent') };
};

async function mailResetKey(context: CallContext<'forgotPassword'>, emailKey: string): Promise<void> {
  const { store, now, dependencies } = context;
  const user = await store.users.byEmail(emailKey);
  recordEvent(context, { kind: 'reset_asked', userId: user?.id, emailKey });
  if (!user) return;
  const key = await makeKey(store, 'reset', user.id, now);
  await dependencies.outbox.send(context, user, { kind: 'reset', key });
}
