import { toBase64Json } from '#app/lib/base64-json.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import type { MailKind } from '#workers/platform/domain/mail-kind.ts';
import { log } from '#workers/platform/http/log.ts';
import { textLanguageOf } from '#workers/platform/http/translations.ts';
import type { NewMail } from '#workers/platform/storage/mail-store.ts';
import { isSendable } from './address.ts';
import { toMailBrand } from './brand.ts';
import { composeMail, type PaymentWords } from './compose.ts';
import { deliver } from './deliver.ts';
import type { Mail, Mailer } from './mail.ts';
import { expiryOf, LEASE_MS } from './retries.ts';
import type { MailSealing } from './sealing.ts';
import type { SiteOf } from './site-address.ts';

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
  | { kind: 'deletion_asked'; until: Date }
  | BillingLetter;

/** About money: `path` is where its button leads. */
export interface BillingLetter {
  kind: Extract<MailKind, `payment_${string}` | `renewal_${string}`>;
  until: Date | null;
  payment: PaymentWords;
  path: string;
}

type Sending = Pick<CallContext, 'account' | 'store' | 'language' | 'localise' | 'calledAt' | 'now'>;

export interface Outbox {
  /**
   * Writes a mail in the caller's language, puts it down and hands it over. What the provider does not take
   * now is tried again for up to a day (deliver.ts). A provider that fails costs nobody a call.
   */
  send(context: Sending, reader: Reader, letter: Letter): Promise<void>;
  /**
   * Writes a mail that belongs to a write of the caller's, who puts it down in the same transaction; it goes
   * out within a minute. Null where none would.
   */
  prepare(context: Sending, reader: Reader, letter: Letter): Promise<NewMail | null>;
}

interface Post {
  /** Null: nobody has set mail up, and none goes out. */
  mailer: Mailer | null;
  siteOf: SiteOf;
  sealing: MailSealing;
}

export function openOutbox({ mailer, siteOf, sealing }: Post): Outbox {
  async function compose(context: Sending, reader: Reader, letter: Letter): Promise<Mail | null> {
    const { accountId } = context.account;
    const drop = (outcome: 'no-provider' | 'no-address' | 'no-site') => {
      log({ event: 'mail', account: accountId, kind: letter.kind, outcome });
      return null;
    };
    if (!mailer) return drop('no-provider');
    if (!isSendable(reader.emailId)) return drop('no-address');
    const origin = await siteOf(accountId, context.calledAt);
    return origin === null ? drop('no-site') : await write(context, reader, letter, origin);
  }

  const toRow = (mail: Mail, reader: Reader, now: Date, dueTime: Date): NewMail => ({
    id: mail.id,
    userId: reader.id,
    kind: mail.kind,
    sealed: sealing.seal(mail),
    tries: 0,
    dueTime,
    expiresTime: expiryOf(mail.kind, now),
  });

  return {
    async send(context, reader, letter) {
      const { store, now } = context;
      const mail = await compose(context, reader, letter);
      if (!mail || !mailer) return;
      const row = toRow(mail, reader, now, new Date(now.getTime() + LEASE_MS));
      await store.mails.add(row);
      await deliver(mailer, store, mail, row, now);
    },

    async prepare(context, reader, letter) {
      const mail = await compose(context, reader, letter);
      return mail && toRow(mail, reader, context.now, context.now);
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
    language: textLanguageOf(context.language),
    reader: { name: reader.name },
    link: `${origin}${pathOf(letter)}`,
    until: 'until' in letter ? letter.until : null,
    payment: 'payment' in letter ? letter.payment : null,
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
    default:
      return letter.path;
  }
}
