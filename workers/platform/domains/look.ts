import type { Diagnosis, RecordChange } from '#app/contract/domain.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { StoredFinding } from '#workers/platform/domain/hostname-progress.ts';
import { diagnose, toDiagnosis } from './diagnose.ts';
import { leadingRecord } from './finding.ts';
import type { Holder, Observation } from './observation.ts';
import { observe } from './observe.ts';
import { isServedByOperator } from './operator-zone.ts';
import { recheck } from './recheck.ts';
import type { Progress } from './states.ts';

export type LookDependencies = Pick<Dependencies, 'registry' | 'domains' | 'zone' | 'now'>;

/** What a look at a hostname has found, with the record that leads to us. */
export interface Look {
  diagnosis: Diagnosis;
  record: RecordChange | null;
  progress: Progress;
}

/**
 * A look at a hostname as `brand` sees it. `isWanted`: what Cloudflare lacks of a hostname of the brand's own is ordered,
 * and what it has not found yet is checked anew. Nothing is looked up of a hostname that another brand has.
 */
export async function lookAt(
  deps: LookDependencies,
  hostname: string,
  { brand, isWanted = false }: { brand: string | undefined; isWanted?: boolean },
): Promise<Look> {
  const { registry, domains, now } = deps;
  const holderOf = async (each: string): Promise<Holder> => {
    const slug = (await registry.ownersOf([each])).get(each);
    if (slug === undefined) return 'none';
    return brand === undefined || brand === slug ? 'this' : 'other';
  };
  const subject = { hostname, now: now(), target: domains?.target ?? hostname };
  if (isServedByOperator(deps, hostname))
    return plain(toDiagnosis(subject, SERVED[await holderOf(hostname)]));
  if (domains === null) return plain(toDiagnosis(subject, { cause: 'not_known' }));
  const observed = await observe(domains, { hostname, now: now(), holderOf, isWanted });
  const observation = isWanted ? await recheck(domains, observed) : observed;
  return toLook(observation);
}

export function toLook(observation: Observation): Look {
  const { cloudflare } = observation;
  const isOwned = cloudflare.kind === 'found' ? cloudflare.customHostname.status === 'active' : null;
  return { diagnosis: diagnose(observation), record: leadingRecord(observation), progress: { isOwned } };
}

export function toFinding({ diagnosis, record }: Pick<Look, 'diagnosis' | 'record'>): StoredFinding {
  const { variant, values, mender, changes } = diagnosis;
  return { variant, values, mender, changes, record };
}

const plain = (diagnosis: Diagnosis): Look => ({ diagnosis, record: null, progress: { isOwned: null } });

const SERVED = {
  this: null,
  none: { cause: 'not_in_registry' },
  other: { cause: 'held_elsewhere' },
} as const;
