import { isLoopbackHostname } from '#app/contract/hostname.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';

type Places = Pick<Dependencies, 'zone'>;

/** A name that needs nothing of anybody: below the zone whose wildcard serves brands, or of this machine. */
export function isServedByOperator({ zone }: Places, hostname: string): boolean {
  return isLoopbackHostname(hostname) || (zone !== null && hostname.endsWith(`.${zone}`));
}

/** At which a new brand is there at once; null where the deployment has no zone for that. */
export function defaultHostname({ zone }: Places, slug: string): string | null {
  return zone === null ? null : `${slug}.${zone}`;
}
