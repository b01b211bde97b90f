import { and, eq, lte } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import { tenantKey } from '#app/contract/tenant.ts';
import { AccountCache } from '#workers/platform/http/account-cache.ts';
import type { Dependencies } from '#workers/platform/http/dependencies.ts';
import { createServicesApp } from '#workers/platform/http/services-app.ts';
import { openSiteAddresses } from '#workers/platform/mail/site-address.ts';
import { openGatewayAccounts, placeOf } from '#workers/platform/payment/gateway-accounts.ts';
import { merchantOf, sandboxKeys } from '#workers/platform/seed/sandbox-merchants.ts';
import { StoreCache } from '#workers/platform/storage/account-store.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { openDirectory } from '#workers/platform/storage/directory.ts';
import { accounts } from '#workers/platform/storage/schema/account.ts';
import {
  discounts,
  gateways,
  plans,
  renewals,
  transactions,
} from '#workers/platform/storage/schema/payment.ts';
import { sessions, users } from '#workers/platform/storage/schema/user.ts';
import { openSealing } from '#workers/platform/storage/sealing.ts';
import { hashOfSecret } from '#workers/platform/user/secret.ts';
import { type Gateways, openGateways, SANDBOX } from './gateways.ts';
import { accountUnderWay, steppedDatabase } from './steps.ts';
import { clock } from './time.ts';

export const PLANS = {
  month: { id: 'plan-month', amountMinor: 799, taxRate: 0, durationDays: 30, isPpv: false },
  taxed: { id: 'plan-taxed', amountMinor: 1999, taxRate: 1900, durationDays: 90, isPpv: false },
  ticket: { id: 'ticket', amountMinor: 500, taxRate: 0, durationDays: 2, isPpv: true },
} as const;
const DISCOUNTS = [
  { id: 'quarter', code: 'QUARTER', value: 2500 },
  { id: 'gift', code: 'GIFT', value: 10_000 },
];

/** One account with one viewer and one gateway: what is bought there is nobody else's. */
export interface Shop {
  account: string;
  hostname: string;
  session: string;
  userId: string;
  org: Gateway;
  merchant: string;
  keys: ReturnType<typeof sandboxKeys>;
}

export interface World {
  raw: ReturnType<typeof drizzle>;
  gateways: Gateways;
  dependencies: Dependencies;
  /** A call of the contract, as the edge makes it; with whatever is left to do behind the answer. */
  call(shop: Shop, request: { path: string; init: RequestInit; session?: string }): Promise<Response>;
}

const GATEWAY_KEY = 'interleavings-gateway-key';
const nothing = {} as never;

/** The platform's own parts over a stepped database, and the sandbox's own providers. */
export function openWorld(d1: D1Database, tenants: KVNamespace): World {
  const providers = openGateways();
  // The adapters' only way out is the `fetch` that they are given.
  const db = openDatabase(steppedDatabase(d1));
  const everyone = openDirectory(db);
  const directory = {
    ...everyone,
    // Of the account under way alone: others are in the middle of something else.
    duePayments: (now: Date, limit: number) =>
      dueOf(accountUnderWay(), everyone.duePayments, (account) =>
        db
          .select({ accountId: transactions.accountId, transactionId: transactions.id })
          .from(transactions)
          .where(and(eq(transactions.accountId, account), lte(transactions.nextCheckTime, now))),
      )(now, limit),
    dueRenewals: (now: Date, limit: number) =>
      dueOf(accountUnderWay(), everyone.dueRenewals, (account) =>
        db
          .select({ accountId: renewals.accountId, id: renewals.id, dueTime: renewals.dueTime })
          .from(renewals)
          .where(and(eq(renewals.accountId, account), lte(renewals.dueTime, now)))
          .then((due) => due.flatMap(({ dueTime, ...row }) => (dueTime ? [{ ...row, dueTime }] : []))),
      )(now, limit),
  };
  const sealing = openSealing(GATEWAY_KEY, 'gateways');
  const addresses = Object.fromEntries(
    GATEWAYS.map((org) => {
      const base = `${SANDBOX}/${org.toLowerCase()}`;
      return [org, { api: base, checkout: base }];
    }),
  );
  const dependencies: Dependencies = {
    stores: new StoreCache(db),
    directory,
    accounts: new AccountCache(directory, clock.now),
    media: nothing,
    tenants: nothing,
    rooms: nothing,
    signingKey: 'signing-key',
    adminToken: 'token',
    limiter: nothing,
    outbox: { send: async () => {}, prepare: async () => null },
    payments: {
      gateways: openGatewayAccounts(sealing, { addresses, fetch: providers.fetch, now: clock.now }),
      sealing,
      siteOf: openSiteAddresses(tenants),
    },
    now: clock.now,
  };
  const services = createServicesApp(dependencies);

  return {
    raw: drizzle(d1),
    gateways: providers,
    dependencies,
    async call(shop, { path, init, session = shop.session }) {
      const behind: Promise<unknown>[] = [];
      const headers = { account_id: shop.account, ...(session ? { ott_sessionid: session } : {}) };
      const request = new Request(`https://${shop.hostname}${path}`, {
        ...init,
        headers: { ...headers, ...(init.headers as Record<string, string>) },
      });
      const context = {
        waitUntil: (work: Promise<unknown>) => void behind.push(work),
        passThroughOnException: () => {},
        props: {},
      };
      const response = await services.fetch(request, undefined, context);
      await Promise.all(behind);
      return response;
    },
  };
}

function dueOf<Due>(
  account: string | undefined,
  ofAll: (now: Date, limit: number) => Promise<Due[]>,
  ofOne: (account: string) => PromiseLike<Due[]>,
) {
  return async (now: Date, limit: number) =>
    account === undefined ? await ofAll(now, limit) : await ofOne(account);
}

/** New shops, the gateways in turn. */
export async function makeShops(
  world: World,
  tenants: KVNamespace,
  batch: string,
  count: number,
): Promise<Shop[]> {
  const { raw, gateways: providers } = world;
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

function rowsOf(raw: World['raw'], shop: Shop, sealing: ReturnType<typeof openSealing>) {
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
