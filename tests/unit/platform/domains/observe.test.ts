import { describe, expect, test } from 'vitest';
import { diagnose } from '#workers/platform/domains/diagnose.ts';
import { namesUpwards, siblingOf } from '#workers/platform/domains/names.ts';
import type { Holder, Lookup, RecordType } from '#workers/platform/domains/observation.ts';
import { observe } from '#workers/platform/domains/observe.ts';
import { openDomains } from '#workers/platform/domains/open-domains.ts';
import { isPublicAddress } from '#workers/platform/domains/probe.ts';
import type { Resolver } from '#workers/platform/domains/resolver.ts';
import { EMPTY, found, HOST, NO_NAME, NOW, RIGHT, RIGHT_IPV6, record, TARGET } from './observations.ts';

const OLD = found(record('A', '192.0.2.10'));
const noFetch = (() => Promise.reject(new Error('nothing may be fetched'))) as typeof fetch;

type Table = Partial<Record<string, Lookup | null>>;

/** A resolver over `<type> <name>`; what is not in it does not exist. */
function resolverOf(table: Table, queries: string[] = []): Resolver {
  return {
    async lookup(name: string, type: RecordType, { isChecked = false } = {}) {
      queries.push(`${type} ${name}${isChecked ? ' checked' : ''}`);
      const lookup = table[`${type} ${name}`];
      return lookup === undefined ? NO_NAME : lookup;
    },
  };
}

const GOOD: Table = {
  [`A ${HOST}`]: RIGHT,
  [`AAAA ${HOST}`]: RIGHT_IPV6,
  [`A ${TARGET}`]: found(record('A', '104.18.10.20', TARGET)),
  [`AAAA ${TARGET}`]: EMPTY,
  'A harbor.example': found(record('A', '3.33.130.190', 'harbor.example')),
};

function look(
  first: Table,
  second: Table,
  options: { holder?: Holder; fetch?: typeof fetch; queries?: string[] } = {},
) {
  const { holder = 'this', fetch = noFetch, queries = [] } = options;
  return observe(
    {
      target: TARGET,
      resolver: resolverOf(first, queries),
      secondResolver: resolverOf(second, queries),
      fetch,
      cloudflare: null,
    },
    { hostname: HOST, now: NOW, holderOf: async () => holder },
  );
}

describe('observe', () => {
  test('nothing at all is looked up of a name that another brand has', async () => {
    const queries: string[] = [];
    const observation = await look(GOOD, GOOD, { holder: 'other', queries });
    expect(queries).toEqual([]);
    expect(diagnose(observation).cause).toBe('held_elsewhere');
  });

  test('a right record is live', async () => {
    expect(diagnose(await look(GOOD, GOOD)).state).toBe('live');
  });

  test.each([
    ['first', GOOD, { ...GOOD, [`A ${HOST}`]: OLD }],
    ['second', { ...GOOD, [`A ${HOST}`]: OLD }, GOOD],
  ])('a right record that only the %s resolver has is what the domain has now', async (_, first, second) => {
    const observation = await look(first, second);
    expect(observation.dns).toMatchObject({ ipv4: RIGHT, cached: OLD });
    expect(diagnose(observation).cause).toBe('stale_caches');
  });

  test('one resolver is enough', async () => {
    const down = Object.fromEntries(Object.keys(GOOD).map((key) => [key, null]));
    expect(diagnose(await look(GOOD, down)).state).toBe('live');
    expect(diagnose(await look(down, GOOD)).state).toBe('live');
    expect(diagnose(await look(down, down)).cause).toBe('not_known');
  });

  test('CAA records of the closest name that has any count', async () => {
    const caa = (name: string, value: string) => found(record('CAA', value, name));
    const above = { ...GOOD, 'CAA harbor.example': caa('harbor.example', '0 issue "digicert.com"') };
    expect((await look(above, above)).dns.caa).toMatchObject([{ name: 'harbor.example' }]);
    const own = { ...above, [`CAA ${HOST}`]: caa(HOST, '0 issue "pki.goog"') };
    expect((await look(own, own)).dns.caa).toMatchObject([{ name: HOST }]);
    const unknown = { ...above, [`CAA ${HOST}`]: null };
    expect((await look(unknown, unknown)).dns.caa).toBeNull();
  });

  test('what responds is looked at only where somebody else is there, and on the internet', async () => {
    const fetched: string[] = [];
    const fetch = (async (url: string) => {
      fetched.push(url);
      return new Response('Buy this domain', { status: 200 });
    }) as typeof globalThis.fetch;
    const at = (address: string): Table => ({
      ...GOOD,
      [`A ${HOST}`]: found(record('A', address)),
      [`AAAA ${HOST}`]: EMPTY,
    });
    expect(diagnose(await look(at('192.168.1.1'), at('192.168.1.1'), { fetch })).cause).toBe(
      'address_record',
    );
    expect(fetched).toEqual([]);
    expect(diagnose(await look(at('34.102.136.180'), at('34.102.136.180'), { fetch })).cause).toBe(
      'forwarded',
    );
    expect(fetched).toEqual([`http://${HOST}/`]);
  });

  test('a host that does not respond is no parking page', async () => {
    const table: Table = {
      ...GOOD,
      [`A ${HOST}`]: found(record('A', '34.102.136.180')),
      [`AAAA ${HOST}`]: EMPTY,
    };
    expect(diagnose(await look(table, table)).cause).toBe('address_record');
  });
});

describe('openDomains', () => {
  test('hostnames lead to origin beside the operator’s API unless another name is set', () => {
    expect(openDomains({}, 'api.marquee.example', noFetch)?.target).toBe(TARGET);
    expect(openDomains({ target: 'Edge.Other.example' }, 'api.marquee.example', noFetch)?.target).toBe(
      'edge.other.example',
    );
    expect(openDomains({}, undefined, noFetch)).toBeNull();
  });
});

describe('names', () => {
  test('upwards to the domain', () => {
    expect(namesUpwards('a.b.harbor.co.uk')).toEqual(['a.b.harbor.co.uk', 'b.harbor.co.uk', 'harbor.co.uk']);
    expect(namesUpwards('harbor.example')).toEqual(['harbor.example']);
  });

  test('the sibling of a name', () => {
    expect(siblingOf('harbor.co.uk')).toBe('www.harbor.co.uk');
    expect(siblingOf('www.harbor.co.uk')).toBe('harbor.co.uk');
    expect(siblingOf('films.harbor.co.uk')).toBeNull();
    expect(siblingOf('www.films.harbor.co.uk')).toBeNull();
  });
});

test.each([
  ['192.0.2.1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['172.32.0.1', true],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['2606:4700::1', true],
  ['fd00::1', false],
  ['::1', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
