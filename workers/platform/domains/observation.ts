/** The types of records that the doctor reads. */
export type RecordType = 'A' | 'AAAA' | 'CAA' | 'CNAME' | 'NS' | 'TXT';

/** Names are lower-case, without the dot at the end. */
export interface DnsRecord {
  name: string;
  type: RecordType;
  value: string;
  ttlSeconds: number;
}

/**
 * What a resolver responded for one name and type. Null in place of it where nothing is known: no response in time, or
 * one that cannot be trusted.
 */
export interface Lookup {
  /** `failed` is SERVFAIL: no server of the domain responds, or DNSSEC does not hold. */
  outcome: 'found' | 'empty' | 'no_name' | 'failed';
  /** CNAMEs from the name on, in order, then the records of the type. */
  records: readonly DnsRecord[];
  /** How long caches remember that there is nothing (RFC 2308), from the zone's SOA. */
  negativeTtlSeconds: number | null;
}

export interface DnsObservation {
  /** IPv4 addresses where they are kept, without checking DNSSEC. */
  ipv4: Lookup | null;
  ipv6: Lookup | null;
  /** IPv4 with DNSSEC checked. */
  checked: Lookup | null;
  /** IPv4 in the caches of another resolver. */
  cached: Lookup | null;
  /** Of the name that brands' hostnames must lead to, both kinds. */
  targetAddresses: readonly string[] | null;
  /** TXT at `_acme-challenge.<hostname>`. */
  challenge: Lookup | null;
  /** The CAA records that count: of the hostname, else of the closest name above it that has any. */
  caa: readonly DnsRecord[] | null;
  /** NS at the hostname itself. */
  ownNameservers: Lookup | null;
  /** NS of the registrable domain. */
  domainNameservers: readonly string[] | null;
}

/** What responds at http://<hostname>/. */
export interface PlainResponse {
  status: number;
  location: string | null;
  /** The first kilobytes. */
  body: string;
}

/**
 * Cloudflare's custom hostname (`GET /zones/{id}/custom_hostnames?hostname=`), as far as it is read.
 * https://developers.cloudflare.com/api/resources/custom_hostnames/
 */
export interface CustomHostname {
  id: string;
  hostname: string;
  status: string;
  verification_errors?: readonly string[] | undefined;
  ssl: {
    status: string;
    /** How its authority is proved that the name is ours to serve: `http`, `txt`, `email`. */
    method?: string | undefined;
    type?: string | undefined;
    certificate_authority?: string | undefined;
    validation_errors?: readonly { message: string }[] | undefined;
    validation_records?:
      | readonly { txt_name?: string | undefined; txt_value?: string | undefined }[]
      | undefined;
  };
}

export type CloudflareObservation =
  /** No Cloudflare for SaaS: DNS alone decides. */
  | { kind: 'unconfigured' }
  | { kind: 'not_known' }
  /** The zone has no such custom hostname. */
  | { kind: 'missing'; fallbackOrigin: string | null }
  /** Rejected, as another account has it (409). */
  | { kind: 'conflict' }
  | { kind: 'found'; customHostname: CustomHostname; fallbackOrigin: string | null };

/** Who has a hostname in our registry, as seen by the brand that it is looked at for. */
export type Holder = 'this' | 'other' | 'none';

export interface Sibling {
  /** With www where the hostname is without, and the other way round. */
  hostname: string;
  ipv4: Lookup | null;
  holder: Holder;
}

/** All that a diagnosis is made of. */
export interface Observation {
  hostname: string;
  now: Date;
  /** The name that brands' hostnames must lead to: `origin.` in the operator's zone. */
  target: string;
  holder: Holder;
  dns: DnsObservation;
  http: PlainResponse | null;
  sibling: Sibling | null;
  cloudflare: CloudflareObservation;
}
