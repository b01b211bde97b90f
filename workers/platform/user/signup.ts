import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { mailVerifyKey } from './keys.ts';
import { limitAddress, limitIpPrefix, PER_ADDRESS, PER_IP_PREFIX } from './limits.ts';
import { toDisplayName, toEmailKey } from './normalise.ts';
import { hashPassword } from './password.ts';
import { requireGoodPassword } from './password-rules.ts';
import { recordEvent } from './record-event.ts';
import { toUser } from './to-user.ts';

export const signup: Handler<'signup'> = async (context) => {
  const { store, body, now } = context;
  const emailKey = toEmailKey(body.email_id);
  requireGoodPassword(body.password);
  await limitIpPrefix(context, PER_IP_PREFIX.signup);
  await limitAddress(context, PER_ADDRESS.signup, emailKey);
  const user = {
    id: `usr_${crypto.randomUUID()}`,
    name: toDisplayName(body.name),
    emailId: body.email_id.trim(),
    emailKey,
    phone: body.phone || null,
    referralCode: body.referral_code || null,
    // For an address that is taken as well: the response's duration must reveal no more than the response.
    passwordHash: await hashPassword(body.password),
    isEmailVerified: false,
    createdDate: now,
  };
  if (!(await store.users.create(user))) {
    throw new HttpError(409, 'email_taken', { error: 'email_taken' });
  }
  recordEvent(context, { kind: 'signup', userId: user.id, emailKey });
  context.waitUntil(() => mailVerifyKey(context, user));
  return { data: { user: toUser(user) } };
};
