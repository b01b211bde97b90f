import { and, eq, lte } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { GATEWAYS } from '#app/contract/payment.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { openSiteAddresses } from '#workers/platform/mail/site-address.ts';
import { openGatewayAccounts } from '#workers/platform/payment/gateway-accounts.ts';
import { createServicesApp } from '#workers/platform/router.ts';
import { AccountCache } from '#workers/platform/storage/account-cache.ts';
import { StoreCache } from '#workers/platform/storage/account-store.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { openDirectory } from '#workers/platform/storage/directory.ts';
import { openRegistryStore } from '#workers/platform/storage/registry-store.ts';
import { renewals, transactions } from '#workers/platform/storage/schema/payment.ts';
import { openSealing } from '#workers/platform/storage/sealing.ts';
import { type Gateways, openGateways, SANDBOX } from './gateways.ts';
import { GATEWAY_KEY, type Shop } from './merchants.ts';
import { currentAccount, steppedDatabase } from './steps.ts';
import { clock } from './time.ts';

export interface Harness {
  raw: ReturnType<typeof drizzle>;
  gateways: Gateways;
  dependencies: Dependencies;
  /** A call of the contract as the edge sends it; it waits for the work passed to `waitUntil`, too. */
  call(shop: Shop, request: { path: string; init: RequestInit; session?: string }): Promise<Response>;
}

const nothing = {} as never;

/** The platform's own modules over a stepped database, and the sandbox's own providers. */
export function openHarness(d1: D1Database, tenants: KVNamespace): Harness {
  const providers = openGateways();
  // The adapters reach the network only through the `fetch` that they are given.
  const db = openDatabase(steppedDatabase(d1));
  const everyone = openDirectory(db);
  const directory = {
    ...everyone,
    // Only the current account: others are in the middle of their own steps.
    duePayments: (now: Date, limit: number) =>
      dueOf(currentAccount(), everyone.duePayments, (account) =>
        db
          .select({ accountId: transactions.accountId, id: transactions.id })
          .from(transactions)
          .where(and(eq(transactions.accountId, account), lte(transactions.nextCheckTime, now))),
      )(now, limit),
    dueRenewals: (now: Date, limit: number) =>
      dueOf(currentAccount(), everyone.dueRenewals, (account) =>
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
  const registry = openRegistryStore(db);
  const dependencies: Dependencies = {
    waits: {},
    stores: new StoreCache(db),
    directory,
    accounts: new AccountCache(directory, clock.now),
    media: nothing,
    tenants: nothing,
    registry,
    projection: nothing,
    erasures: nothing,
    reseals: nothing,
    rooms: nothing,
    signingKey: 'signing-key',
    adminToken: 'token',
    apiHost: undefined,
    domains: null,
    domainStates: nothing,
    zone: null,
    // Rate limits have tests of their own; here a year of payments passes in a second.
    limiter: { take: async () => null, release: async () => {}, clear: async () => {} },
    incidents: nothing,
    health: nothing,
    outbox: {
      send: async () => {},
      prepare: async () => null,
      prepareAll: async (_context, letters) => letters.map(() => null),
    },
    tokens: nothing,
    payments: {
      gateways: openGatewayAccounts(sealing, { addresses, fetch: providers.fetch, now: clock.now }),
      sealing,
      digest: (text) => text,
      siteOf: openSiteAddresses(tenants, registry),
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
