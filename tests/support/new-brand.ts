import { randomUUID } from 'node:crypto';
import type { Site } from '#cli/local/site.ts';
import { merchantOf, sandboxKeys } from '#demo/seed/sandbox-merchants.ts';
import type { Mail } from '#workers/platform/mail/mail.ts';

type Bindings = Pick<Site, 'bindings'>;

interface AdminSite {
  port: number;
  /** A call of the operator's API. */
  admin(method: string, path: string, body: unknown): Promise<{ status: number }>;
}

/** As `npm run tenant -- create harbor --owner …` makes it: nothing is in it but the owner's invitation. */
export async function makeEmptyBrand({ admin, port }: AdminSite, owner: string) {
  const [slug, account_id] = ['harbor', 'acc_harbor'];
  const asset_host = `${slug}.assets.localhost:${port}`;
  const hostname = `${slug}.localhost`;
  const record = { slug, account_id, hostnames: [hostname], asset_host, config_version: 1 };
  const calls = [
    ['PUT', `/admin/v1/accounts/${account_id}`, { title: 'Harbor', asset_host }],
    ['POST', '/admin/v1/tenants', record],
    ['PUT', `/admin/v1/accounts/${account_id}/staff`, { email_id: owner, roles: ['own'], invite: true }],
  ] as const;
  for (const [method, path, body] of calls) {
    const { status } = await admin(method, path, body);
    if (status > 201) throw new Error(`${method} ${path}: ${status}`);
  }
  return { hostname, accountId: account_id };
}

/** The path of the link in the only mail of a brand, once the platform's job has sent it. */
export async function mailedPath(
  { bindings, runCron }: Bindings & Pick<Site, 'runCron'>,
  account: string,
): Promise<string> {
  await runCron('* * * * *');
  const { keys } = await bindings.tenants.list({ prefix: `mailbox/${account}/` });
  const text = await bindings.tenants.get(keys[0]?.name ?? '');
  if (text === null) throw new Error('there is no mail');
  const mail = JSON.parse(text) as Mail;
  return new URL(/^https?:\S+$/m.exec(mail.text)?.[0] ?? '').pathname;
}

/** What an owner has of her own, elsewhere: an account at a gateway. */
export async function openStripeAccount({ bindings }: Bindings) {
  const keys = sandboxKeys(`owner-${randomUUID().slice(0, 8)}`);
  const merchant = { org: 'Stripe', key: merchantOf('Stripe', keys), keys: keys.Stripe };
  await bindings.sandbox('PUT', '/control/merchants', { ...merchant, webhookUrl: 'http://nowhere.invalid' });
  return keys.Stripe;
}
