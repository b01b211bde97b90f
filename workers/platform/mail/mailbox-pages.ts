import * as v from 'valibot';
import { TenantRecordSchema, tenantKey } from '#app/contract/tenant.ts';
import type { Mail } from './mail.ts';
import type { Mailbox, MailHead } from './mailbox.ts';

export const MAILBOX_PATH = '/__mail';

const STYLE =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1b1c20;background:#f2f3f5}main{max-width:60rem;margin:auto;padding:1.5rem 1rem}' +
  'h1{font-size:1.4rem;overflow-wrap:anywhere}a{color:#0b57d0}ul{list-style:none;padding:0}li{margin:.5rem 0;padding:.75rem 1rem;background:#fff;border-radius:.5rem}' +
  'li a{display:block;font-weight:600;padding-block:.25rem}small{display:flex;flex-wrap:wrap;gap:0 1rem}time{white-space:nowrap}small,p{color:#54555d}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;background:#fff;border-radius:.5rem}' +
  'iframe{width:100%;height:44rem;border:0;border-radius:.5rem;background:#fff}';

/** Development only: what a brand's site has sent, on that site: `/__mail`, and one mail below it. */
export async function serveMailbox(
  request: Request,
  mailbox: Mailbox,
  tenants: Pick<KVNamespace, 'get'>,
): Promise<Response> {
  const { hostname, pathname } = new URL(request.url);
  const accountId = await accountOf(tenants, hostname);
  if (accountId === null) return page(404, 'No mailbox', '<p>No brand is at this address.</p>');
  const [, , key, part] = pathname.split('/');
  if (!key) return page(200, 'Mailbox', listOf(await mailbox.list(accountId)));
  // A key is letters, digits and dashes; what is anything else is none.
  const mail = /^[\w-]+$/.test(key) ? await mailbox.read(accountId, key) : null;
  if (!mail) return page(404, 'No such mail', `<p><a href="${MAILBOX_PATH}">All mails</a></p>`);
  return part === 'html' ? letterOf(mail) : page(200, mail.subject, oneMail(mail, key));
}

async function accountOf(tenants: Pick<KVNamespace, 'get'>, hostname: string): Promise<string | null> {
  const stored = await tenants.get(tenantKey(hostname), 'json').catch(() => null);
  const record = v.safeParse(TenantRecordSchema, stored);
  return record.success ? record.output.account_id : null;
}

function listOf(heads: readonly MailHead[]): string {
  if (heads.length === 0) return '<p>Nothing has been sent yet.</p>';
  const items = heads.map(
    ({ key, subject, to, time }) =>
      `<li><a href="${MAILBOX_PATH}/${key}"><bdi>${escapeHtml(subject)}</bdi></a>` +
      `<small><bdi>${escapeHtml(to)}</bdi> <time>${escapeHtml(toClock(time))}</time></small></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** "2026-11-22 08:45:52 UTC", which is what the logs go by. */
const toClock = (iso: string) => `${iso.slice(0, 19).replace('T', ' ')} UTC`;

function oneMail(mail: Mail, key: string): string {
  return (
    `<p>To <bdi>${escapeHtml(mail.to.name)}</bdi> &lt;${escapeHtml(mail.to.address)}&gt;, from <bdi>${escapeHtml(mail.fromName)}</bdi> · ` +
    `<a href="${MAILBOX_PATH}">All mails</a></p>` +
    // Its links open in the whole window; nothing in it runs.
    `<iframe title="HTML" sandbox="allow-top-navigation-by-user-activation" src="${MAILBOX_PATH}/${key}/html"></iframe>` +
    `<h2>Text</h2><pre dir="auto">${escapeHtml(mail.text)}</pre>`
  );
}

/** The mail itself, with a base target that leaves the frame. Images come from the asset host. */
function letterOf({ html }: Mail): Response {
  return respond(
    200,
    html.replace('<head>', '<head><base target="_top">'),
    "img-src *; frame-ancestors 'self'",
  );
}

function page(status: number, title: string, body: string): Response {
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>` +
    `<body><main><h1><bdi>${escapeHtml(title)}</bdi></h1>${body}</main></body></html>`;
  return respond(status, html, "frame-src 'self'; frame-ancestors 'none'");
}

function respond(status: number, html: string, policy: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; ${policy}`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  return new Response(html, { status, headers });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
