import * as v from 'valibot';
import { HOST_PREFIX, type TenantRecord, TenantRecordSchema, tenantKey } from '#app/contract/tenant.ts';
import type { ProjectionStore } from '#workers/platform/storage/registry-projection.ts';
import type { RegistryStore } from '#workers/platform/storage/registry-store.ts';

export interface AdoptDependencies {
  tenants: Pick<KVNamespace, 'get' | 'list' | 'delete'>;
  registry: RegistryStore;
  projection: ProjectionStore;
}

/** Of one call: KV takes a thousand operations in one invocation. */
const HOSTS_AT_ONCE = 100;

/** What became of hostnames in KV that D1 has of nobody. */
export interface Adopted {
  /** Slugs of brands that D1 had never heard of, and has now. */
  taken: string[];
  /** Removed: a former hostname, or one that its brand has no longer. */
  dropped: string[];
  /** Left as they are: no record, or one that needs a hostname of another brand. */
  unreadable: string[];
  /** Where the next call goes on; null at the end. */
  cursor: string | null;
}

/**
 * Goes through the hostnames in KV. Brands of the time when KV alone had the registry come into D1; what D1 knows better
 * goes from KV.
 */
export async function adopt(
  dependencies: AdoptDependencies,
  cursor: string | null,
  now: Date,
): Promise<Adopted> {
  const { tenants, projection } = dependencies;
  const from = cursor === null ? {} : { cursor };
  const page = await tenants.list({ prefix: HOST_PREFIX, limit: HOSTS_AT_ONCE, ...from });
  const names = page.keys.map(({ name }) => name.slice(HOST_PREFIX.length));
  const known = await projection.known(names);
  const next = page.list_complete ? null : page.cursor;
  const result: Adopted = { taken: [], dropped: [], unreadable: [], cursor: next };
  for (const hostname of names) {
    if (known.get(hostname) === 'former') await drop(hostname);
    else if (!known.has(hostname)) await resolveHost(hostname);
  }
  return result;

  async function drop(hostname: string) {
    await tenants.delete(tenantKey(hostname));
    result.dropped.push(hostname);
  }

  async function resolveHost(hostname: string) {
    const record = await readRecord(tenants, hostname);
    const outcome = record ? await takeBrand(dependencies, record, now) : 'unreadable';
    if (outcome === 'outdated') await drop(hostname);
    else if (outcome === 'taken') result.taken.push(record?.slug ?? '');
    else if (outcome === 'unreadable') result.unreadable.push(hostname);
  }
}

/** `known` is another hostname of a brand that was adopted a moment ago. */
async function takeBrand({ registry }: AdoptDependencies, record: TenantRecord, now: Date) {
  if ((await registry.create(record, now)) === 'written') return 'taken';
  const stored = await registry.find(record.slug);
  if (stored === null) return 'unreadable';
  return record.hostnames.every((name) => stored.record.hostnames.includes(name)) ? 'known' : 'outdated';
}

async function readRecord(
  tenants: AdoptDependencies['tenants'],
  hostname: string,
): Promise<TenantRecord | null> {
  const stored = await tenants.get(tenantKey(hostname), 'json').catch(() => null);
  const result = v.safeParse(TenantRecordSchema, stored);
  if (!result.success) return null;
  return result.output.hostnames.includes(hostname) ? result.output : null;
}
