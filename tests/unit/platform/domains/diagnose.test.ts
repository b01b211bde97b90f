import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DiagnosisSchema, DOMAIN_FAULTS, type DomainFault } from '#app/contract/domain.ts';
import { diagnose } from '#workers/platform/domains/diagnose.ts';
import type { Observation } from '#workers/platform/domains/observation.ts';
import { FAULT_ORDER } from '#workers/platform/domains/rules.ts';
import {
  EMPTY,
  FAILED,
  FAULTS,
  found,
  HOST,
  liveObservation,
  NO_NAME,
  OURS,
  RIGHT,
  record,
  TARGET,
  withoutCloudflare,
} from './observations.ts';

const withFaults = (...faults: DomainFault[]) =>
  faults.reduce((observation, fault) => FAULTS[fault](observation), liveObservation());

const withDns = (observation: Observation, dns: Partial<Observation['dns']>): Observation => ({
  ...observation,
  dns: { ...observation.dns, ...dns },
});

test('a name without a fault is live', () => {
  expect(diagnose(liveObservation())).toEqual({
    hostname: HOST,
    state: 'live',
    cause: null,
    variant: null,
    values: { host: HOST, domain: 'harbor.example', target: TARGET },
    mender: 'nobody',
    message: `${HOST} works.`,
    advice: 'There is nothing to do.',
    changes: [],
    checked_date: '2026-11-29T13:58:00.000Z',
    next_check_date: '2026-11-29T14:58:00.000Z',
  });
});

test('where DNS alone decides, nothing is claimed of the certificate', () => {
  const { state, message, advice } = diagnose(withoutCloudflare(liveObservation()));
  expect(state).toBe('live');
  expect(message).toBe(`${HOST} points here, and its site has that name.`);
  expect(advice).toContain('certificate is not ready');
});

const CNAME = ['add', 'CNAME', 'www', TARGET];

/** Per fault: who mends it, words of the message, and the records to add and delete. */
const TABLE: Record<DomainFault, [mender: string, message: RegExp, changes: string[][]]> = {
  no_record: ['owner', /^There is no record for www\.harbor\.example yet/, [CNAME]],
  cname_elsewhere: [
    'owner',
    /points to shops\.example, but it must point to origin\.marquee\.example/,
    [['delete', 'CNAME', 'www', 'shops.example'], CNAME],
  ],
  address_record: [
    'owner',
    /points to another computer \(192\.0\.2\.10\)/,
    [['delete', 'A', 'www', '192.0.2.10'], CNAME],
  ],
  apex_without_flattening: [
    'owner',
    /^GoDaddy cannot point the bare name harbor\.example .* www\.harbor\.example here/,
    [CNAME],
  ],
  proxied_by_owner: ['owner', /goes through your own Cloudflare account/, [CNAME]],
  caa_forbids: [
    'owner',
    /^harbor\.example has a list of who may make certificates/,
    [
      ['add', 'CAA', '@', '0 issue "pki.goog"'],
      ['add', 'CAA', '@', '0 issue "letsencrypt.org"'],
      ['add', 'CAA', '@', '0 issue "ssl.com"'],
    ],
  ],
  old_challenge: [
    'owner',
    /TXT record that your last site left/,
    [['delete', 'TXT', '_acme-challenge.www', 'left-by-the-last-host']],
  ],
  foreign_ipv6: ['owner', /second address \(2001:db8::7\)/, [['delete', 'AAAA', '@', '2001:db8::7']]],
  dnssec_broken: ['owner', /security signatures of harbor\.example are wrong/, []],
  own_zone: [
    'owner',
    /at ns1\.other\.example, ns2\.other\.example/,
    [['delete', 'NS', 'www', 'ns1.other.example'], ['delete', 'NS', 'www', 'ns2.other.example'], CNAME],
  ],
  stale_caches: ['nobody', /is right\. Some computers still remember the old one/, []],
  blocked: ['operator', /has blocked www\.harbor\.example/, []],
  held_elsewhere: ['owner', /is in use by another site here/, []],
  timed_out: ['nobody', /took too long/, []],
  authority_limit: ['nobody', /Too many certificates/, []],
  forwarded: [
    'owner',
    /shows its own page at www\.harbor\.example/,
    [['delete', 'A', 'www', '34.102.136.180'], CNAME],
  ],
  sibling_missing: ['owner', /works, but people who type harbor\.example find nothing/, []],
  fallback_origin: ['operator', /origin\.marquee\.example does not work/, []],
  not_in_registry: ['operator', /leads here, but no site here has that name/, []],
};

describe('each fault has one cause', () => {
  test.each(DOMAIN_FAULTS)('%s', (fault) => {
    const diagnosis = diagnose(withFaults(fault));
    const [mender, message, changes] = TABLE[fault];
    expect(diagnosis.cause).toBe(fault);
    expect(diagnosis.mender).toBe(mender);
    expect(diagnosis.message).toMatch(message);
    expect(diagnosis.changes.map(({ action, type, label, value }) => [action, type, label, value])).toEqual(
      changes,
    );
    expect(v.is(DiagnosisSchema, diagnosis)).toBe(true);
  });

  test('the order names every fault once, each with its reason', () => {
    expect(FAULT_ORDER.map(({ fault }) => fault).toSorted()).toEqual([...DOMAIN_FAULTS].toSorted());
    for (const { reason } of FAULT_ORDER) expect(reason.length).toBeGreaterThan(15);
  });
});

/** Two at once: the first of each pair is to be mended first. */
const PAIRS: [DomainFault, DomainFault][] = [
  ['held_elsewhere', 'no_record'],
  ['held_elsewhere', 'cname_elsewhere'],
  ['held_elsewhere', 'blocked'],
  ['held_elsewhere', 'fallback_origin'],
  ['held_elsewhere', 'dnssec_broken'],
  ['held_elsewhere', 'stale_caches'],
  ['fallback_origin', 'no_record'],
  ['fallback_origin', 'blocked'],
  ['fallback_origin', 'caa_forbids'],
  ['fallback_origin', 'timed_out'],
  ['fallback_origin', 'not_in_registry'],
  ['fallback_origin', 'sibling_missing'],
  ['blocked', 'no_record'],
  ['blocked', 'dnssec_broken'],
  ['blocked', 'caa_forbids'],
  ['blocked', 'timed_out'],
  ['dnssec_broken', 'no_record'],
  ['dnssec_broken', 'own_zone'],
  ['dnssec_broken', 'cname_elsewhere'],
  ['dnssec_broken', 'caa_forbids'],
  ['dnssec_broken', 'timed_out'],
  ['own_zone', 'caa_forbids'],
  ['own_zone', 'old_challenge'],
  ['own_zone', 'not_in_registry'],
  ['apex_without_flattening', 'caa_forbids'],
  ['apex_without_flattening', 'timed_out'],
  ['apex_without_flattening', 'not_in_registry'],
  ['forwarded', 'caa_forbids'],
  ['forwarded', 'old_challenge'],
  ['proxied_by_owner', 'caa_forbids'],
  ['proxied_by_owner', 'timed_out'],
  ['no_record', 'caa_forbids'],
  ['no_record', 'old_challenge'],
  ['no_record', 'timed_out'],
  ['no_record', 'not_in_registry'],
  ['no_record', 'sibling_missing'],
  ['cname_elsewhere', 'caa_forbids'],
  ['cname_elsewhere', 'old_challenge'],
  ['cname_elsewhere', 'timed_out'],
  ['cname_elsewhere', 'authority_limit'],
  ['address_record', 'caa_forbids'],
  ['address_record', 'not_in_registry'],
  ['address_record', 'authority_limit'],
  ['foreign_ipv6', 'caa_forbids'],
  ['foreign_ipv6', 'timed_out'],
  ['foreign_ipv6', 'authority_limit'],
  ['caa_forbids', 'old_challenge'],
  ['caa_forbids', 'stale_caches'],
  ['caa_forbids', 'authority_limit'],
  ['caa_forbids', 'timed_out'],
  ['old_challenge', 'stale_caches'],
  ['old_challenge', 'timed_out'],
  ['old_challenge', 'authority_limit'],
  ['authority_limit', 'stale_caches'],
  ['authority_limit', 'timed_out'],
  ['authority_limit', 'not_in_registry'],
  ['not_in_registry', 'sibling_missing'],
  ['stale_caches', 'timed_out'],
  ['stale_caches', 'sibling_missing'],
  ['timed_out', 'sibling_missing'],
];

describe('of two faults the one to mend first is named', () => {
  test.each(PAIRS)('%s before %s', (first, second) => {
    // Whichever was there before the other.
    expect(diagnose(withFaults(second, first)).cause).toBe(first);
    expect(diagnose(FAULTS[first](liveObservation())).cause).toBe(first);
    expect(diagnose(FAULTS[second](liveObservation())).cause).toBe(second);
  });
});

const PARKED = { status: 200, location: null, body: 'Buy this domain' };

/** Pairs of which one changes what the other is seen by. */
const JOINED: [first: DomainFault, second: DomainFault, observation: () => Observation][] = [
  [
    'apex_without_flattening',
    'forwarded',
    () => ({ ...withFaults('apex_without_flattening'), http: PARKED }),
  ],
  ['own_zone', 'forwarded', () => ({ ...withFaults('own_zone'), http: PARKED })],
  ['forwarded', 'proxied_by_owner', () => ({ ...withFaults('proxied_by_owner'), http: PARKED })],
  ['forwarded', 'cname_elsewhere', () => ({ ...withFaults('cname_elsewhere'), http: PARKED })],
  ['forwarded', 'address_record', () => ({ ...withFaults('address_record'), http: PARKED })],
  ['not_in_registry', 'stale_caches', () => withoutCloudflare(withFaults('stale_caches', 'not_in_registry'))],
];

test.each(JOINED)('%s before %s where both are seen in one fact', (first, _, observation) => {
  expect(diagnose(observation()).cause).toBe(first);
});

describe('without Cloudflare for SaaS', () => {
  const ofDns: DomainFault[] = [
    'no_record',
    'cname_elsewhere',
    'address_record',
    'apex_without_flattening',
    'proxied_by_owner',
    'caa_forbids',
    'old_challenge',
    'foreign_ipv6',
    'dnssec_broken',
    'own_zone',
    'stale_caches',
    'forwarded',
    'held_elsewhere',
    'sibling_missing',
    'not_in_registry',
  ];

  test.each(ofDns)('%s is seen in DNS and the registry alone', (fault) => {
    expect(diagnose(withoutCloudflare(withFaults(fault))).cause).toBe(fault);
  });

  test('a target without addresses is for the operator', () => {
    const observation = withDns(withoutCloudflare(liveObservation()), { targetAddresses: [] });
    expect(diagnose(observation)).toMatchObject({ cause: 'fallback_origin', mender: 'operator' });
  });
});

describe('no cause is guessed', () => {
  test.each(['ipv4', 'checked', 'challenge', 'caa'] as const)('%s that is not known', (fact) => {
    const observation = withDns(withoutCloudflare(liveObservation()), { [fact]: null });
    expect(diagnose(observation)).toMatchObject({ state: 'unknown', cause: 'not_known', mender: 'nobody' });
  });

  test('a domain whose servers do not respond at all', () => {
    const observation = withDns(withFaults('no_record'), { ipv4: FAILED, checked: FAILED });
    expect(diagnose(observation).cause).toBe('not_known');
  });

  test('an address without knowing which are ours', () => {
    expect(diagnose(withDns(withFaults('address_record'), { targetAddresses: null })).cause).toBe(
      'not_known',
    );
  });

  test('addresses of Cloudflare at a domain whose DNS company is not known', () => {
    expect(diagnose(withDns(withFaults('proxied_by_owner'), { domainNameservers: null })).cause).toBe(
      'not_known',
    );
  });

  test('a name that works in DNS while Cloudflare does not respond', () => {
    expect(diagnose({ ...liveObservation(), cloudflare: { kind: 'not_known' } }).cause).toBe('not_known');
  });
});

describe('what looks like a fault and is none', () => {
  test("the owner's own Cloudflare in front of a name that is active", () => {
    const { dns } = withFaults('proxied_by_owner');
    expect(diagnose({ ...liveObservation(), dns }).state).toBe('live');
  });

  test('a bare domain that its registrar redirects to www', () => {
    const observation = withoutCloudflare(withFaults('apex_without_flattening'));
    const http = { status: 301, location: `https://${HOST}/`, body: '' };
    expect(diagnose({ ...observation, http }).state).toBe('live');
  });

  test('a CAA list with another use, or with one of our authorities', () => {
    for (const value of [
      '0 iodef "mailto:it@harbor.example"',
      '0 issue "letsencrypt.org; validationmethods=dns-01"',
    ]) {
      const observation = withDns(withoutCloudflare(liveObservation()), { caa: [record('CAA', value)] });
      expect(diagnose(observation).state).toBe('live');
    }
  });

  test('the proof that our own certificate waits for', () => {
    const challenge = found(record('TXT', 'proof-of-ours', `_acme-challenge.${HOST}`));
    expect(diagnose(withDns(withFaults('timed_out'), { challenge })).cause).toBe('timed_out');
  });

  test('proofs behind a CNAME, which are Cloudflare’s', () => {
    const name = `_acme-challenge.${HOST}`;
    const delegated = `${HOST}.0123456789abcdef.dcv.cloudflare.com`;
    const challenge = found(record('CNAME', delegated, name), record('TXT', 'any', delegated));
    expect(diagnose(withDns(withoutCloudflare(liveObservation()), { challenge })).state).toBe('live');
  });

  test('addresses of the target in place of a CNAME', () => {
    const flat = found(record('A', '104.18.10.20'));
    const observation = withDns(liveObservation(), { ipv4: flat, cached: flat, checked: flat, ipv6: EMPTY });
    expect(diagnose(observation).state).toBe('live');
  });
});

describe('details of a diagnosis', () => {
  test('caches: everybody sees the site once the longest TTL is over', () => {
    const diagnosis = diagnose(withFaults('stale_caches'));
    expect(diagnosis.advice).toContain('by 2026-11-29 14:58 UTC');
    expect(diagnosis.next_check_date).toBe('2026-11-29T14:58:00.000Z');
    const negative = diagnose(withDns(withFaults('stale_caches'), { cached: NO_NAME }));
    expect(negative.advice).toContain('by 2026-11-29 14:13 UTC');
  });

  test('of addresses that are partly ours only the others go', () => {
    const mixed = found(record('A', OURS[0] ?? ''), record('A', '192.0.2.10'));
    const { cause, changes } = diagnose(withDns(withFaults('address_record'), { ipv4: mixed }));
    expect(cause).toBe('address_record');
    expect(changes).toMatchObject([{ action: 'delete', value: '192.0.2.10' }]);
  });

  test('a bare domain at a DNS that can is given the record that it has for that', () => {
    const observation = withDns(withFaults('apex_without_flattening'), {
      ipv4: NO_NAME,
      ipv6: NO_NAME,
      domainNameservers: ['ns1.dnsimple.com'],
    });
    expect(diagnose(observation)).toMatchObject({
      cause: 'no_record',
      changes: [{ action: 'add', type: 'ALIAS', label: '@', value: TARGET }],
    });
  });

  test('an empty CAA list forbids everybody', () => {
    const observation = withDns(withFaults('caa_forbids'), { caa: [record('CAA', '0 issue ";"')] });
    expect(diagnose(observation).changes).toHaveLength(3);
  });

  test.each([
    [
      'blocked',
      { status: 'blocked', verification_errors: ['The hostname is under a zone hold.'] },
      'owner',
      /Zone hold/,
    ],
    [
      'authority_limit',
      { status: 'pending', error: 'The certificate authority will not issue for this domain.' },
      'operator',
      /choose another company/,
    ],
    [
      'caa_forbids',
      { status: 'pending', error: 'CAA records block issuance.' },
      'owner',
      /add the lines below/,
    ],
    ['timed_out', { status: 'moved' }, 'nobody', /start it again/],
  ])(
    '%s by what Cloudflare states: %j',
    (cause, { status, error, ...rest }: Record<string, unknown>, mender, advice) => {
      const observation = liveObservation();
      const validation_errors = typeof error === 'string' ? [{ message: error }] : [];
      const ssl = { status: 'pending_validation', validation_errors };
      const customHostname = { id: 'one', hostname: HOST, ...rest, status: String(status), ssl };
      const diagnosis = diagnose({
        ...observation,
        cloudflare: { kind: 'found', fallbackOrigin: 'active', customHostname },
      });
      expect(diagnosis).toMatchObject({ cause, mender });
      expect(diagnosis.advice).toMatch(advice);
    },
  );

  test('a certificate that is being made, or that nobody has ordered', () => {
    const waiting = diagnose({ ...withFaults('timed_out'), ...pendingCloudflare() });
    expect(waiting).toMatchObject({ state: 'waiting', cause: 'in_progress', mender: 'nobody' });
    const cloudflare = { kind: 'missing', fallbackOrigin: 'active' } as const;
    expect(diagnose({ ...liveObservation(), cloudflare })).toMatchObject({
      cause: 'in_progress',
      mender: 'operator',
    });
  });

  test('a name that another provider has', () => {
    const diagnosis = diagnose({ ...liveObservation(), cloudflare: { kind: 'conflict' } });
    expect(diagnosis).toMatchObject({ cause: 'held_elsewhere' });
    expect(diagnosis.message).toContain('at another company');
  });

  test('a redirect in front of the name is named with where it leads', () => {
    const http = { status: 302, location: 'https://shop.harbor.example/x', body: '' };
    expect(diagnose({ ...withFaults('forwarded'), http }).message).toContain('on to shop.harbor.example');
  });

  test('www of a bare domain that works', () => {
    const apex = withoutCloudflare(withDns(withFaults('foreign_ipv6'), { ipv6: EMPTY }));
    const missing = diagnose({ ...apex, sibling: { hostname: HOST, ipv4: NO_NAME, holder: 'none' } });
    expect(missing).toMatchObject({ state: 'live', cause: 'sibling_missing', changes: [{ label: 'www' }] });
    const unregistered = diagnose({ ...apex, sibling: { hostname: HOST, ipv4: RIGHT, holder: 'none' } });
    expect(unregistered).toMatchObject({ cause: 'sibling_missing', mender: 'operator' });
    const foreign = diagnose({ ...apex, sibling: { hostname: HOST, ipv4: NO_NAME, holder: 'other' } });
    expect(foreign).toMatchObject({ state: 'live', cause: null });
  });
});

function pendingCloudflare(): Pick<Observation, 'cloudflare'> {
  const customHostname = { id: 'one', hostname: HOST, status: 'active', ssl: { status: 'pending_issuance' } };
  return { cloudflare: { kind: 'found', fallbackOrigin: 'active', customHostname } };
}
