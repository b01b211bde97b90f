import * as v from 'valibot';
import { type TenantRecord, TenantRecordSchema } from '#app/contract/tenant.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { projectTenant } from './project.ts';

export type HostnameChangeDependencies = Pick<Dependencies, 'registry' | 'projection' | 'tenants' | 'now'>;

interface HostnameChange {
  add?: string;
  remove?: string;
  /** Null makes all hostnames equal. */
  primary?: string | null;
  /** As the audit trail names them. */
  actor: string;
}

/** `taken` is a hostname of another brand, `full` too many of one, `last` the only one, `busy` somebody who was faster. */
export type HostnameOutcome = 'done' | 'taken' | 'full' | 'last' | 'busy';

/** Changes which hostnames a brand has, in the registry and in KV. Rules on names are for the caller. */
export async function changeHostnames(
  deps: HostnameChangeDependencies,
  slug: string,
  { add, remove, primary, actor }: HostnameChange,
): Promise<HostnameOutcome> {
  const known = await deps.registry.find(slug);
  if (!known) return 'busy';
  if (add !== undefined) {
    const holder = (await deps.registry.ownersOf([add])).get(add);
    if (holder !== undefined && holder !== slug) return 'taken';
  }
  const { primary_host: before, ...old } = known.record;
  const hostnames = [...new Set([...old.hostnames, ...(add === undefined ? [] : [add])])].filter(
    (hostname) => hostname !== remove,
  );
  if (hostnames.length === 0) return 'last';
  const wanted = primary === undefined ? before : primary;
  const record = {
    ...old,
    hostnames,
    ...(wanted && wanted !== remove ? { primary_host: wanted } : {}),
    // Cached pages name the primary hostname.
    config_version: old.config_version + (primary === undefined ? 0 : 1),
  };
  if (!v.is(TenantRecordSchema, record)) return 'full';
  return write(deps, known, record, actor);
}

async function write(
  deps: HostnameChangeDependencies,
  known: NonNullable<Awaited<ReturnType<Dependencies['registry']['find']>>>,
  record: TenantRecord,
  actor: string,
): Promise<HostnameOutcome> {
  if ((await deps.registry.replace(known, record, deps.now(), actor)) === 'conflict') return 'busy';
  await projectTenant(deps, record.slug);
  return 'done';
}
