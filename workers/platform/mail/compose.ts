import { numberLocale } from '#app/lib/number-locale.ts';
import type { MailKind } from '#workers/platform/domain/mail-kind.ts';
import { headerText } from './address.ts';
import type { MailBrand } from './brand.ts';
import type { Mail } from './mail.ts';
import type { FactName } from './texts/language-texts.ts';
import { type MailLanguage, textsIn } from './texts.ts';

interface Letter {
  kind: MailKind;
  brand: MailBrand;
  language: MailLanguage;
  reader: { name: string };
  /** Where the button leads, on the brand's own site. */
  link: string;
  /** What the mail tells until when, if it does. */
  until?: Date | null;
  /** Of mails about money. */
  payment?: PaymentWords | null;
}

/** As the mail says it, in its language. */
export interface PaymentWords {
  plan: string;
  amount: string;
  /** The next try of a charge. */
  next?: Date | null;
  /** Lines of a receipt. */
  facts?: readonly Fact[];
}

export interface Fact {
  name: FactName;
  value: string | Date;
}

/** First-strong isolates: a name stays what it is, whatever direction it and the text around it have. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Subject and both bodies. The reader's name is text, whatever it looks like. */
export function composeMail({
  kind,
  brand,
  language,
  reader,
  link,
  until = null,
  payment = null,
}: Letter): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { mails, copyLink, reason, facts: labels } = textsIn(language);
  const texts = mails[kind];
  const [brandName, name] = [headerText(brand.name), headerText(reader.name)];
  const values: Record<string, string> = {
    '{name}': name,
    '{brand}': brandName,
    '{date}': until ? writeMoment(until, language) : '',
    '{plan}': headerText(payment?.plan ?? ''),
    '{amount}': payment?.amount ?? '',
    '{next}': payment?.next ? writeMoment(payment.next, language) : '',
  };
  const fill = (text: string, wrap: (value: string) => string = (value) => value) =>
    text.replace(/\{(?:name|brand|date|plan|amount|next)\}/g, (key) => wrap(values[key] ?? ''));
  const plain = (text: string) => fill(text, isolate);
  const rich = (text: string) => fill(escapeHtml(text), (value) => `<bdi>${escapeHtml(value)}</bdi>`);

  const lines = (payment?.facts ?? []).map(({ name: fact, value }) => ({
    label: labels[fact],
    value: value instanceof Date ? writeMoment(value, language) : value,
  }));
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const receipt = lines.length > 0 ? receiptTable(lines) : '';
  const href = escapeHtml(link);
  const button = texts.button
    ? `<p style="margin:28px 0"><a href="${href}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:${brand.accent};color:${brand.onAccent};font-weight:600;text-align:center;text-decoration:none">${escapeHtml(texts.button)}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(fill(texts.subject))}</title></head>
<body style="margin:0;padding:0;background:#F2F3F5;color:#1B1C20;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:14px;overflow:hidden">
<tr><td style="padding:22px 32px;background:${brand.page};border-bottom:3px solid ${brand.accent}"><img src="${escapeHtml(brand.logoUrl)}" alt="${escapeHtml(brandName)}" height="36" style="display:block;height:36px;width:auto;border:0;color:${brand.onPage};font-size:22px;font-weight:700"></td></tr>
<tr><td style="padding:32px">
<p style="margin:0 0 16px;font-size:18px;font-weight:600">${rich(texts.greeting)}</p>
<p style="margin:0">${rich(texts.body)}</p>
${receipt}${button}
<p style="margin:0;color:#54555D;font-size:14px">${rich(texts.note)}</p>
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #E3E4E8;color:#54555D;font-size:13px">${escapeHtml(copyLink)}<br><a href="${href}" dir="ltr" style="color:#0B57D0;word-break:break-all">${href}</a></p>
</td></tr>
<tr><td style="padding:16px 32px 24px;color:#6A6B73;font-size:12px">${rich(reason)}</td></tr>
</table>
</td></tr></table>
</body></html>
`;
  const text = `${[plain(texts.greeting), plain(texts.body), ...(lines.length > 0 ? [lines.map(({ label, value }) => `${label}: ${isolate(value)}`).join('\n')] : []), ...(texts.button ? [`${texts.button}:\n${link}`] : []), plain(texts.note), `--\n${plain(reason)}`].join('\n\n')}\n`;
  return { subject: fill(texts.subject), html, text };
}

function receiptTable(lines: readonly { label: string; value: string }[]): string {
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:8px 0;border-bottom:1px solid #E3E4E8;font-weight:400;color:#54555D;text-align:start">${escapeHtml(label)}</th><td style="padding:8px 0;border-bottom:1px solid #E3E4E8;text-align:end"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0;border-collapse:collapse;font-size:15px">${rows.join('')}</table>\n`;
}

/** "22 December 2026 at 08:30 UTC": a mail knows nothing of its reader's clock. */
function writeMoment(moment: Date, language: MailLanguage): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(numberLocale(language), options).format(moment)} UTC`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
