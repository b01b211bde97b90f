import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { messageIn } from '#workers/platform/http/translations.ts';
import { mailVerifyKey } from './keys.ts';
import { limitAddress, PER_ADDRESS } from './limits.ts';
import { toEmailKey } from './normalise.ts';
import { recordEvent } from './record-event.ts';
import { requireSession } from './require-session.ts';

export const sendVerifyEmail: Handler<'sendVerifyEmail'> = async (context) => {
  const { user } = requireSession(context);
  // A mail to any other address would be somebody else's post.
  if (toEmailKey(context.body.email_id) !== user.emailKey) throw new HttpError(422, 'rejected');
  if (user.isEmailVerified) throw new HttpError(409, 'email_verified');
  await limitAddress(context, PER_ADDRESS.verifyMail, user.emailKey);
  recordEvent(context, { kind: 'verify_asked', userId: user.id });
  context.waitUntil(() => mailVerifyKey(context, user));
  return { message: messageIn(context.language, 'verify_mail_sent') };
};
