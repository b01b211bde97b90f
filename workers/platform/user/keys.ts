import type { CallContext } from '#workers/platform/call-context.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { KeyKind } from '#workers/platform/storage/credential-store.ts';
import { hashOfSecret, newSecret } from './secret.ts';

type Sending = Pick<
  CallContext,
  'account' | 'store' | 'language' | 'localise' | 'calledAt' | 'now' | 'dependencies'
>;

const HOUR_MS = 60 * 60 * 1000;
/** A reset key is good for an hour; an address may be verified until the next day. */
const LIFE_MS: Record<KeyKind, number> = { reset: HOUR_MS, verify: 24 * HOUR_MS };

/** Makes a key for a mail. Answers the key itself, which is stored nowhere. */
export async function makeKey(
  store: AccountStore,
  kind: KeyKind,
  userId: string,
  now: Date,
): Promise<string> {
  const key = newSecret();
  await store.credentials.addKey({
    keyHash: hashOfSecret(key),
    kind,
    userId,
    createdDate: now,
    expiresTime: new Date(now.getTime() + LIFE_MS[kind]),
  });
  return key;
}

export async function mailVerifyKey(context: Sending, user: { id: string; name: string; emailId: string }) {
  const key = await makeKey(context.store, 'verify', user.id, context.now);
  await context.dependencies.outbox.send(context, user, { kind: 'verify', key });
}
