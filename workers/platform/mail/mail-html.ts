import type { TextLanguage } from '#workers/platform/http/translations.ts';
import type { MailBrand } from './brand.ts';

interface ReceiptLine {
  label: string;
  value: string;
}

/** The texts are HTML already. */
interface MailContent {
  language: TextLanguage;
  brand: MailBrand;
  brandName: string;
  link: string;
  receipt: readonly ReceiptLine[];
  title: string;
  greeting: string;
  body: string;
  button: string;
  note: string;
  copyLink: string;
  reason: string;
}

/** Tables and inline styles: mail programs take little else. */
export function mailHtml({ language, brand, brandName, link, receipt, ...texts }: MailContent): string {
  const { title, greeting, body, button, note, copyLink, reason } = texts;
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:0;background:#F2F3F5;color:#1B1C20;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:14px;overflow:hidden">
<tr><td style="padding:22px 32px;background:${brand.page};border-bottom:3px solid ${brand.accent}"><img src="${escapeHtml(brand.logoUrl)}" alt="${escapeHtml(brandName)}" height="36" style="display:block;height:36px;width:auto;border:0;color:${brand.onPage};font-size:22px;font-weight:700"></td></tr>
<tr><td style="padding:32px">
<p style="margin:0 0 16px;font-size:18px;font-weight:600">${greeting}</p>
<p style="margin:0">${body}</p>
${receiptTable(receipt)}${buttonTo(href, button, brand)}
<p style="margin:0;color:#54555D;font-size:14px">${note}</p>
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #E3E4E8;color:#54555D;font-size:13px">${copyLink}<br><a href="${href}" dir="ltr" style="color:#0B57D0;word-break:break-all">${href}</a></p>
</td></tr>
<tr><td style="padding:16px 32px 24px;color:#6A6B73;font-size:12px">${reason}</td></tr>
</table>
</td></tr></table>
</body></html>
`;
}

function buttonTo(href: string, text: string, { accent, onAccent }: MailBrand): string {
  return `<p style="margin:28px 0"><a href="${href}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:${accent};color:${onAccent};font-weight:600;text-align:center;text-decoration:none">${text}</a></p>`;
}

function receiptTable(lines: readonly ReceiptLine[]): string {
  if (lines.length === 0) return '';
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:8px 0;border-bottom:1px solid #E3E4E8;font-weight:400;color:#54555D;text-align:start">${escapeHtml(label)}</th><td style="padding:8px 0;border-bottom:1px solid #E3E4E8;text-align:end"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0;border-collapse:collapse;font-size:15px">${rows.join('')}</table>\n`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
