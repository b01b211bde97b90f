import type { Handler } from '#workers/platform/call-context.ts';
import { dueTimeOf } from './deletion.ts';
import { recordEvent } from './record-event.ts';
import { requirePassword } from './require-password.ts';
import { requireSession } from './require-session.ts';

export const deleteAccount: Handler<'deleteAccount'> = async (context) => {
  const { user } = requireSession(context);
  await requirePassword(context, user, context.body.password);
  const dueTime = dueTimeOf(context.now);
  await context.store.deletion.ask(user.id, dueTime);
  recordEvent(context, { kind: 'deletion_asked', userId: user.id });
  // A viewer who did not request it learns of it, and how to withdraw it.
  context.waitUntil(() =>
    context.dependencies.outbox.send(context, user, { kind: 'deletion_asked', until: dueTime }),
  );
  return { data: { deletion_time: dueTime } };
};
