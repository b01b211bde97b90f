import { randomBytes } from 'node:crypto';
import { startSite } from '#tests/support/site.ts';

export const LANGUAGES = [
  { code: 'en', displayName: 'English' },
  { code: 'es', displayName: 'Español' },
  { code: 'ar', displayName: 'العربية' },
];
export const PASSWORD = ' correct horse ';

export type AuthSite = Awaited<ReturnType<typeof startAuthSite>>;

/** A site whose brands speak three languages and have one viewer each, `mina@<slug>.example`. */
export async function startAuthSite() {
  const site = await startSite();

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

  /** A brand with a viewer who registered on it. */
  async function makeViewer() {
    const brand = await makeBrand();
    const response = await brand.browser().submit('/signup', {
      name: 'Mina Park',
      email: brand.email,
      password: PASSWORD,
      confirm: PASSWORD,
    });
    if (response.status !== 302) throw new Error(`Registering answered ${response.status}`);
    return brand;
  }

  return { ...site, makeBrand, makeViewer };
}

/** The Set-Cookie line of one cookie, whatever prefix it carries. */
export function cookieLine(
  response: { headers: { getSetCookie(): string[] } },
  name: string,
): string | undefined {
  return response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
}

/** A page as it is seen: without its head, whose translations hold every text that it might show, and its scripts. */
export function shown(html: string): string {
  return html.replace(/<head>.*?<\/head>/s, '').replace(/<script\b.*?<\/script>/gs, '');
}

export async function shownPage(response: { text(): Promise<string> }): Promise<string> {
  return shown(await response.text());
}
