import type { DomainFault } from '#app/contract/domain.ts';
import type {
  CustomHostname,
  DnsObservation,
  DnsRecord,
  Lookup,
  Observation,
  RecordType,
} from '#workers/platform/domains/observation.ts';

export const NOW = new Date('2026-11-29T13:58:00.000Z');
export const HOST = 'www.harbor.example';
export const TARGET = 'origin.marquee.example';
/** Of the target, behind Cloudflare's proxy. */
export const OURS = ['104.18.10.20', '104.18.11.20', '2606:4700::6812:a14'];

export const record = (type: RecordType, value: string, name = HOST, ttlSeconds = 3600): DnsRecord => ({
  name,
  type,
  value,
  ttlSeconds,
});
export const found = (...records: DnsRecord[]): Lookup => ({
  outcome: 'found',
  records,
  negativeTtlSeconds: null,
});
export const EMPTY: Lookup = { outcome: 'empty', records: [], negativeTtlSeconds: 900 };
export const NO_NAME: Lookup = { outcome: 'no_name', records: [], negativeTtlSeconds: 900 };
export const FAILED: Lookup = { outcome: 'failed', records: [], negativeTtlSeconds: null };

export const RIGHT = found(
  record('CNAME', TARGET),
  record('A', '104.18.10.20', TARGET, 300),
  record('A', '104.18.11.20', TARGET, 300),
);
export const RIGHT_IPV6 = found(record('CNAME', TARGET), record('AAAA', '2606:4700::6812:a14', TARGET, 300));
const FLAT = found(
  record('A', '104.18.10.20', 'harbor.example'),
  record('A', '104.18.11.20', 'harbor.example'),
);

const ACTIVE: CustomHostname = {
  id: '0d89c70d-ad9f-4843-b99f-6cc0252067e9',
  hostname: HOST,
  status: 'active',
  ssl: { status: 'active', certificate_authority: 'google', validation_errors: [], validation_records: [] },
};
/** As a new custom hostname is: its certificate waits for a proof. */
const PENDING: CustomHostname = {
  id: ACTIVE.id,
  hostname: HOST,
  status: 'pending',
  verification_errors: ['custom hostname does not CNAME to this zone.'],
  ssl: {
    status: 'pending_validation',
    certificate_authority: 'google',
    validation_errors: [],
    validation_records: [{ txt_name: `_acme-challenge.${HOST}`, txt_value: 'proof-of-ours' }],
  },
};

/** www.harbor.example, all well: at a registrar without flattening, its bare domain redirected at the registrar. */
export function liveObservation(): Observation {
  return {
    hostname: HOST,
    now: NOW,
    target: TARGET,
    holder: 'this',
    dns: {
      ipv4: RIGHT,
      ipv6: RIGHT_IPV6,
      checked: RIGHT,
      cached: RIGHT,
      targetAddresses: OURS,
      challenge: NO_NAME,
      caa: [],
      ownNameservers: found(record('CNAME', TARGET)),
      domainNameservers: ['ns11.domaincontrol.com', 'ns12.domaincontrol.com'],
    },
    http: null,
    sibling: {
      hostname: 'harbor.example',
      ipv4: found(record('A', '3.33.130.190', 'harbor.example')),
      holder: 'none',
    },
    cloudflare: { kind: 'found', customHostname: ACTIVE, fallbackOrigin: 'active' },
  };
}

/** The same without Cloudflare for SaaS: DNS alone decides. */
export const withoutCloudflare = (observation: Observation): Observation => ({
  ...observation,
  cloudflare: { kind: 'unconfigured' },
});

type Change = (observation: Observation) => Observation;

const withDns =
  (dns: Partial<DnsObservation>): Change =>
  (observation) => ({ ...observation, dns: { ...observation.dns, ...dns } });

/** Everything but an active hostname. */
const withCustom =
  (change: (custom: CustomHostname) => CustomHostname): Change =>
  (observation) => {
    const { cloudflare } = observation;
    if (cloudflare.kind !== 'found') return observation;
    const current = cloudflare.customHostname === ACTIVE ? PENDING : cloudflare.customHostname;
    return { ...observation, cloudflare: { ...cloudflare, customHostname: change(current) } };
  };
const pending = withCustom((custom) => custom);
const withError = (message: string) =>
  withCustom((custom) => ({
    ...custom,
    ssl: { ...custom.ssl, validation_errors: [...(custom.ssl.validation_errors ?? []), { message }] },
  }));
const all =
  (...changes: Change[]): Change =>
  (observation) =>
    changes.reduce((current, change) => change(current), observation);

/** The records lead somewhere else, for every resolver. */
const leadsTo = (ipv4: Lookup, ipv6: Lookup) =>
  all(withDns({ ipv4, checked: ipv4, cached: ipv4, ipv6 }), pending);

const toApex: Change = (observation) => ({
  ...observation,
  hostname: 'harbor.example',
  sibling: { hostname: HOST, ipv4: RIGHT, holder: 'this' },
});

/** One realistic fault each. Those that change the same fact exclude each other. */
export const FAULTS: Record<DomainFault, Change> = {
  no_record: leadsTo(NO_NAME, NO_NAME),
  cname_elsewhere: leadsTo(
    found(record('CNAME', 'shops.example'), record('A', '23.227.38.65', 'shops.example')),
    found(record('CNAME', 'shops.example')),
  ),
  address_record: leadsTo(found(record('A', '192.0.2.10')), EMPTY),
  apex_without_flattening: all(toApex, leadsTo(found(record('A', '192.0.2.10', 'harbor.example')), EMPTY)),
  proxied_by_owner: all(
    leadsTo(
      found(record('A', '172.67.1.2'), record('A', '104.21.3.4')),
      found(record('AAAA', '2606:4700:3031::1')),
    ),
    withDns({ domainNameservers: ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'] }),
  ),
  caa_forbids: all(withDns({ caa: [record('CAA', '0 issue "digicert.com"', 'harbor.example')] }), pending),
  old_challenge: all(
    withDns({ challenge: found(record('TXT', 'left-by-the-last-host', `_acme-challenge.${HOST}`)) }),
    pending,
  ),
  foreign_ipv6: all(
    toApex,
    withDns({
      ipv4: FLAT,
      checked: FLAT,
      cached: FLAT,
      ipv6: found(record('AAAA', '2001:db8::7', 'harbor.example')),
      domainNameservers: ['ns1.dnsimple.com', 'ns2.dnsimple.com'],
    }),
    pending,
  ),
  dnssec_broken: all(withDns({ checked: FAILED }), pending),
  own_zone: all(
    leadsTo(found(record('A', '192.0.2.10')), EMPTY),
    withDns({ ownNameservers: found(record('NS', 'ns1.other.example'), record('NS', 'ns2.other.example')) }),
  ),
  stale_caches: all(withDns({ cached: found(record('A', '192.0.2.10', HOST, 3600)) }), pending),
  blocked: withCustom((custom) => ({ ...custom, status: 'blocked' })),
  held_elsewhere: (observation) => ({ ...observation, holder: 'other' }),
  timed_out: withCustom((custom) => ({ ...custom, ssl: { ...custom.ssl, status: 'validation_timed_out' } })),
  authority_limit: withError(
    'The authority has rate limited these domains. Please wait for the rate limit to expire or try another authority.',
  ),
  forwarded: all(leadsTo(found(record('A', '34.102.136.180')), EMPTY), (observation) => ({
    ...observation,
    http: {
      status: 200,
      location: null,
      body: '<h1>This domain is parked free, courtesy of the registrar</h1>',
    },
  })),
  sibling_missing: (observation) => ({
    ...observation,
    sibling: observation.sibling && { ...observation.sibling, ipv4: NO_NAME, holder: 'none' },
  }),
  fallback_origin: (observation) => ({
    ...observation,
    cloudflare:
      observation.cloudflare.kind === 'found'
        ? { ...observation.cloudflare, fallbackOrigin: 'pending_deployment' }
        : observation.cloudflare,
  }),
  not_in_registry: (observation) => ({ ...observation, holder: 'none' }),
};
