import type { CallContext } from '#workers/platform/call-context.ts';
import { makeKey } from './keys.ts';

type Sending = Pick<
  CallContext,
  'account' | 'store' | 'language' | 'localise' | 'calledAt' | 'now' | 'dependencies'
>;

export async function mailVerifyKey(context: Sending, user: { id: string; name: string; emailId: string }) {
  const key = await makeKey(context.store, 'verify', user.id, context.now);
  await context.dependencies.outbox.send(context, user, { kind: 'verify', key });
}
