import { randomBytes } from 'node:crypto';
import { afterAll } from 'vitest';
import { type TenantRecord, tenantKey } from '#app/contract/tenant.ts';
import { openSite, type SiteOptions } from '#cli/local/site.ts';
import { readdressDemo } from '#demo/seed/seed.ts';
import { createBrowser } from './browser.ts';
import { recordConsoleError } from './console-errors.ts';
import { copyOfState } from './prepared-state.ts';

export const ADMIN_TOKEN = 'test-admin-token';
const PLATFORM_HOST = 'platform.localhost';
const SECRETS = { ADMIN_TOKEN, SIGNING_KEY: 'test-signing-key-0123456789abcdef' };

export type TestSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Both production bundles with empty storage, closed after the file's last test. One a file; each test makes its own
 * tenant in it, so that nothing collides. An error that a Worker logs fails the test that runs at that moment.
 */
export async function startSite(options: SiteOptions = {}) {
  const persistTo = options.persistTo ?? (await copyOfState('migrated'));
  const site = await openSite({
    quiet: true,
    onLog: ({ level, message }) => (level === 'error' ? recordConsoleError(message) : undefined),
    ...options,
    persistTo,
    bindings: { edge: options.bindings?.edge, platform: { ...SECRETS, ...options.bindings?.platform } },
  });
  afterAll(() => site.close());

  const browser = (hostname: string) => createBrowser(site, hostname);

  /** A brand of its own: a starter account (unless `account_id` names one) and a record under its hostnames. */
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

  return { ...site, browser, makeTenant, admin };
}

/** A site with the demo brands in it, as `npm start` serves it. */
export async function startSeededSite(options: SiteOptions = {}) {
  const site = await startSite({ ...options, persistTo: await copyOfState('seeded') });
  await readdressDemo({ ...site.bindings, port: site.port });
  return site;
}
