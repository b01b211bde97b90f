import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import { tenantKey } from '#app/contract/tenant.ts';
import { merchantOf, sandboxKeys } from '#demo/seed/sandbox-merchants.ts';
import { placeOf } from '#workers/platform/payment/gateway-accounts.ts';
import { accounts } from '#workers/platform/storage/schema/account.ts';
import { discounts, gateways, plans } from '#workers/platform/storage/schema/plan.ts';
import { sessions, users } from '#workers/platform/storage/schema/user.ts';
import { openSealing } from '#workers/platform/storage/sealing.ts';
import { hashOfSecret } from '#workers/platform/user/secret.ts';
import type { Harness } from './harness.ts';
import { clock } from './time.ts';

export const GATEWAY_KEY = 'interleavings-gateway-key';

export const PLANS = {
  month: { id: 'plan-month', amountMinor: 799, taxRate: 0, durationDays: 30, isPpv: false },
  taxed: { id: 'plan-taxed', amountMinor: 1999, taxRate: 1900, durationDays: 90, isPpv: false },
  ticket: { id: 'ticket', amountMinor: 500, taxRate: 0, durationDays: 2, isPpv: true },
  // As long as a month: its first charge comes with the renewals.
  trial: { id: 'plan-trial', amountMinor: 999, taxRate: 0, durationDays: 30, isPpv: false, trialDays: 30 },
} as const;
const DISCOUNTS = [
  { id: 'quarter', code: 'QUARTER', value: 2500 },
  { id: 'gift', code: 'GIFT', value: 10_000 },
  { id: 'single', code: 'SINGLE', value: 1000, usageLimit: 1 },
];

/** One account with one viewer and one gateway, isolated from all others. */
export interface Shop {
  account: string;
  hostname: string;
  session: string;
  userId: string;
  org: Gateway;
  merchant: string;
  keys: ReturnType<typeof sandboxKeys>;
}

/** New shops, with each gateway in turn. */
export async function makeMerchants(
  harness: Harness,
  tenants: KVNamespace,
  batch: string,
  count: number,
): Promise<Shop[]> {
  const { raw, gateways: providers } = harness;
  const sealing = openSealing(GATEWAY_KEY, 'gateways');
  const shops = Array.from({ length: count }, (_, at): Shop => {
    const name = `${batch}-${at}`;
    const org = GATEWAYS[at % GATEWAYS.length] as Gateway;
    const keys = sandboxKeys(name);
    return {
      account: `acc_${name}`,
      hostname: `s${name}.example`,
      session: `session-of-${name}`,
      userId: `user-${name}`,
      org,
      keys,
      merchant: merchantOf(org, keys),
    };
  });
  for (const shop of shops) {
    await raw.batch(rowsOf(raw, shop, sealing));
    const { org, merchant: key, keys } = shop;
    await providers.control('PUT', '/merchants', {
      org,
      key,
      keys: keys[org],
      webhookUrl: 'http://nowhere.invalid',
    });
    await tenants.put(tenantKey(shop.hostname), recordOf(shop));
  }
  await providers.control('PUT', '/behaviour', { holdsMessages: true });
  return shops;
}

function recordOf({ account: account_id, hostname }: Shop): string {
  const slug = hostname.split('.')[0];
  return JSON.stringify({
    slug,
    account_id,
    hostnames: [hostname],
    asset_host: `assets.${hostname}`,
    config_version: 1,
  });
}

function rowsOf(raw: Harness['raw'], shop: Shop, sealing: ReturnType<typeof openSealing>) {
  const { account: accountId, userId, hostname, org, session } = shop;
  const now = clock.now();
  const gateway = { accountId, id: `gateway-${org}` };
  const far = new Date(now.getTime() + 3e10);
  return [
    raw.insert(accounts).values({
      accountId,
      status: 'ACTIVE',
      allowedLanguages: [{ code: 'en', displayName: 'English' }],
      defaultLanguage: 'en',
      dateFormat: 'DDMMYYYY',
      cfDomainName: `assets.${hostname}`,
      assetHostname: `assets.${hostname}`,
      odResourceAllowances: { custom_template: false, content_refresh: false },
      modulePermissions: { rating: true },
      metadata: { title: { en: 'Brand' }, description: { en: '' } },
      currency: 'INR',
      createdDate: now,
    }),
    raw.insert(users).values({
      accountId,
      id: userId,
      name: 'Ana',
      emailId: 'ana@example.com',
      emailKey: 'ana@example.com',
      passwordHash: 'none',
      createdDate: now,
    }),
    raw
      .insert(sessions)
      .values({ accountId, idHash: hashOfSecret(session), userId, createdDate: now, expiresTime: far }),
    raw
      .insert(plans)
      .values(
        Object.values(PLANS).map((plan) => ({ ...plan, accountId, currency: 'INR', name: { en: plan.id } })),
      ),
    raw.insert(discounts).values(
      DISCOUNTS.map((discount) => ({
        ...discount,
        accountId,
        name: { en: discount.id },
        valueType: 'percentage',
        applicablePlans: [],
      })),
    ),
    raw.insert(gateways).values({
      ...gateway,
      org,
      isAccountVerified: true,
      publicConfig: { mode: 'test', currency: 'INR' },
      sealedKeys: sealing.seal(shop.keys[org], placeOf(gateway)),
    }),
  ] as const;
}
