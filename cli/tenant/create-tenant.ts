import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { type TenantRecord, TenantRecordSchema } from '#app/contract/tenant.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { NewTenant } from './commands.ts';
import { findForeignAccount } from './foreign-account.ts';
import { shownHostname } from './hostnames.ts';
import type { KnownAccount, TenantStore, WrittenTenant } from './tenant-store.ts';

/** Of an account's id: a slug that is used again is another owner's, and so is its account. */
const TAIL_LENGTH = 8;

/**
 * Checks everything first and writes last, so a rejection leaves nothing behind. Throws a CommandError with
 * one line.
 */
export async function createTenant(store: TenantStore, tenant: NewTenant): Promise<WrittenTenant> {
  await requireUntaken(store, tenant);
  if (tenant.accountId) {
    const account = await requireAccount(store, tenant, tenant.accountId);
    const record = toRecord(tenant, { ...account, accountId: tenant.accountId });
    return await store.create(record);
  }
  if (tenant.services.user)
    throw new CommandError(`Name the account of ${tenant.services.user} with --account.`);
  const tail = randomTail();
  const wanted = {
    accountId: `acc_${tenant.slug}_${tail}`,
    assetHost: store.accountMaker.assetHostOf(tenant.slug),
  };
  toRecord(tenant, wanted);
  const record = toRecord(tenant, {
    ...wanted,
    assetHost: await startAccount(store, tenant, { ...wanted, tail }),
  });
  return await store.create(record);
}

/** Makes the account and returns its asset host: a former brand of this slug may have the usual one. */
async function startAccount(
  { accountMaker }: TenantStore,
  { slug, title = slug, assetHost: named }: NewTenant,
  { accountId, assetHost, tail }: { accountId: string; assetHost: string; tail: string },
): Promise<string> {
  const hosts = named ? [named] : [assetHost, accountMaker.assetHostOf(`${slug}-${tail}`)];
  for (const host of hosts) if (await accountMaker.create(accountId, title, host)) return host;
  throw new CommandError(
    `The asset host ${hosts[0]} belongs to another account: name one with --asset-host.`,
  );
}

function randomTail(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(TAIL_LENGTH), (byte) => letters[byte % letters.length]).join('');
}

async function requireUntaken(store: TenantStore, { slug, hostnames }: NewTenant) {
  for (const hostname of hostnames) {
    const owner = await store.ownerOf(hostname);
    if (owner && owner !== slug)
      throw new CommandError(`${shownHostname(hostname)} is taken: it belongs to the brand ${owner}.`);
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

function toRecord(tenant: NewTenant, account: KnownAccount & { accountId: string }): TenantRecord {
  const hasServices = Object.keys(tenant.services).length > 0;
  const result = v.safeParse(TenantRecordSchema, {
    slug: tenant.slug,
    account_id: account.accountId,
    hostnames: tenant.hostnames,
    ...(tenant.primaryHost ? { primary_host: tenant.primaryHost } : {}),
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
