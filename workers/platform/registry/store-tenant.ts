import type { TenantRecord } from '#app/contract/tenant.ts';
import type { RegistryStore } from '#workers/platform/storage/registry-store.ts';
import { type ProjectionDependencies, projectTenant } from './project.ts';

/** A brand as it is to be, whatever it was, in D1 and in KV: for seeds. */
export async function storeTenant(
  dependencies: ProjectionDependencies & { registry: RegistryStore },
  record: TenantRecord,
  now: Date,
): Promise<void> {
  const { registry } = dependencies;
  const old = await registry.find(record.slug);
  const isSame = old !== null && JSON.stringify(old.record) === JSON.stringify(record);
  if (!isSame) {
    const outcome = await (old ? registry.replace(old, record, now) : registry.create(record, now));
    if (outcome === 'conflict') throw new Error(`a hostname of ${record.slug} belongs to another brand`);
  }
  if (!(await projectTenant(dependencies, record.slug))) throw new Error(`KV does not have ${record.slug}`);
}
