import type { CloudflareClient } from './cloudflare.ts';
import { namesUpwards, registrableDomain, siblingOf } from './names.ts';
import type { DnsObservation, Holder, Lookup, Observation } from './observation.ts';
import { observeCloudflare } from './observe-cloudflare.ts';
import { isOurs, pointingOf, recordsOf } from './pointing.ts';
import { isPublicAddress, probeHttp } from './probe.ts';
import { type Resolver, withFallback } from './resolver.ts';

/** What the doctor looks with; made once an isolate. */
export interface DomainDependencies {
  /** The name that brands' hostnames must lead to. */
  target: string;
  /** Of two companies, each with caches of its own. */
  resolver: Resolver;
  secondResolver: Resolver;
  fetch: typeof fetch;
  /** Null without Cloudflare for SaaS: DNS alone decides. */
  cloudflare: CloudflareClient | null;
}

interface Subject {
  hostname: string;
  now: Date;
  holderOf(hostname: string): Promise<Holder>;
  /** The brand has it: what Cloudflare lacks is ordered there. */
  isWanted?: boolean;
}

const NO_LOOKUPS: DnsObservation = {
  ipv4: null,
  ipv6: null,
  checked: null,
  cached: null,
  targetAddresses: null,
  challenge: null,
  caa: null,
  ownNameservers: null,
  domainNameservers: null,
};

/** Looks at everything that a diagnosis may need. Nothing is looked up of a hostname that another brand has. */
export async function observe(
  dependencies: DomainDependencies,
  { hostname, now, holderOf, isWanted = false }: Subject,
): Promise<Observation> {
  const { target } = dependencies;
  const holder = await holderOf(hostname);
  const base = { hostname, now, target, holder, http: null, sibling: null };
  if (holder === 'other') return { ...base, dns: NO_LOOKUPS, cloudflare: { kind: 'unconfigured' } };
  const other = siblingOf(hostname);
  const either = withFallback(dependencies.resolver, dependencies.secondResolver);
  const [dns, cloudflare, siblingIpv4, siblingHolder] = await Promise.all([
    lookUp(dependencies, hostname),
    observeCloudflare(dependencies.cloudflare, hostname, { isWanted: isWanted && holder === 'this' }),
    other === null ? null : either.lookup(other, 'A'),
    other === null ? null : holderOf(other),
  ]);
  const sibling =
    other === null || siblingHolder === null
      ? null
      : { hostname: other, ipv4: siblingIpv4, holder: siblingHolder };
  const observation = { ...base, dns, cloudflare, sibling };
  return isWorthProbing(observation)
    ? { ...observation, http: await probeHttp(hostname, dependencies.fetch) }
    : observation;
}

async function lookUp(
  { resolver, secondResolver, target }: DomainDependencies,
  hostname: string,
): Promise<DnsObservation> {
  const either = withFallback(resolver, secondResolver);
  const [first, second, ipv6, checked, targetIpv4, targetIpv6, challenge, ownNameservers, ofDomain, caa] =
    await Promise.all([
      resolver.lookup(hostname, 'A'),
      secondResolver.lookup(hostname, 'A'),
      either.lookup(hostname, 'AAAA'),
      either.lookup(hostname, 'A', { isChecked: true }),
      either.lookup(target, 'A'),
      either.lookup(target, 'AAAA'),
      either.lookup(`_acme-challenge.${hostname}`, 'TXT'),
      either.lookup(hostname, 'NS'),
      either.lookup(registrableDomain(hostname), 'NS'),
      closestCaa(either, hostname),
    ]);
  const isUsable = (lookup: Lookup | null) => lookup !== null && lookup.outcome !== 'failed';
  const targetAddresses =
    isUsable(targetIpv4) && isUsable(targetIpv6)
      ? [...recordsOf(targetIpv4, 'A'), ...recordsOf(targetIpv6, 'AAAA')].map(({ value }) => value)
      : null;
  const domainNameservers = isUsable(ofDomain) ? recordsOf(ofDomain, 'NS').map(({ value }) => value) : null;
  const rest = { ipv6, checked, targetAddresses, challenge, caa, ownNameservers, domainNameservers };
  return { ...rest, ...newestOf(first, second, { target, dns: { ...NO_LOOKUPS, ...rest } }) };
}

/**
 * A Worker cannot query a domain's own servers. But a resolver that has the right record has it from them: of two that
 * differ, it is the newer one (docs/decisions/096).
 */
function newestOf(
  first: Lookup | null,
  second: Lookup | null,
  where: Pick<Observation, 'target' | 'dns'>,
): Pick<DnsObservation, 'ipv4' | 'cached'> {
  if (second === null) return { ipv4: first, cached: null };
  const isSecondNewer = first === null || (!isOurs(first, where) && isOurs(second, where));
  return isSecondNewer ? { ipv4: second, cached: first } : { ipv4: first, cached: second };
}

/** At the name, else at the closest above it that has any; null where one before it is not known. */
async function closestCaa(resolver: Resolver, hostname: string): Promise<DnsObservation['caa']> {
  const lookups = await Promise.all(namesUpwards(hostname).map((name) => resolver.lookup(name, 'CAA')));
  for (const lookup of lookups) {
    if (lookup === null || lookup.outcome === 'failed') return null;
    const records = recordsOf(lookup, 'CAA');
    if (records.length > 0) return records;
  }
  return [];
}

/** Only where somebody else responds, and only on the open internet. */
function isWorthProbing(observation: Observation): boolean {
  const { ipv4, ipv6 } = observation.dns;
  if (pointingOf(observation) !== 'elsewhere') return false;
  const addresses = [...recordsOf(ipv4, 'A'), ...recordsOf(ipv6, 'AAAA')].map(({ value }) => value);
  return addresses.length > 0 && addresses.every(isPublicAddress);
}
