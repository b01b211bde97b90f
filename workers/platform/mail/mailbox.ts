import type { Mail, Mailer } from './mail.ts';

const PREFIX = 'mailbox/';
const RETENTION_SECONDS = 24 * 60 * 60;
const LISTED = 100;
/** Times count down from here in the keys, so that a listing starts with the newest. */
const FAR_MS = 10_000_000_000_000;

export interface MailHead {
  key: string;
  subject: string;
  to: string;
  time: string;
}

/** The first keys of an account's mails. */
export async function mailboxKeysOf(
  storage: Pick<KVNamespace, 'list'>,
  accountId: string,
  limit: number,
): Promise<string[]> {
  const { keys } = await storage.list({ prefix: `${PREFIX}${accountId}/`, limit });
  return keys.map(({ name }) => name);
}

export type Mailbox = ReturnType<typeof openMailbox>;

/**
 * The mails of a development machine: kept for a day instead of sent. By the account's id, like everything.
 */
export function openMailbox(storage: KVNamespace, now: () => Date) {
  const mailer: Mailer = {
    async send(mail) {
      const time = now();
      const key = `${PREFIX}${mail.accountId}/${FAR_MS - time.getTime()}-${mail.id}`;
      const head = { subject: mail.subject, to: mail.to.address, time: time.toISOString() };
      // The metadata of a key holds 1 KB.
      const metadata = { ...head, subject: head.subject.slice(0, 200) };
      await storage.put(key, JSON.stringify(mail), { metadata, expirationTtl: RETENTION_SECONDS });
    },
  };

  return {
    mailer,
    /** Newest first. */
    async list(accountId: string): Promise<MailHead[]> {
      const { keys } = await storage.list<Omit<MailHead, 'key'>>({
        prefix: `${PREFIX}${accountId}/`,
        limit: LISTED,
      });
      return keys.flatMap(({ name, metadata }) =>
        metadata ? [{ ...metadata, key: name.slice(PREFIX.length + accountId.length + 1) }] : [],
      );
    },
    /** A mail of that account, and of no other. */
    read: (accountId: string, key: string): Promise<Mail | null> =>
      storage.get<Mail>(`${PREFIX}${accountId}/${key}`, 'json'),
  };
}
