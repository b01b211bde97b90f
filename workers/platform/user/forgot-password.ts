import { sleep } from '#app/lib/sleep.ts';
import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { messageIn } from '#workers/platform/http/translations.ts';
import { makeKey } from './keys.ts';
import { limitAddress, limitIpPrefix, PER_ADDRESS, PER_IP_PREFIX } from './limits.ts';
import { toEmailKey } from './normalise.ts';
import { recordEvent } from './record-event.ts';

/**
 * Longer than the response takes to get out; up to twice as long at random. Only an address that has an account is
 * written to: on the thread that sends the response, that work would show in its time what its text does not.
 */
const AFTER_ANSWER_MS = 1_000;

export const forgotPassword: Handler<'forgotPassword'> = async (context) => {
  const emailKey = toEmailKey(context.body.email_id);
  await limitIpPrefix(context, PER_IP_PREFIX.resetMail);
  await limitAddress(context, PER_ADDRESS.resetMail, emailKey);
  const { resetMailMs = AFTER_ANSWER_MS } = context.dependencies.waits;
  context.waitUntil(async () => {
    await sleep(resetMailMs * (1 + Math.random()));
    await mailResetKey(context, emailKey);
  });
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
