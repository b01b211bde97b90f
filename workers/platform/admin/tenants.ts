import * as v from 'valibot';
import { type TenantRecord, TenantRecordSchema, tenantKey } from '#app/contract/tenant.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { AdminError } from './admin-error.ts';

const HOST_PREFIX = tenantKey('');

type Deps = Pick<Dependencies, 'tenants' | 'directory'>;

/** Every brand once, by slug. Entries that are not records of ours are left out: another hand wrote them. */
export async function listTenants({ tenants }: Deps): Promise<TenantRecord[]> {
  const records = new Map<string, TenantRecord>();
  for (const key of await hostKeys(tenants)) {
    const record = await readRecord(tenants, key);
    if (record && !records.has(record.slug)) records.set(record.slug, record);
  }
  return [...records.values()].sort((a, b) => a.slug.localeCompare(b.slug));
}

export async function readTenant(deps: Deps, slug: string): Promise<TenantRecord> {
  const found = (await listTenants(deps)).find((record) => record.slug === slug);
  if (!found) throw new AdminError(404, `There is no tenant "${slug}".`);
  return found;
}

/** Writes the record under each of its hostnames and removes it from former ones, after all checks. */
export async function putTenant(deps: Deps, slug: string, body: unknown): Promise<TenantRecord> {
  const record = parseRecord(body);
  if (record.slug !== slug) throw new AdminError(422, `The record is of "${record.slug}", not of "${slug}".`);
  await requireAccount(deps, record);
  await requireFreeHosts(deps, record);

  const { tenants } = deps;
  const old = (await listTenants(deps)).find((known) => known.slug === slug);
  const text = JSON.stringify(record);
  await Promise.all(record.hostnames.map((hostname) => tenants.put(tenantKey(hostname), text)));
  const dropped = old?.hostnames.filter((hostname) => !record.hostnames.includes(hostname)) ?? [];
  await Promise.all(dropped.map((hostname) => tenants.delete(tenantKey(hostname))));
  return record;
}

export async function removeTenant(deps: Deps, slug: string): Promise<void> {
  const { hostnames } = await readTenant(deps, slug);
  await Promise.all(hostnames.map((hostname) => deps.tenants.delete(tenantKey(hostname))));
}

function parseRecord(body: unknown): TenantRecord {
  const result = v.safeParse(TenantRecordSchema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AdminError(422, `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
}

/** A brand whose user service is elsewhere has its account there. */
async function requireAccount({ directory }: Deps, record: TenantRecord): Promise<void> {
  if (record.services?.user) return;
  const account = await directory.find(record.account_id);
  if (!account) throw new AdminError(422, `There is no account "${record.account_id}".`);
}

async function requireFreeHosts({ tenants }: Deps, record: TenantRecord): Promise<void> {
  for (const hostname of record.hostnames) {
    const holder = await readRecord(tenants, tenantKey(hostname));
    if (holder && holder.slug !== record.slug) {
      throw new AdminError(409, `The host ${hostname} belongs to tenant "${holder.slug}".`);
    }
  }
}

async function readRecord(tenants: KVNamespace, key: string): Promise<TenantRecord | null> {
  const stored = await tenants.get(key, 'json').catch(() => null);
  const result = v.safeParse(TenantRecordSchema, stored);
  return result.success ? result.output : null;
}

async function hostKeys(tenants: KVNamespace): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await tenants.list({ prefix: HOST_PREFIX, ...(cursor ? { cursor } : {}) });
    names.push(...page.keys.map(({ name }) => name));
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor);
  return names;
}
