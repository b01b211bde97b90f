import type { CallContext, Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { dueTimeOf } from './deletion.ts';
import { limitPasswordTry } from './limits.ts';
import { verifyPassword } from './password.ts';
import { recordEvent } from './record-event.ts';
import { requireSession } from './require-session.ts';

export const deleteAccount: Handler<'deleteAccount'> = async (context) => {
  const { user } = requireSession(context);
  await requirePassword(context, user);
  const dueTime = dueTimeOf(context.now);
  await context.store.deletion.ask(user.id, dueTime);
  recordEvent(context, { kind: 'deletion_asked', userId: user.id });
  // A viewer who did not request it learns of it, and how to withdraw it.
  context.waitUntil(() =>
    context.dependencies.outbox.send(context, user, { kind: 'deletion_asked', until: dueTime }),
  );
  return { data: { deletion_time: dueTime } };
};

async function requirePassword(
  context: CallContext<'deleteAccount'>,
  user: { emailKey: string; passwordHash: string },
) {
  await limitPasswordTry(context, user.emailKey);
  if (await verifyPassword(context.body.password, user.passwordHash)) return;
  throw new HttpError(422, 'wrong_password', { error: 'wrong_password' });
}
