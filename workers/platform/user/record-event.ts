import type { SecurityEventKind } from '#app/contract/security.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { keyedHash } from './secret.ts';

interface Happening {
  kind: SecurityEventKind;
  userId?: string | null;
  /** As `toEmailKey` writes it; it is stored as a keyed hash. */
  emailKey?: string;
}

type Recording = Pick<CallContext, 'store' | 'client' | 'now' | 'waitUntil' | 'dependencies'>;

/** Adds to the account's trail once the answer is on its way. */
export function recordEvent(context: Recording, { kind, userId = null, emailKey }: Happening): void {
  const { store, client, now, waitUntil, dependencies } = context;
  const hash = (text: string | null | undefined) =>
    text ? keyedHash(dependencies.signingKey, `security-event\n${store.accountId}\n${text}`) : null;
  waitUntil(() =>
    store.security.record({
      kind,
      time: now,
      userId,
      emailHash: hash(emailKey),
      ipHash: hash(client.address),
      device: client.device,
    }),
  );
}
