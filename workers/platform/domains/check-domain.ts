import { brandKey, tenantKey } from '#app/contract/tenant.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { log } from '#workers/platform/http/log.ts';
import { changeHostnames } from '#workers/platform/registry/change-hostnames.ts';
import { projectTenant } from '#workers/platform/registry/project.ts';
import { type DomainRow, toProgress } from '#workers/platform/storage/domain-store.ts';
import { lookAtContested } from './contest.ts';
import { type Look, lookAt, toFinding } from './look.ts';
import { nextState } from './states.ts';

export type DomainCheckDependencies = Pick<
  Dependencies,
  | 'registry'
  | 'projection'
  | 'tenants'
  | 'domains'
  | 'domainStates'
  | 'zone'
  | 'signingKey'
  | 'stores'
  | 'now'
>;

/** Looks at a hostname of a brand, mends what is ours to mend, and stores its state. Returns the row as it is then. */
export async function checkDomain(deps: DomainCheckDependencies, row: DomainRow): Promise<DomainRow | null> {
  const { slug, hostname } = row;
  if (row.isContested) await lookAtContested(deps, row);
  else await storeLook(deps, row, await lookAndMend(deps, row));
  return deps.domainStates.find(slug, hostname);
}

/** Stores what a look has found. */
export async function storeLook(
  { domainStates, now }: Pick<Dependencies, 'domainStates' | 'now'>,
  row: DomainRow,
  look: Look,
): Promise<void> {
  const time = now();
  const progress = nextState(toProgress(row), look.diagnosis, time, look.progress);
  await domainStates.save(row, progress, toFinding(look), time);
}

/** What our own registry lacks of a hostname (fault 19) is put back. */
async function lookAndMend(deps: DomainCheckDependencies, { slug, hostname }: DomainRow): Promise<Look> {
  const look = await lookAt(deps, hostname, { brand: slug, isWanted: true });
  if (look.diagnosis.cause === 'not_in_registry') {
    const outcome = await changeHostnames(deps, slug, { add: hostname, actor: 'system' });
    log({ event: 'domain-mended', slug, hostname, outcome });
    return outcome === 'done' ? lookAt(deps, hostname, { brand: slug, isWanted: true }) : look;
  }
  if (look.diagnosis.cause !== 'held_elsewhere') await mendProjection(deps, slug, hostname);
  return look;
}

/** The edge reads KV. A brand that was restored from a backup, or an entry that was lost, is written anew. */
async function mendProjection(deps: DomainCheckDependencies, slug: string, hostname: string): Promise<void> {
  const [stored, brand] = await Promise.all([
    deps.tenants.get(tenantKey(hostname)),
    deps.tenants.get(brandKey(slug)),
  ]);
  if (stored !== null && stored === brand) return;
  const isProjected = await projectTenant(deps, slug);
  log({ event: 'domain-mended', slug, hostname, outcome: isProjected ? 'projected' : 'not projected' });
}
