import type { DomainCause } from '#app/contract/domain.ts';
import { diagnose } from './diagnose.ts';
import type { Observation } from './observation.ts';
import type { DomainDependencies } from './observe.ts';

/** The owner's records are right, and Cloudflare has not looked since, or has stopped looking (B.7: 12, 14). */
const WORTH_A_CHECK: ReadonlySet<DomainCause> = new Set(['in_progress', 'timed_out', 'blocked']);

/** Has Cloudflare check the name where that may help, and sees what has come of it. */
export async function recheck(
  { cloudflare }: Pick<DomainDependencies, 'cloudflare'>,
  observation: Observation,
): Promise<Observation> {
  const known = observation.cloudflare;
  const { cause } = diagnose(observation);
  if (!cloudflare || known.kind !== 'found' || cause === null || !WORTH_A_CHECK.has(cause))
    return observation;
  const customHostname = await cloudflare.recheck(known.customHostname);
  return customHostname === null ? observation : { ...observation, cloudflare: { ...known, customHostname } };
}
