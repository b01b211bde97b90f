import { brandKey, tenantKey } from '#app/contract/tenant.ts';
import { log } from '#workers/platform/http/log.ts';
import type { Projection, ProjectionStore } from '#workers/platform/storage/registry-projection.ts';

export interface ProjectionDependencies {
  tenants: Pick<KVNamespace, 'put' | 'delete'>;
  projection: ProjectionStore;
}

/** What one cron writes; the next continues. */
const MAX_BEHIND = 50;
/** Of writers who overtake each other; the cron ends what is left. */
const MAX_RUNS = 5;

/**
 * Writes to KV what D1 has of a brand: its record under each hostname and under its slug, one operation each,
 * and nothing under former hostnames. Never throws: D1 has it, and the cron tries again. False where that is
 * needed.
 */
export async function projectTenant(dependencies: ProjectionDependencies, slug: string): Promise<boolean> {
  const waiting = [slug];
  try {
    for (let run = 0; run < MAX_RUNS; run += 1) {
      const next = waiting.shift();
      if (next === undefined) return true;
      const wanted = await dependencies.projection.of(next);
      await write(dependencies.tenants, wanted);
      waiting.push(...(await dependencies.projection.markDone(wanted)));
    }
  } catch (error) {
    log({ event: 'projection-failed', slug, message: String(error) });
    return false;
  }
  return waiting.length === 0;
}

/** Every minute: what a write could not bring to KV. */
export async function projectBehind(dependencies: ProjectionDependencies): Promise<number> {
  const slugs = await dependencies.projection.behind(MAX_BEHIND);
  for (const slug of slugs) await projectTenant(dependencies, slug);
  return slugs.length;
}

async function write(
  tenants: ProjectionDependencies['tenants'],
  { slug, record, former, held }: Projection,
): Promise<void> {
  const text = JSON.stringify(record);
  const keys = record ? [...record.hostnames.map(tenantKey), brandKey(slug)] : [];
  // New hostnames respond before old ones stop.
  await Promise.all(keys.map((key) => tenants.put(key, text)));
  const gone = [...[...former, ...held].map(tenantKey), ...(record ? [] : [brandKey(slug)])];
  await Promise.all(gone.map((key) => tenants.delete(key)));
}
