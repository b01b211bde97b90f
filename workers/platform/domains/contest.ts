import type { Diagnosis } from '#app/contract/domain.ts';
import { changeHostnames } from '#workers/platform/registry/change-hostnames.ts';
import { type DomainRow, toProgress } from '#workers/platform/storage/domain-store.ts';
import type { DomainCheckDependencies } from './check-domain.ts';
import { toDiagnosis } from './diagnose.ts';
import { toFinding } from './look.ts';
import { isProved, PROOF, proofRecord } from './proof.ts';
import { nextState, wantedSince } from './states.ts';

// A hostname that two brands name is the one's who can add a TXT record to it (docs/decisions/099). Until then nothing of
// it is registered for the second, and Cloudflare is not called.

/** Whether a brand has to prove that a hostname is its own; `held` where that would not help. */
export async function claimOf(
  deps: Pick<DomainCheckDependencies, 'registry' | 'domainStates'>,
  slug: string,
  hostname: string,
): Promise<'free' | 'contested' | 'held'> {
  const holder = (await deps.registry.ownersOf([hostname])).get(hostname);
  if (holder === slug) return 'free';
  if (holder !== undefined) return (await isUnproved(deps, holder, hostname)) ? 'contested' : 'held';
  // Its records may still lead here: the next brand that names it would have its visitors.
  const former = await deps.domainStates.formerHolder(hostname);
  return former === null || former === slug ? 'free' : 'contested';
}

/** Its brand has never shown a site there, and the records do not lead here. */
async function isUnproved(
  { domainStates }: Pick<DomainCheckDependencies, 'domainStates'>,
  slug: string,
  hostname: string,
): Promise<boolean> {
  const row = await domainStates.find(slug, hostname);
  return row !== null && !row.wasLive && row.correctTime === null && row.state !== 'live' && row.looks > 0;
}

/** Puts a contested hostname down for the brand, with the record that proves it. */
export async function contest(deps: DomainCheckDependencies, slug: string, hostname: string): Promise<void> {
  const diagnosis = contestedDiagnosis(deps, slug, hostname, true);
  const progress = nextState(wantedSince(deps.now()), diagnosis, deps.now());
  await deps.domainStates.contest(slug, hostname, progress, toFinding({ diagnosis, record: null }));
}

/** With the record there, the brand gets the hostname; the one that had it keeps it in its list, contested. */
export async function lookAtContested(deps: DomainCheckDependencies, row: DomainRow): Promise<void> {
  const { slug, hostname } = row;
  const { domains, domainStates, signingKey, now } = deps;
  const claim = await claimOf(deps, slug, hostname);
  const record = proofRecord(signingKey, slug, hostname);
  const proved =
    domains && claim !== 'held' ? await isProved(domains, record) : claim === 'held' ? false : null;
  if (proved && (await take(deps, slug, hostname))) return;
  const diagnosis =
    proved === null
      ? toDiagnosis(subjectOf(deps, hostname), { cause: 'not_known' })
      : contestedDiagnosis(deps, slug, hostname, claim !== 'held');
  const finding = toFinding({ diagnosis, record: null });
  await domainStates.save(row, nextState(toProgress(row), diagnosis, now()), finding, now());
}

/** False where it stays with its brand, which has no other hostname, or somebody was faster. */
async function take(deps: DomainCheckDependencies, slug: string, hostname: string): Promise<boolean> {
  const holder = (await deps.registry.ownersOf([hostname])).get(hostname);
  if (holder !== undefined && holder !== slug) {
    const removed = await changeHostnames(deps, holder, { remove: hostname, actor: 'system' });
    if (removed !== 'done') return false;
    await contest(deps, holder, hostname);
  }
  return (await changeHostnames(deps, slug, { add: hostname, actor: 'system' })) === 'done';
}

const subjectOf = ({ domains, now }: DomainCheckDependencies, hostname: string) => ({
  ...{ hostname, now: now(), target: domains?.target ?? hostname },
});

function contestedDiagnosis(
  deps: DomainCheckDependencies,
  slug: string,
  hostname: string,
  canBeProved: boolean,
): Diagnosis {
  const record = proofRecord(deps.signingKey, slug, hostname);
  return toDiagnosis(subjectOf(deps, hostname), {
    cause: 'held_elsewhere',
    ...(canBeProved ? { variant: PROOF, changes: [record] } : {}),
  });
}
