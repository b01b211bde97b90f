import * as v from 'valibot';
import { HostnameSchema } from './tenant.ts';

/** What can be wrong with the hostname of a brand; the platform has the order in which they are mended. */
export const DOMAIN_FAULTS = [
  /** The name has no record at all. */
  'no_record',
  /** It is an alias of another site's name. */
  'cname_elsewhere',
  /** It has fixed addresses that are not ours. */
  'address_record',
  /** A bare domain at a DNS that cannot point it at a name. */
  'apex_without_flattening',
  /** The owner's own Cloudflare is in front of it. */
  'proxied_by_owner',
  /** Its CAA records keep our certificate authorities out. */
  'caa_forbids',
  /** A proof for the certificate of another provider is left. */
  'old_challenge',
  /** An IPv6 address of another provider is left. */
  'foreign_ipv6',
  /** Its DNSSEC signatures do not hold. */
  'dnssec_broken',
  /** Its records are kept by other DNS servers than those of its domain. */
  'own_zone',
  /** Right where it is kept, old in caches. */
  'stale_caches',
  /** Cloudflare refuses the name. */
  'blocked',
  /** Another brand of ours, or another provider, has it. */
  'held_elsewhere',
  /** Cloudflare has stopped checking. */
  'timed_out',
  /** The certificate authority makes none now, or none for this name. */
  'authority_limit',
  /** Somebody else responds and sends visitors on. */
  'forwarded',
  /** The name with, or without, www leads nowhere. */
  'sibling_missing',
  /** The operator's zone takes no traffic of brands. */
  'fallback_origin',
  /** All is well but our registry, which does not have the name. */
  'not_in_registry',
] as const;
export type DomainFault = (typeof DOMAIN_FAULTS)[number];

/** Beside the faults: work that is under way, and what could not be looked up. */
export const DOMAIN_CAUSES = [...DOMAIN_FAULTS, 'in_progress', 'not_known'] as const;
export type DomainCause = (typeof DOMAIN_CAUSES)[number];

/** `live` with a cause is only ever `sibling_missing`, which the name itself works in spite of. */
export const DOMAIN_STATES = ['live', 'waiting', 'broken', 'unknown'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** How far a hostname of a brand has come (operators.md B.7). */
export const HOSTNAME_STATES = ['wanted', 'records', 'ownership', 'certificate', 'live', 'broken'] as const;
export type HostnameState = (typeof HOSTNAME_STATES)[number];

/** Who has something to do; nobody where time alone mends it. */
export const DOMAIN_MENDERS = ['owner', 'operator', 'nobody'] as const;
export type DomainMender = (typeof DOMAIN_MENDERS)[number];

export const RECORD_TYPES = ['A', 'AAAA', 'ALIAS', 'CAA', 'CNAME', 'NS', 'TXT'] as const;

/** One line in the DNS settings of the owner's domain. */
export const RecordChangeSchema = v.object({
  action: v.picklist(['add', 'delete']),
  type: v.picklist(RECORD_TYPES),
  /** As most DNS settings want it, below the domain: `www`, `@` for the domain itself. */
  label: v.string(),
  /** The same in full. */
  name: v.string(),
  value: v.string(),
});
export type RecordChange = v.InferOutput<typeof RecordChangeSchema>;

/** What keeps a hostname from working: the one thing to mend first. */
export const DiagnosisSchema = v.object({
  hostname: HostnameSchema,
  state: v.picklist(DOMAIN_STATES),
  /** Null where all is well. */
  cause: v.nullable(v.picklist(DOMAIN_CAUSES)),
  /** Of several ways in which a cause shows, each with words of its own; null for the usual one. */
  variant: v.nullable(v.string()),
  /** What the words name: the hostname, what was found, and the like. `until` is a time, the others are text. */
  values: v.record(v.string(), v.string()),
  mender: v.picklist(DOMAIN_MENDERS),
  /** What is wrong, in one sentence of plain English. */
  message: v.string(),
  /** What is to be done about it. */
  advice: v.string(),
  changes: v.array(RecordChangeSchema),
  checked_date: v.pipe(v.string(), v.isoTimestamp()),
  /** When to look again. */
  next_check_date: v.pipe(v.string(), v.isoTimestamp()),
});
export type Diagnosis = v.InferOutput<typeof DiagnosisSchema>;
