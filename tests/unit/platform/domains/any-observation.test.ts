import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DiagnosisSchema } from '#app/contract/domain.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { diagnose } from '#workers/platform/domains/diagnose.ts';
import type { Lookup, Observation } from '#workers/platform/domains/observation.ts';
import {
  EMPTY,
  FAILED,
  found,
  NO_NAME,
  NOW,
  OURS,
  RIGHT,
  RIGHT_IPV6,
  record,
  TARGET,
} from './observations.ts';

const RUNS = IS_TEST_ALL ? 20_000 : 3_000;
const HOSTS = ['www.harbor.example', 'harbor.example', 'films.watch.harbor.co.uk'] as const;
const STATUSES = [
  'active',
  'pending',
  'moved',
  'blocked',
  'pending_blocked',
  'deleted',
  'active_redeploying',
];
const SSL_STATUSES = [
  'active',
  'initializing',
  'pending_validation',
  'pending_issuance',
  'validation_timed_out',
  'issuance_timed_out',
  'expired',
];
const ERRORS = [
  'The authority has rate limited these domains.',
  'CAA records block issuance.',
  'The certificate authority will not issue for this domain.',
  'Internal error with Certificate Authority. Please check later.',
];

const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 8 });

function lookups(hostname: string) {
  const ipv4 = fc.constantFrom<Lookup>(
    RIGHT,
    EMPTY,
    NO_NAME,
    FAILED,
    found(record('CNAME', 'shops.example', hostname)),
    found(record('A', '192.0.2.10', hostname)),
    found(record('A', '172.67.1.2', hostname)),
    found(record('A', '104.18.10.20', hostname)),
    found(record('A', '104.18.10.20', hostname), record('A', '192.0.2.10', hostname, 86_400)),
  );
  const ipv6 = fc.constantFrom<Lookup>(
    RIGHT_IPV6,
    EMPTY,
    NO_NAME,
    FAILED,
    found(record('AAAA', '2001:db8::7', hostname)),
    found(record('AAAA', '2606:4700::6812:a14', hostname)),
  );
  return { ipv4, ipv6 };
}

function dnsOf(hostname: string) {
  const { ipv4, ipv6 } = lookups(hostname);
  const challengeName = `_acme-challenge.${hostname}`;
  return fc.record({
    ipv4: nullable(ipv4),
    ipv6: nullable(ipv6),
    checked: nullable(ipv4),
    cached: nullable(ipv4),
    targetAddresses: nullable(fc.constantFrom<readonly string[]>(OURS, [])),
    challenge: nullable(
      fc.constantFrom<Lookup>(NO_NAME, FAILED, found(record('TXT', 'left', challengeName))),
    ),
    caa: nullable(
      fc.constantFrom([], [record('CAA', '0 issue "digicert.com"')], [record('CAA', '0 issue "pki.goog"')]),
    ),
    ownNameservers: nullable(
      fc.constantFrom<Lookup>(EMPTY, FAILED, found(record('NS', 'ns1.other.example', hostname))),
    ),
    domainNameservers: nullable(
      fc.constantFrom<readonly string[]>(
        [],
        ['ada.ns.cloudflare.com'],
        ['ns1.dnsimple.com'],
        ['ns.x.example'],
      ),
    ),
  });
}

const fallbackOrigin = nullable(fc.constantFrom('active', 'pending_deployment', 'initializing'));
const customHostname = fc.record({
  id: fc.constant('0d89c70d-ad9f-4843-b99f-6cc0252067e9'),
  hostname: fc.constantFrom(...HOSTS),
  status: fc.constantFrom(...STATUSES),
  verification_errors: fc.subarray(['custom hostname does not CNAME to this zone.', 'A zone hold is set.']),
  ssl: fc.record({
    status: fc.constantFrom(...SSL_STATUSES),
    certificate_authority: fc.constantFrom('google', 'lets_encrypt', 'ssl_com', 'of-the-future'),
    validation_errors: fc.subarray(ERRORS).map((messages) => messages.map((message) => ({ message }))),
    validation_records: fc.constantFrom([], [{ txt_value: 'left' }], [{}]),
  }),
});
const cloudflare: fc.Arbitrary<Observation['cloudflare']> = fc.oneof(
  fc.constantFrom(
    { kind: 'unconfigured' } as const,
    { kind: 'not_known' } as const,
    { kind: 'conflict' } as const,
  ),
  fc.record({ kind: fc.constant('missing' as const), fallbackOrigin }),
  fc.record({ kind: fc.constant('found' as const), customHostname, fallbackOrigin }),
);
const holder = fc.constantFrom('this', 'other', 'none');
const http = nullable(
  fc.record({
    status: fc.constantFrom(200, 301, 302, 404, 503),
    location: nullable(
      fc.constantFrom('https://www.harbor.example/', 'https://elsewhere.example/', '/x', ''),
    ),
    body: fc.constantFrom('', 'This domain is for sale', 'Welcome'),
  }),
);

const observations: fc.Arbitrary<Observation> = fc.constantFrom(...HOSTS).chain((hostname) =>
  fc.record({
    hostname: fc.constant(hostname),
    now: fc.constant(NOW),
    target: fc.constant(TARGET),
    holder,
    dns: dnsOf(hostname),
    http,
    sibling: nullable(
      fc.record({
        hostname: fc.constant(hostname === 'harbor.example' ? 'www.harbor.example' : 'harbor.example'),
        ipv4: nullable(lookups('harbor.example').ipv4),
        holder,
      }),
    ),
    cloudflare,
  }),
);

test('any observation has exactly one cause with words and a next time, or is live', () => {
  fc.assert(
    fc.property(observations, (observation) => {
      const diagnosis = diagnose(observation);
      expect(v.is(DiagnosisSchema, diagnosis)).toBe(true);
      const { state, cause, message, advice, checked_date, next_check_date } = diagnosis;
      expect(cause === null).toBe(state === 'live' && cause !== 'sibling_missing');
      expect(`${message} ${advice}`).toContain('harbor');
      expect(`${message} ${advice}`).not.toMatch(/[{}]|undefined|null|NaN/);
      const waitMs = Date.parse(next_check_date) - Date.parse(checked_date);
      expect(waitMs).toBeGreaterThanOrEqual(60_000);
      expect(waitMs).toBeLessThanOrEqual(3_600_000);
      if (observation.holder === 'other') expect(cause).toBe('held_elsewhere');
      if (state === 'live') expect(observation.holder).toBe('this');
    }),
    { numRuns: RUNS },
  );
});

test('what is broken has something to do, and what time alone mends has no record to change', () => {
  fc.assert(
    fc.property(observations, (observation) => {
      const { state, mender, changes } = diagnose(observation);
      if (state === 'broken') expect(mender).not.toBe('nobody');
      if (mender === 'nobody') expect(changes).toEqual([]);
      for (const { name, label } of changes) expect(label === '@' || name.startsWith(`${label}.`)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
