import { toBase64Json } from '#app/lib/base64-json.ts';
import type { CallContext } from '#workers/platform/http/call-context.ts';
import { log } from '#workers/platform/http/log.ts';
import { isSendable } from './address.ts';
import { toMailBrand } from './brand.ts';
import { composeMail } from './compose.ts';
import { deliver } from './deliver.ts';
import type { Mail, Mailer } from './mail.ts';
import { expiryOf, LEASE_MS } from './retries.ts';
import type { MailSealing } from './sealing.ts';
import type { SiteOf } from './site-address.ts';
import { mailLanguage } from './texts.ts';

interface Reader {
  id: string;
  name: string;
  emailId: string;
}

/** A mail about to be written; a key goes into its link and nowhere else. */
export type Letter =
  | { kind: 'verify'; key: string }
  | { kind: 'reset'; key: string }
  | { kind: 'password_changed' }
  | { kind: 'deletion_asked'; until: Date };

type Sending = Pick<CallContext, 'account' | 'store' | 'language' | 'localise' | 'calledAt' | 'now'>;

export interface Outbox {
  /**
   * Writes a mail in the caller's language, puts it down and hands it over. What the provider does not take now is tried
   * again for up to a day (deliver.ts). A provider that fails costs nobody a call.
   */
  send(context: Sending, reader: Reader, letter: Letter): Promise<void>;
}

interface Post {
  /** Null: nobody has set mail up, and none goes out. */
  mailer: Mailer | null;
  siteOf: SiteOf;
  sealing: MailSealing;
}

export function openOutbox({ mailer, siteOf, sealing }: Post): Outbox {
  return {
    async send(context, reader, letter) {
      const { account, store, now } = context;
      const { kind } = letter;
      const drop = (outcome: 'no-provider' | 'no-address' | 'no-site') =>
        log({ event: 'mail', account: account.accountId, kind, outcome });
      if (!mailer) return drop('no-provider');
      if (!isSendable(reader.emailId)) return drop('no-address');
      const origin = await siteOf(account.accountId, context.calledAt);
      if (origin === null) return drop('no-site');
      const mail = await write(context, reader, letter, origin);
      const waiting = { tries: 0, expiresTime: expiryOf(kind, now) };
      await store.mails.add({
        ...waiting,
        id: mail.id,
        userId: reader.id,
        kind,
        sealed: sealing.seal(mail),
        dueTime: new Date(now.getTime() + LEASE_MS),
      });
      await deliver(mailer, store, mail, waiting, now);
    },
  };
}

async function write(context: Sending, reader: Reader, letter: Letter, origin: string): Promise<Mail> {
  const { account, store, localise } = context;
  const [template] = await store.site.templates();
  const brand = toMailBrand(account, template?.selectedTheme ?? null, localise);
  const written = composeMail({
    kind: letter.kind,
    brand,
    language: mailLanguage(context.language),
    reader: { name: reader.name },
    link: `${origin}${pathOf(letter)}`,
    until: letter.kind === 'deletion_asked' ? letter.until : null,
  });
  return {
    ...written,
    id: crypto.randomUUID(),
    accountId: account.accountId,
    kind: letter.kind,
    fromName: brand.name,
    to: { name: reader.name, address: reader.emailId },
  };
}

/** Pages of the site, as viewer.md §2 spells them. */
function pathOf(letter: Letter): string {
  switch (letter.kind) {
    case 'verify':
      return `/verify-email/${toBase64Json({ verify_key: letter.key })}`;
    case 'reset':
      return `/reset-password/${letter.key}`;
    case 'password_changed':
      return '/forgot-password';
    case 'deletion_asked':
      return '/login';
  }
}
