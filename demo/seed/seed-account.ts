import { eq } from 'drizzle-orm';
import { applyPlan } from '#cli/site/apply-plan.ts';
import { checkItems } from '#cli/site/check-folder.ts';
import { makePlan } from '#cli/site/make-plan.ts';
import type { ValueReader } from '#cli/site/values.ts';
import { placeOf } from '#workers/platform/payment/gateway-accounts.ts';
import { AccountScope } from '#workers/platform/storage/account-scope.ts';
import type { Database } from '#workers/platform/storage/database.ts';
import { type NewAccount, openDirectory } from '#workers/platform/storage/directory.ts';
import { gateways } from '#workers/platform/storage/schema/plan.ts';
import { openSealing } from '#workers/platform/storage/sealing.ts';
import type { DemoBrand, DemoSite } from './brands.ts';
import { directCalls } from './direct-calls.ts';
import { sandboxKeys } from './sandbox-merchants.ts';
import { seedCommunity } from './seed-community.ts';
import { seedUsers } from './seed-users.ts';

/** `aurora` on port 8787 → `aurora.assets.localhost:8787`. */
export function assetHostOf({ slug }: Pick<DemoBrand, 'slug'>, port: number): string {
  return `${slug}.assets.localhost${port === 80 ? '' : `:${port}`}`;
}

interface Target {
  db: Database;
  port: number;
  now: Date;
  /** Seals the sandbox's keys; without it no gateway has any. */
  gatewayKey?: string | null;
}

/**
 * Writes a brand's account, applies its folder, and adds the demo users and what they wrote. Repeated, it renews the
 * site alone.
 */
export async function seedAccount(site: DemoSite, target: Target): Promise<void> {
  const { db, now, gatewayKey = null } = target;
  await putAccount(site, target);
  const scope = new AccountScope(db, site.accountId);
  await seedUsers(site, scope, now);
  await applySite(scope, site, now);
  if (gatewayKey !== null) await putKeys(scope, site, gatewayKey);
  await seedCommunity(scope, site, now);
}

/** The account's row, with the asset host that goes with the port. */
export async function putAccount(brand: DemoBrand, { db, port, now }: Target): Promise<void> {
  const directory = openDirectory(db);
  const known = await directory.find(brand.accountId);
  const hosts = { cfDomainName: assetHostOf(brand, port), assetHostname: `${brand.slug}.assets.localhost` };
  const isPut = known
    ? await directory.moveAssetHost(brand.accountId, hosts)
    : await directory.create({ ...emptyAccount(brand, now), ...hosts });
  if (!isPut) throw new Error(`another account has the asset host of ${brand.slug}`);
}

/** What the folder's `site.json` then fills. */
function emptyAccount(
  { accountId, slug, isActive }: DemoBrand,
  now: Date,
): Omit<NewAccount, 'cfDomainName' | 'assetHostname'> {
  return {
    accountId,
    status: isActive ? 'ACTIVE' : 'INACTIVE',
    allowedLanguages: [{ code: 'en', displayName: 'English' }],
    defaultLanguage: 'en',
    dateFormat: 'DDMMYYYY',
    odResourceAllowances: { custom_template: false, content_refresh: false },
    modulePermissions: {},
    metadata: { title: { en: slug }, description: { en: '' } },
    createdDate: now,
  };
}

/** As `npm run site -- apply --prune` would. */
async function applySite(scope: AccountScope, { slug, entities }: DemoSite, now: Date): Promise<void> {
  const { entries, faults } = await checkItems(entities);
  if (faults.length > 0) throw new Error(`The folder of ${slug}: ${faults.join('\n')}`);
  const calls = directCalls(scope, now);
  const readValues: ValueReader = async (kind, ids) => {
    const wanted = new Set(ids);
    const ofKind = entities.filter((entity) => entity.kind === kind && wanted.has(entity.id));
    return new Map(ofKind.map(({ id, value }) => [id, value]));
  };
  const present = await calls.digests();
  const plan = await makePlan(calls, readValues, {
    wanted: entries,
    present,
    without: new Set(),
    isPruning: true,
  });
  const { rejected } = await applyPlan(calls, readValues, plan, () => undefined);
  // What somebody has bought or set up in a kept state stays as it is; the site starts all the same.
  for (const line of rejected) process.stderr.write(`The demo brand ${slug}: ${line}\n`);
}

/** The keys that the payment sandbox knows the brand by. */
async function putKeys(
  scope: AccountScope,
  { slug, accountId, verifiedGateways }: DemoSite,
  gatewayKey: string,
) {
  const sealing = openSealing(gatewayKey, 'gateways');
  const keys = sandboxKeys(slug);
  for (const org of verifiedGateways) {
    const [row] = await scope.find(gateways, eq(gateways.org, org));
    if (!row) throw new Error(`The folder of ${slug} has no gateway ${org}`);
    const sealedKeys = sealing.seal(keys[org], placeOf({ accountId, id: row.id }));
    await scope.update(gateways, { isAccountVerified: true, sealedKeys }, eq(gateways.org, org));
  }
}
