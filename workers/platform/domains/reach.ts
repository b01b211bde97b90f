import { isCloudflareAddress } from './cloudflare-addresses.ts';
import { dnsProviderOf } from './dns-providers.ts';
import { isActive } from './finding.ts';
import type { Observation } from './observation.ts';
import { isOurs, type Pointing, pointingOf, recordsOf } from './pointing.ts';

/** Where visitors of a hostname end: its records, with two ways round that lead to us as well. Null: not known. */
export function reachOf(observation: Observation): Pointing | null {
  const pointing = pointingOf(observation);
  if (pointing !== 'elsewhere') return pointing;
  if (isRedirectedToSibling(observation)) return 'ours';
  // Cloudflare passes such a name on from the owner's zone to ours once both are active.
  return isActive(observation) && isBehindOwnCloudflare(observation) ? 'ours' : 'elsewhere';
}

/** A bare domain that its registrar redirects to www, as we advise where its DNS can do no better. */
function isRedirectedToSibling(observation: Observation): boolean {
  const { http, sibling } = observation;
  if (!sibling?.ipv4 || http === null) return false;
  return redirectHost(http) === sibling.hostname && isOurs(sibling.ipv4, observation);
}

/** Null where it redirects nowhere. */
export function redirectHost({ status, location }: NonNullable<Observation['http']>): string | null {
  if (status < 300 || status > 399 || location === null || !URL.canParse(location)) return null;
  return new URL(location).hostname;
}

/** Its addresses are of Cloudflare's proxy, which hides the record behind them; null where the servers are not known. */
export function isBehindOwnCloudflare({ dns }: Observation): boolean | null {
  const addresses = recordsOf(dns.ipv4, 'A');
  if (recordsOf(dns.ipv4, 'CNAME').length > 0 || addresses.length === 0) return false;
  if (!addresses.every(({ value }) => isCloudflareAddress(value))) return false;
  if (dns.domainNameservers === null) return null;
  return dnsProviderOf(dns.domainNameservers).name === 'Cloudflare';
}
