import { dnsProviderOf } from './dns-providers.ts';
import { leadingRecord, toAdd, toDelete, type Verdict } from './finding.ts';
import { isApex, registrableDomain } from './names.ts';
import type { Observation } from './observation.ts';
import { recordsOf } from './pointing.ts';
import { reachOf } from './reach.ts';

/** SERVFAIL with DNSSEC checked, and a response without. */
export function dnssecBroken({ dns }: Observation): Verdict {
  const { checked, ipv4 } = dns;
  if (checked === null || ipv4 === null || ipv4.outcome === 'failed') return 'not_known';
  return checked.outcome === 'failed' ? { cause: 'dnssec_broken' } : null;
}

/** NS records below the domain: what its owner adds beside them counts for nothing. */
export function ownZone(observation: Observation): Verdict {
  const { hostname, dns } = observation;
  if (isApex(hostname)) return null;
  const reach = reachOf(observation);
  if (reach === null) return 'not_known';
  if (reach === 'ours') return null;
  if (dns.ownNameservers === null) return 'not_known';
  const servers = recordsOf(dns.ownNameservers, 'NS').filter(({ name }) => name === hostname);
  if (servers.length === 0) return null;
  return {
    cause: 'own_zone',
    details: { servers: servers.map(({ value }) => value).join(', ') },
    changes: [...servers.map(toDelete), leadingRecord(observation)],
  };
}

export function apexWithoutFlattening(observation: Observation): Verdict {
  const { hostname, target, dns } = observation;
  if (!isApex(hostname)) return null;
  const reach = reachOf(observation);
  if (reach === null) return 'not_known';
  if (reach === 'ours') return null;
  if (dns.domainNameservers === null) return 'not_known';
  const { name, flattens } = dnsProviderOf(dns.domainNameservers);
  if (flattens !== null) return null;
  const www = `www.${registrableDomain(hostname)}`;
  return {
    cause: 'apex_without_flattening',
    details: { provider: name, www },
    changes: [toAdd(www, 'CNAME', target)],
  };
}
