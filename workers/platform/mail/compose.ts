import { numberLocale } from '#app/lib/number-locale.ts';
import type { MailKind } from '#workers/platform/domain/mail-kind.ts';
import { type MailTextKey, type TextLanguage, translate } from '#workers/platform/http/translations.ts';
import { headerText } from './address.ts';
import type { MailBrand } from './brand.ts';
import type { Mail } from './mail.ts';
import { escapeHtml, mailHtml } from './mail-html.ts';

interface Letter {
  kind: MailKind;
  brand: MailBrand;
  language: TextLanguage;
  reader: { name: string };
  /** Where the button leads, on the brand's own site. */
  link: string;
  /** The deadline that the mail states, if it does. */
  until?: Date | null;
  /** Of mails about money. */
  payment?: PaymentWords | null;
  /** Of reminders. */
  event?: EventWords | null;
  /** The hostname that the mail is about. */
  host?: string;
}

/** In the mail's language. */
export interface EventWords {
  title: string;
  /** Where it is a programme. */
  channel: string;
  /** In which its start is written; UTC where its reader's is not known. */
  timeZone: string | null;
}

/** In the mail's language. */
export interface PaymentWords {
  plan: string;
  amount: string;
  /** The next try of a charge. */
  next?: Date | null;
  /** Lines of a receipt. */
  facts?: readonly Fact[];
}

/** The labels of a receipt's lines. */
export type FactName =
  | 'plan'
  | 'price'
  | 'discount'
  | 'tax'
  | 'total'
  | 'paid'
  | 'until'
  | 'renews'
  | 'trial'
  | 'then'
  | 'transaction';

export interface Fact {
  name: FactName;
  value: string | Date;
}

const UTC = 'UTC';

/** First-strong isolates: a name stays what it is, whatever direction it and the text around it have. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Subject and both bodies. The reader's name is text, whatever it looks like. */
export function composeMail(letter: Letter): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { kind, brand, language, link } = letter;
  const textOf = (key: MailTextKey) => translate(language, 'mail', key);
  const values = valuesOf(letter);
  const fill = (text: string, wrap: (value: string) => string = (value) => value) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => wrap(values[name] ?? ''));
  const rich = (key: MailTextKey) =>
    fill(escapeHtml(textOf(key)), (value) => `<bdi>${escapeHtml(value)}</bdi>`);
  const plain = (key: MailTextKey) => fill(textOf(key), isolate);

  const subject = fill(textOf(`${kind}_subject`));
  const button = textOf(`${kind}_button`);
  const receipt = (letter.payment?.facts ?? []).map(({ name, value }) => ({
    label: textOf(`fact_${name}`),
    value: value instanceof Date ? writeMoment(value, language) : value,
  }));
  const html = mailHtml({
    language,
    brand,
    brandName: headerText(brand.name),
    link,
    receipt,
    title: escapeHtml(subject),
    greeting: rich(`${kind}_greeting`),
    body: rich(`${kind}_body`),
    button: escapeHtml(button),
    note: rich(`${kind}_note`),
    copyLink: escapeHtml(textOf('copy_link')),
    reason: rich('reason'),
  });
  const paragraphs = [
    plain(`${kind}_greeting`),
    plain(`${kind}_body`),
    ...(receipt.length > 0
      ? [receipt.map(({ label, value }) => `${label}: ${isolate(value)}`).join('\n')]
      : []),
    `${button}:\n${link}`,
    plain(`${kind}_note`),
    `--\n${plain('reason')}`,
  ];
  return { subject, html, text: `${paragraphs.join('\n\n')}\n` };
}

/** The values of the texts' placeholders. */
function valuesOf({
  brand,
  reader,
  language,
  until,
  payment,
  event,
  host = '',
}: Letter): Record<string, string> {
  return {
    name: headerText(reader.name),
    brand: headerText(brand.name),
    date: until ? writeMoment(until, language, event?.timeZone ?? UTC) : '',
    host: headerText(host),
    event: headerText(event?.title ?? ''),
    channel: headerText(event?.channel ?? ''),
    plan: headerText(payment?.plan ?? ''),
    amount: payment?.amount ?? '',
    next: payment?.next ? writeMoment(payment.next, language) : '',
  };
}

/** "22 December 2026 at 08:30 UTC": most mails know nothing of their reader's clock. */
function writeMoment(moment: Date, language: TextLanguage, timeZone = UTC): string {
  const locale = numberLocale(language);
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const written = new Intl.DateTimeFormat(locale, options).format(moment);
  return timeZone === UTC ? `${written} ${UTC}` : `${written} (${zoneName(moment, locale, timeZone)})`;
}

/** "GMT+1": what the clocks of the zone show at that moment. */
function zoneName(moment: Date, locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
