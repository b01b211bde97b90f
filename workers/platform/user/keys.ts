import type { CallContext } from '#workers/platform/call-context.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { KeyKind, NewKey } from '#workers/platform/storage/credential-store.ts';
import { hashOfSecret, newSecret } from './secret.ts';

type Sending = Pick<
  CallContext,
  'account' | 'store' | 'language' | 'localise' | 'calledAt' | 'now' | 'dependencies'
>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/**
 * An address may be verified until the next day. An invitation is a reset key for who has no password yet, as long as
 * its mail states: people do not read all mails on the day that they come.
 */
const LIFE_MS = { reset: HOUR_MS, verify: DAY_MS, invitation: 14 * DAY_MS } as const;

/** A key for a mail, and the row that knows it by its hash alone. */
export function newKey(
  purpose: keyof typeof LIFE_MS,
  userId: string,
  now: Date,
): { key: string; row: NewKey } {
  const key = newSecret();
  const kind = purpose === 'invitation' ? 'reset' : purpose;
  const expiresTime = new Date(now.getTime() + LIFE_MS[purpose]);
  return {
    key,
    row: { keyHash: hashOfSecret(key), kind, userId, createdDate: now, expiresTime, usedTime: null },
  };
}

/** Makes a key for a mail. Answers the key itself, which is stored nowhere. */
export async function makeKey(
  store: AccountStore,
  kind: KeyKind,
  userId: string,
  now: Date,
): Promise<string> {
  const { key, row } = newKey(kind, userId, now);
  await store.credentials.addKey(row);
  return key;
}

export async function mailVerifyKey(context: Sending, user: { id: string; name: string; emailId: string }) {
  const key = await makeKey(context.store, 'verify', user.id, context.now);
  await context.dependencies.outbox.send(context, user, { kind: 'verify', key });
}
