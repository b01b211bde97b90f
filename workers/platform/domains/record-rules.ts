import { leadingRecord, toDelete, type Verdict } from './finding.ts';
import type { DnsRecord, Observation } from './observation.ts';
import { foreignOf, pointingOf, recordsOf } from './pointing.ts';
import { isBehindOwnCloudflare, reachOf, redirectHost } from './reach.ts';

/** What companies write on the pages of names that nobody uses yet. */
const PARKING =
  /domain (?:name )?(?:is|may be) (?:for sale|parked|registered)|buy this domain|parked free|sedoparking|parkingcrew|bodis\.com|hugedomains|afternic/i;

/** Somebody responds in front of the name: a forwarding of the registrar's, or its advertising. */
export function forwarded(observation: Observation): Verdict {
  const { hostname, http } = observation;
  const reach = reachOf(observation);
  if (reach === null) return 'not_known';
  if (reach !== 'elsewhere' || http === null) return null;
  const elsewhere = redirectHost(http);
  const changes = [...elsewhereRecords(observation).map(toDelete), leadingRecord(observation)];
  if (elsewhere !== null && elsewhere !== hostname)
    return { cause: 'forwarded', variant: 'redirect', details: { elsewhere }, changes };
  return PARKING.test(http.body) ? { cause: 'forwarded', changes } : null;
}

export function proxiedByOwner(observation: Observation): Verdict {
  const reach = reachOf(observation);
  if (reach === null) return 'not_known';
  if (reach !== 'elsewhere') return null;
  const isBehind = isBehindOwnCloudflare(observation);
  if (isBehind === null) return 'not_known';
  // Which record lies behind the proxy does not show, so this one replaces it.
  return isBehind ? { cause: 'proxied_by_owner', changes: [leadingRecord(observation)] } : null;
}

export function noRecord(observation: Observation): Verdict {
  const reach = reachOf(observation);
  if (reach === null) return 'not_known';
  return reach === 'nothing' ? { cause: 'no_record', changes: [leadingRecord(observation)] } : null;
}

export function cnameElsewhere(observation: Observation): Verdict {
  const reach = reachOf(observation);
  if (reach === null) return 'not_known';
  const [alias] = recordsOf(observation.dns.ipv4, 'CNAME');
  if (reach !== 'elsewhere' || !alias) return null;
  return {
    cause: 'cname_elsewhere',
    details: { found: alias.value },
    changes: [toDelete(alias), leadingRecord(observation)],
  };
}

export function addressRecord(observation: Observation): Verdict {
  const reach = reachOf(observation);
  if (reach === null) return 'not_known';
  if (reach !== 'elsewhere') return null;
  const records = elsewhereRecords(observation);
  const isPartlyOurs = recordsOf(observation.dns.ipv4, 'A').some((record) => !records.includes(record));
  return {
    cause: 'address_record',
    details: { found: records.map(({ value }) => value).join(', ') },
    changes: [...records.map(toDelete), ...(isPartlyOurs ? [] : [leadingRecord(observation)])],
  };
}

/** Beside addresses of ours, as a DNS that flattens may have it. Authorities and browsers prefer IPv6. */
export function foreignIpv6(observation: Observation): Verdict {
  const { ipv4, ipv6, targetAddresses } = observation.dns;
  const pointing = pointingOf(observation);
  if (pointing === null) return 'not_known';
  if (pointing !== 'ours' || recordsOf(ipv4, 'CNAME').length > 0) return null;
  if (ipv6 === null || ipv6.outcome === 'failed' || targetAddresses === null) return 'not_known';
  const foreign = foreignOf(recordsOf(ipv6, 'AAAA'), targetAddresses);
  if (foreign.length === 0) return null;
  return {
    cause: 'foreign_ipv6',
    details: { found: foreign.map(({ value }) => value).join(', ') },
    changes: foreign.map(toDelete),
  };
}

/** The records at the name itself that lead away from us. */
function elsewhereRecords({ dns }: Observation): DnsRecord[] {
  const [alias] = recordsOf(dns.ipv4, 'CNAME');
  if (alias) return [alias];
  const ours = dns.targetAddresses ?? [];
  return [...foreignOf(recordsOf(dns.ipv4, 'A'), ours), ...foreignOf(recordsOf(dns.ipv6, 'AAAA'), ours)];
}
