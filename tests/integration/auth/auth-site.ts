import { randomBytes } from 'node:crypto';
import type { SiteOptions } from '#cli/local/site.ts';
import { insertViewer } from '#tests/support/members.ts';
import { quickHash } from '#tests/support/quick-password.ts';
import { sharedSite, startSite } from '#tests/support/site.ts';
import type { MailKind } from '#workers/platform/domain/mail-kind.ts';
import type { Mail } from '#workers/platform/mail/mail.ts';
import { eventually } from '../platform/account-mail.ts';

export const LANGUAGES = [
  { code: 'en', displayName: 'English' },
  { code: 'es', displayName: 'Español' },
  { code: 'ar', displayName: 'العربية' },
];
export const PASSWORD = ' correct horse ';
const passwordHash = quickHash(PASSWORD);

export type AuthSite = Awaited<ReturnType<typeof startAuthSite>>;

/**
 * A site whose brands have three languages and one viewer each, `mina@<slug>.example`: the one of all files,
 * unless this one has options.
 */
export async function startAuthSite(options?: SiteOptions) {
  const site = await (options ? startSite(options) : sharedSite());

  async function makeBrand() {
    const slug = `t${randomBytes(5).toString('hex')}`;
    const account_id = `acc_${slug}`;
    const asset_host = `${slug}.assets.localhost:${site.port}`;
    await site.admin('PUT', `/admin/v1/accounts/${account_id}`, {
      title: slug,
      asset_host,
      languages: LANGUAGES,
    });
    const tenant = await site.makeTenant({ slug, account_id, asset_host });
    return { ...tenant, email: `mina@${slug}.example` };
  }

  /** A brand with a viewer, whose password is checked in a moment. */
  async function makeViewer() {
    const brand = await makeBrand();
    const { accountId: account, email } = brand;
    await insertViewer(site.bindings.db, { account, name: 'Mina Park', email, hash: passwordHash });
    return brand;
  }

  /** The same with one who registered by the form, and was sent a mail. */
  async function makeRegisteredViewer() {
    const brand = await makeBrand();
    const response = await brand.browser().submit('/signup', {
      name: 'Mina Park',
      email: brand.email,
      password: PASSWORD,
      confirm: PASSWORD,
    });
    if (response.status !== 302) throw new Error(`Registering responded with ${response.status}`);
    return brand;
  }

  /** The path of the link in the newest mail of that kind. */
  async function mailedPath(accountId: string, kind: MailKind, count = 1): Promise<string> {
    const mail = await eventually(async () => {
      const { keys } = await site.bindings.tenants.list({ prefix: `mailbox/${accountId}/` });
      const texts = await Promise.all(keys.map(({ name }) => site.bindings.tenants.get(name)));
      const mails = texts.flatMap((text) => (text ? [JSON.parse(text) as Mail] : []));
      const found = mails.filter((each) => each.kind === kind);
      return found.length >= count ? found[0] : null;
    });
    return new URL(/^https?:\S+$/m.exec(mail.text)?.[0] ?? '').pathname;
  }

  return { ...site, makeBrand, makeViewer, makeRegisteredViewer, mailedPath };
}

/** The Set-Cookie line of one cookie, whatever prefix it carries. */
export function cookieLine(
  response: { headers: { getSetCookie(): string[] } },
  name: string,
): string | undefined {
  return response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
}

/** A page without its head, its scripts and their texts, which are there whether shown or not. */
export function shown(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<script\b.*?<\/script>|<data id="marquee-i18n"[^>]*>/gs, '');
}

export async function shownPage(response: { text(): Promise<string> }): Promise<string> {
  return shown(await response.text());
}

/** A browser that is signed in. */
export async function signIn(
  brand: Pick<Awaited<ReturnType<AuthSite['makeBrand']>>, 'browser' | 'email'>,
  password = PASSWORD,
) {
  const browser = brand.browser();
  const response = await browser.submit('/login', { email: brand.email, password });
  if (response.status !== 302) throw new Error(`Signing in responded with ${response.status}`);
  return browser;
}
