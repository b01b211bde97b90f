import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { limitIpPrefix, PER_IP_PREFIX } from './limits.ts';
import { recordEvent } from './record-event.ts';
import { hashOfSecret } from './secret.ts';

export const verifyEmail: Handler<'verifyEmail'> = async (context) => {
  await limitIpPrefix(context, PER_IP_PREFIX.key);
  const { store, body, now } = context;
  const keyHash = hashOfSecret(body.verify_key);
  const userId = await store.credentials.spendKey('verify', keyHash, now);
  if (userId === null) return confirmVerified(context, keyHash);
  await store.credentials.changeUser(userId, { isEmailVerified: true });
  recordEvent(context, { kind: 'email_verified', userId });
  return {};
};

/** A page loaded twice, or a mail scanner that opens links, must not turn success into failure. */
async function confirmVerified({ store, now }: CallContext<'verifyEmail'>, keyHash: string) {
  const key = await store.credentials.key('verify', keyHash);
  const user = key && key.expiresTime > now ? await store.users.byId(key.userId) : null;
  if (!user?.isEmailVerified) throw new HttpError(422, 'key_invalid');
  return {};
}
