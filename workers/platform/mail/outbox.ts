import { toBase64Json } from '#app/lib/base64-json.ts';
import { localiserFor } from '#app/lib/localise.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import type { MailKind } from '#workers/platform/domain/mail-kind.ts';
import { log } from '#workers/platform/http/log.ts';
import { textLanguageOf } from '#workers/platform/http/translations.ts';
import type { NewMail } from '#workers/platform/storage/mail-store.ts';
import { isSendable } from './address.ts';
import { toMailBrand } from './brand.ts';
import { composeMail, type EventWords, type PaymentWords } from './compose.ts';
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
  | { kind: 'invited' | 'invited_to_work'; key: string }
  | { kind: 'invited_to_pay'; key: string; until: Date; payment: PaymentWords }
  | { kind: 'domain_not_live'; host: string; path: string }
  | BillingLetter
  | ReminderLetter;

/** About money: `path` is where its button leads. */
export interface BillingLetter {
  kind: Extract<MailKind, `payment_${string}` | `renewal_${string}` | `trial_${string}`>;
  until: Date | null;
  payment: PaymentWords;
  path: string;
}

/** Before something starts: `path` is its page, `until` its start. */
export interface ReminderLetter {
  kind: Extract<MailKind, `reminder_${string}`>;
  until: Date;
  event: EventWords;
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
  /**
   * The same for many readers, each in a language of his own: what all of their mails share is read once. Null where
   * none goes out to that reader.
   */
  prepareAll(
    context: Omit<Sending, 'language' | 'localise'>,
    letters: readonly Addressed[],
  ): Promise<(NewMail | null)[]>;
}

export interface Addressed {
  reader: Reader;
  letter: Letter;
  language: string;
}

interface Post {
  /** Null: nobody has set mail up, and none goes out. */
  mailer: Mailer | null;
  siteOf: SiteOf;
  sealing: MailSealing;
}

export function openOutbox({ mailer, siteOf, sealing }: Post): Outbox {
  /** What the mails of a brand share; null where none goes out. */
  async function openShared(context: Shared, kind: MailKind): Promise<BrandMail | null> {
    const { account, store } = context;
    const drop = (outcome: DropOutcome) => logDropped(account.accountId, kind, outcome);
    if (!mailer) return drop('no-provider');
    const origin = await siteOf(account.accountId, context.calledAt);
    if (origin === null) return drop('no-site');
    const [template] = await store.site.templates();
    return { account, theme: template?.selectedTheme ?? null, origin };
  }

  async function compose(context: Sending, reader: Reader, letter: Letter): Promise<Mail | null> {
    const shared = await openShared(context, letter.kind);
    return shared && write(shared, context, reader, letter);
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

    async prepareAll(context, letters) {
      const [first] = letters;
      const shared = first ? await openShared(context, first.letter.kind) : null;
      if (!shared) return letters.map(() => null);
      const { account, now } = context;
      return letters.map(({ reader, letter, language }) => {
        const localise = localiserFor(language, account.defaultLanguage, 'en');
        const mail = write(shared, { language, localise }, reader, letter);
        return mail && toRow(mail, reader, now, now);
      });
    },
  };
}

type Shared = Pick<Sending, 'account' | 'store' | 'calledAt'>;
type DropOutcome = 'no-provider' | 'no-address' | 'no-site';

interface BrandMail {
  account: Sending['account'];
  theme: Parameters<typeof toMailBrand>[1];
  /** Of the site to which its links lead. */
  origin: string;
}

function logDropped(account: string, kind: MailKind, outcome: DropOutcome): null {
  log({ event: 'mail', account, kind, outcome });
  return null;
}

/** Null for an address to which none can be sent. */
function write(
  { account, theme, origin }: BrandMail,
  { language, localise }: Pick<Sending, 'language' | 'localise'>,
  reader: Reader,
  letter: Letter,
): Mail | null {
  if (!isSendable(reader.emailId)) return logDropped(account.accountId, letter.kind, 'no-address');
  const brand = toMailBrand(account, theme, localise);
  const written = composeMail({
    kind: letter.kind,
    brand,
    language: textLanguageOf(language),
    reader: { name: reader.name },
    link: `${origin}${pathOf(letter)}`,
    until: 'until' in letter ? letter.until : null,
    payment: 'payment' in letter ? letter.payment : null,
    event: 'event' in letter ? letter.event : null,
    host: 'host' in letter ? letter.host : '',
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
    case 'invited':
    case 'invited_to_pay':
    case 'invited_to_work':
      return `/reset-password/${letter.key}`;
    case 'password_changed':
      return '/forgot-password';
    case 'deletion_asked':
      return '/login';
    default:
      return letter.path;
  }
}
