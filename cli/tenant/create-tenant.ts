import * as v from 'valibot';
import { type TenantRecord, TenantRecordSchema } from '#app/contract/tenant.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { NewTenant } from './arguments.ts';
import { findForeignAccount } from './foreign-account.ts';
import type { AccountMaker, KnownAccount, TenantStore } from './tenant-store.ts';

/**
 * Checks everything first and writes last, so a rejection leaves nothing behind. Throws a CommandError with
 * one line.
 */
export async function createTenant(store: TenantStore, tenant: NewTenant): Promise<TenantRecord> {
  await requireUntaken(store, tenant);
  const existing = tenant.accountId ? await requireAccount(store, tenant, tenant.accountId) : null;
  const record = toRecord(
    tenant,
    existing ?? { assetHost: requireAccountMaker(store, tenant).assetHostOf(tenant.slug) },
  );
  if (!existing) await store.accountMaker?.create(record.account_id, record.slug, record.asset_host);
  await store.create(record);
  return record;
}

async function requireUntaken(store: TenantStore, { slug, hostnames }: NewTenant) {
  for (const hostname of hostnames) {
    const owner = await store.ownerOf(hostname);
    if (owner && owner !== slug)
      throw new CommandError(`${hostname} is taken: it belongs to the brand ${owner}.`);
  }
  if (await store.find(slug)) {
    throw new CommandError(`There is a brand ${slug} ${store.where}; remove it first.`);
  }
}

/** Accounts live in the user service: the brand's own where it names one, else the platform. */
async function requireAccount(
  store: TenantStore,
  { services }: NewTenant,
  accountId: string,
): Promise<KnownAccount> {
  const account = services.user
    ? await findForeignAccount(services.user, accountId)
    : await store.findAccount(accountId);
  if (account) return account;
  throw new CommandError(
    `There is no account ${accountId} ${services.user ? `at ${services.user}` : store.where}.`,
  );
}

function requireAccountMaker({ accountMaker, where }: TenantStore, { services }: NewTenant): AccountMaker {
  if (services.user) throw new CommandError(`Name the account of ${services.user} with --account.`);
  if (!accountMaker) throw new CommandError(`Name an account with --account; none can be made ${where}.`);
  return accountMaker;
}

function toRecord(tenant: NewTenant, account: KnownAccount): TenantRecord {
  const hasServices = Object.keys(tenant.services).length > 0;
  const result = v.safeParse(TenantRecordSchema, {
    slug: tenant.slug,
    account_id: tenant.accountId ?? `acc_${tenant.slug}`,
    hostnames: tenant.hostnames,
    asset_host: tenant.assetHost ?? requireAssetHost(account),
    ...(hasServices ? { services: tenant.services } : {}),
    ...(tenant.frameAncestors ? { frame_ancestors: tenant.frameAncestors } : {}),
    ...(tenant.mediaHosts ? { media_hosts: tenant.mediaHosts } : {}),
    ...(tenant.gatewayHosts ? { gateway_hosts: tenant.gatewayHosts } : {}),
    ...(tenant.hasPersonalisedLists ? { personalised_lists: true } : {}),
    ...(tenant.deadlines ? { deadlines: tenant.deadlines } : {}),
    config_version: 1,
  });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new CommandError(`${v.getDotPath(issue) ?? 'The record'} ${issue.message}.`);
}

function requireAssetHost({ assetHost }: KnownAccount): string {
  if (assetHost !== undefined) return assetHost;
  throw new CommandError("The account's config names no asset host; name one with --asset-host.");
}
