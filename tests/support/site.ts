import { randomBytes } from 'node:crypto';
import { type TenantRecord, tenantKey } from '#app/contract/tenant.ts';
import { openSite, type SiteOptions } from '#cli/local/site.ts';
import { readdressDemo } from '#demo/seed/seed.ts';
import { createBrowser } from './browser.ts';
import { closeAfterFile } from './close-after-file.ts';
import { recordConsoleError } from './console-errors.ts';
import { Page } from './page.ts';
import { copyOfState, ownState } from './prepared-state.ts';
import { SHORT_WAITS } from './short-waits.ts';

export const ADMIN_TOKEN = 'test-admin-token';
const PLATFORM_HOST = 'platform.localhost';
const SECRETS = { ADMIN_TOKEN, SIGNING_KEY: 'test-signing-key-0123456789abcdef' };

export type TestSite = Awaited<ReturnType<typeof startSite>>;

let shared: Promise<TestSite> | undefined;
let sharedSeeded: Promise<TestSite> | undefined;

/**
 * Both production bundles without brands, started once a worker for all files whose tests make their own and
 * need nothing else of the site. It is never closed: Miniflare ends with the process.
 */
export function sharedSite(): Promise<TestSite> {
  shared ??= ownState('migrated').then((persistTo) => openTestSite({ persistTo }));
  return shared;
}

/**
 * The same with the demo brands, for files that only read them or write as viewers of their own: what one
 * file writes stays for the next.
 */
export function sharedSeededSite(): Promise<TestSite> {
  sharedSeeded ??= openSharedSeededSite();
  return sharedSeeded;
}

async function openSharedSeededSite(): Promise<TestSite> {
  const site = await openTestSite({ persistTo: await ownState('seeded') });
  await readdressDemo({ ...site.bindings, port: site.port });
  return site;
}

/**
 * A site of this file alone, closed after its last test: for tests with variables, with lists of all brands,
 * or with a state of their own.
 */
export async function startSite(options: SiteOptions = {}) {
  const persistTo = options.persistTo ?? (await copyOfState('migrated'));
  const site = await openTestSite({ ...options, persistTo });
  closeAfterFile(() => site.close());
  return site;
}

/** An error that a Worker logs fails the test that runs at that moment. */
async function openTestSite(options: SiteOptions) {
  const site = await openSite({
    quiet: true,
    onLog: ({ level, message }) => (level === 'error' ? recordConsoleError(message) : undefined),
    ...options,
    bindings: {
      edge: options.bindings?.edge,
      platform: { ...SECRETS, ...SHORT_WAITS, ...options.bindings?.platform },
    },
  });

  const browser = (hostname: string) => createBrowser(site, hostname);

  /**
   * A brand of its own: a starter account (unless `account_id` names one) and a record under its hostnames.
   */
  async function makeTenant(overrides: Partial<TenantRecord> = {}) {
    const slug = overrides.slug ?? `t${randomBytes(5).toString('hex')}`;
    const record: TenantRecord = {
      slug,
      account_id: `acc_${slug}`,
      hostnames: [`${slug}.localhost`],
      asset_host: `${slug}.assets.localhost:${site.port}`,
      config_version: 1,
      ...overrides,
    };
    if (!overrides.account_id) await createAccount(record.account_id, record.asset_host);
    for (const hostname of record.hostnames) {
      await site.bindings.tenants.put(tenantKey(hostname), JSON.stringify(record));
    }
    const hostname = record.hostnames[0] ?? '';
    return { hostname, record, accountId: record.account_id, browser: () => browser(hostname) };
  }

  async function createAccount(accountId: string, assetHost: string) {
    const response = await admin('PUT', `/admin/v1/accounts/${accountId}`, {
      title: accountId,
      asset_host: assetHost,
    });
    if (!response.ok) throw new Error(`Account ${accountId}: ${response.status} ${await response.text()}`);
  }

  /** A call of the operator's API. */
  function admin(method: string, path: string, body?: unknown) {
    return site.fetch(PLATFORM_HOST, path, {
      method,
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** A page as a viewer without scripts has it; blank without a path. */
  async function page(hostname: string, path?: string): Promise<Page> {
    const opened = new Page(site, hostname);
    if (path !== undefined) await opened.goto(path);
    return opened;
  }

  return { ...site, browser, page, makeTenant, admin };
}

/** A site with the demo brands in it, as `npm start` serves it. */
export async function startSeededSite(options: SiteOptions = {}) {
  const site = await startSite({ ...options, persistTo: await copyOfState('seeded') });
  await readdressDemo({ ...site.bindings, port: site.port });
  return site;
}
