import type { DnsRecord, Lookup, Observation, RecordType } from './observation.ts';

/** Where a hostname leads. */
export type Pointing = 'ours' | 'elsewhere' | 'nothing';

export function recordsOf(lookup: Lookup | null, type: RecordType): readonly DnsRecord[] {
  return lookup?.records.filter((record) => record.type === type) ?? [];
}

/** By the chain of CNAMEs, else by the addresses: a DNS that flattens shows those of the target alone. Null: not known. */
export function pointingOf({ dns, target }: Observation): Pointing | null {
  const { ipv4, ipv6, targetAddresses } = dns;
  if (ipv4 === null || ipv4.outcome === 'failed') return null;
  const chain = recordsOf(ipv4, 'CNAME');
  if (chain.length > 0) return leadsTo(chain, target) ? 'ours' : 'elsewhere';
  const addresses = recordsOf(ipv4, 'A');
  if (addresses.length > 0) return byAddresses(addresses, targetAddresses);
  if (ipv6 === null || ipv6.outcome === 'failed') return null;
  const others = recordsOf(ipv6, 'AAAA');
  return others.length > 0 ? byAddresses(others, targetAddresses) : 'nothing';
}

/** The same of one lookup of IPv4 addresses, as another resolver or another name has it. */
export function isOurs(lookup: Lookup, { target, dns }: Pick<Observation, 'target' | 'dns'>): boolean {
  const chain = recordsOf(lookup, 'CNAME');
  if (chain.length > 0) return leadsTo(chain, target);
  const addresses = recordsOf(lookup, 'A');
  return addresses.length > 0 && foreignOf(addresses, dns.targetAddresses ?? []).length === 0;
}

export function foreignOf(records: readonly DnsRecord[], ours: readonly string[]): DnsRecord[] {
  return records.filter(({ value }) => !ours.includes(value));
}

const leadsTo = (chain: readonly DnsRecord[], target: string) => chain.some(({ value }) => value === target);

function byAddresses(records: readonly DnsRecord[], ours: readonly string[] | null): Pointing | null {
  if (ours === null) return null;
  return foreignOf(records, ours).length === 0 ? 'ours' : 'elsewhere';
}
