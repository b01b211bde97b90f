import type { DomainCause, DomainFault, DomainMender, RecordChange } from '#app/contract/domain.ts';
import { dnsProviderOf } from './dns-providers.ts';
import { isApex, labelOf } from './names.ts';
import type { DnsRecord, Observation } from './observation.ts';

/** What a rule has found. */
export interface Finding {
  cause: DomainCause;
  /** Of several texts of one cause (texts.ts). */
  variant?: string;
  /** What the texts name in braces, beside the hostname and the like. */
  details?: Readonly<Record<string, string>>;
  changes?: readonly RecordChange[];
  /** Where it is another one than that of the cause. */
  mender?: DomainMender;
  /** Where it is known better than for the cause. */
  nextCheck?: Date;
}

/** `not_known`: what the rule needs could not be looked up, so nothing that ranks below it can be the first thing to mend. */
export type Verdict = Finding | 'not_known' | null;

export interface Rule {
  fault: DomainFault;
  /** Why it ranks where it does. */
  reason: string;
  find(observation: Observation): Verdict;
}

/** Whether Cloudflare serves the name, with a certificate. */
export function isActive({ cloudflare }: Observation): boolean {
  if (cloudflare.kind !== 'found') return false;
  const { status, ssl } = cloudflare.customHostname;
  return status === 'active' && ssl.status === 'active';
}

export function toDelete({ name, type, value }: DnsRecord): RecordChange {
  return { action: 'delete', type, label: labelOf(name), name, value };
}

export function toAdd(name: string, type: RecordChange['type'], value: string): RecordChange {
  return { action: 'add', type, label: labelOf(name), name, value };
}

/** The record that leads a hostname to us, as its DNS names it. */
export function leadingRecord({ hostname, target, dns }: Observation): RecordChange {
  const flattens = dnsProviderOf(dns.domainNameservers ?? []).flattens ?? 'CNAME';
  return toAdd(hostname, isApex(hostname) ? flattens : 'CNAME', target);
}
