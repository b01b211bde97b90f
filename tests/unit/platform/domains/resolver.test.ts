import { describe, expect, test } from 'vitest';
import { isIssuanceForbidden, parseCaa } from '#workers/platform/domains/caa.ts';
import { openResolver, withFallback } from '#workers/platform/domains/resolver.ts';

const ADDRESS = 'https://dns.example/dns-query';
const HOST = 'www.harbor.example';
const NUMBERS = { A: 1, CNAME: 5, TXT: 16, AAAA: 28, CAA: 257, RRSIG: 46 };

const answer = (type: keyof typeof NUMBERS, data: string, name = `${HOST}.`, TTL = 300) => ({
  name,
  type: NUMBERS[type],
  TTL,
  data,
});
const ok = (...Answer: unknown[]) => ({
  Status: 0,
  TC: false,
  Question: [{ name: `${HOST}.`, type: 1 }],
  Answer,
});

function resolverOf(respond: (url: URL, init: RequestInit) => Promise<Response>, timeoutMs?: number) {
  return openResolver({
    address: ADDRESS,
    fetch: ((url: string, init: RequestInit) => respond(new URL(url), init)) as typeof fetch,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}
const resolverWith = (body: unknown, status = 200) =>
  resolverOf(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const lookUp = (body: unknown, type: 'A' | 'AAAA' | 'TXT' | 'CAA' = 'A') =>
  resolverWith(body).lookup(HOST, type);

describe('a query', () => {
  test('is for JSON, and checks no signatures unless it is to', async () => {
    const requests: [URL, RequestInit][] = [];
    const resolver = resolverOf(async (url, init) => {
      requests.push([url, init]);
      return Response.json(ok());
    });
    await resolver.lookup(HOST, 'CAA');
    await resolver.lookup(HOST, 'A', { isChecked: true });
    expect(requests.map(([url]) => url.search)).toEqual([
      `?name=${HOST}&type=CAA&cd=1`,
      `?name=${HOST}&type=A`,
    ]);
    expect(requests[0]?.[1].headers).toEqual({ accept: 'application/dns-json' });
  });
});

describe('what a response means', () => {
  test('addresses at the end of a chain of aliases, in any order and any case', async () => {
    const lookup = await lookUp(
      ok(
        answer('A', '192.0.2.7', 'c.example.'),
        answer('CNAME', 'C.example.', 'B.Example.'),
        answer('RRSIG', 'ignored'),
        answer('CNAME', 'b.example.'),
        answer('A', '192.0.2.9', 'unrelated.example.'),
      ),
    );
    expect(lookup?.outcome).toBe('found');
    expect(lookup?.records.map(({ name, type, value }) => [name, type, value])).toEqual([
      [HOST, 'CNAME', 'b.example'],
      ['b.example', 'CNAME', 'c.example'],
      ['c.example', 'A', '192.0.2.7'],
    ]);
  });

  test('NXDOMAIN, with how long caches remember it', async () => {
    const soa = {
      name: 'example.',
      type: 6,
      TTL: 900,
      data: 'ns.example. it.example. 1 7200 3600 1209600 300',
    };
    expect(await lookUp({ Status: 3, Authority: [soa] })).toEqual({
      outcome: 'no_name',
      records: [],
      negativeTtlSeconds: 300,
    });
  });

  test('an alias of a name that does not exist', async () => {
    const lookup = await lookUp({ Status: 3, Answer: [answer('CNAME', 'gone.example.')] });
    expect(lookup).toMatchObject({ outcome: 'no_name', records: [{ type: 'CNAME', value: 'gone.example' }] });
  });

  test('a name without such a record', async () => {
    expect(await lookUp({ Status: 0 })).toMatchObject({ outcome: 'empty', records: [] });
    expect(await lookUp(ok(answer('CNAME', 'b.example.')))).toMatchObject({ outcome: 'empty' });
  });

  test('SERVFAIL', async () => {
    expect(await lookUp({ Status: 2 })).toEqual({ outcome: 'failed', records: [], negativeTtlSeconds: null });
  });

  test('texts in pieces, and IPv6 in one spelling', async () => {
    const text = await lookUp(ok(answer('TXT', '"one \\"two\\"" " three"')), 'TXT');
    expect(text?.records[0]?.value).toBe('one "two" three');
    const ipv6 = await lookUp(ok(answer('AAAA', '2001:0DB8:0:0::7')), 'AAAA');
    expect(ipv6?.records[0]?.value).toBe('2001:db8::7');
  });
});

describe('nothing is known', () => {
  const many = Array.from({ length: 201 }, () => answer('A', '192.0.2.7'));
  const aliases = Array.from({ length: 20 }, (_, at) =>
    answer('CNAME', `a${at + 1}.example.`, at === 0 ? `${HOST}.` : `a${at}.example.`),
  );
  test.each<[string, unknown]>([
    ['no JSON', '<html>Please sign in to this network</html>'],
    ['JSON of another kind', { ok: true }],
    ['null', 'null'],
    ['text in place of a TTL', ok({ ...answer('A', '192.0.2.7'), TTL: 'soon' })],
    ['a negative TTL', ok(answer('A', '192.0.2.7', `${HOST}.`, -1))],
    ['an address that is none', ok(answer('A', 'example.'))],
    ['records of another name alone', ok(answer('A', '192.0.2.7', 'bank.example.'))],
    [
      'the response to another query',
      { ...ok(answer('A', '192.0.2.7')), Question: [{ name: 'x.example.', type: 1 }] },
    ],
    ['a truncated response', { ...ok(answer('A', '192.0.2.7')), TC: true }],
    ['REFUSED', { Status: 5 }],
    ['an address of a name that does not exist', { Status: 3, Answer: [answer('A', '192.0.2.7')] }],
    ['an alias of itself', ok(answer('CNAME', `${HOST}.`))],
    ['a loop of aliases', ok(answer('CNAME', 'b.example.'), answer('CNAME', `${HOST}.`, 'b.example.'))],
    ['a chain without end', ok(...aliases)],
    ['too many records', ok(...many)],
    ['a huge response', JSON.stringify({ ...ok(), Comment: 'x'.repeat(70_000) })],
  ])('of %s', async (_, body) => {
    expect(await lookUp(body)).toBeNull();
  });

  test.each([204, 301, 400, 500])('of a status %i', async (status) => {
    const body = status === 204 ? null : JSON.stringify(ok(answer('A', '192.0.2.7')));
    const resolver = resolverOf(async () => new Response(body, { status }));
    expect(await resolver.lookup(HOST, 'A')).toBeNull();
  });

  test('of a resolver that does not respond in time', async () => {
    const resolver = resolverOf(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
      20,
    );
    expect(await resolver.lookup(HOST, 'A')).toBeNull();
  });

  test('of a resolver that cannot be reached', async () => {
    const resolver = resolverOf(() => Promise.reject(new TypeError('fetch failed')));
    expect(await resolver.lookup(HOST, 'A')).toBeNull();
  });
});

test('a second resolver is queried only where the first knows nothing', async () => {
  const good = resolverWith(ok(answer('A', '192.0.2.7')));
  const bad = resolverWith('nonsense');
  const none = resolverWith({ Status: 3 });
  expect((await withFallback(bad, good).lookup(HOST, 'A'))?.outcome).toBe('found');
  expect((await withFallback(none, good).lookup(HOST, 'A'))?.outcome).toBe('no_name');
  expect(await withFallback(bad, bad).lookup(HOST, 'A')).toBeNull();
});

describe('CAA', () => {
  // As Cloudflare's resolver spells `0 issue "letsencrypt.org"`.
  const BYTES = '\\# 22 00 05 69 73 73 75 65 6c 65 74 73 65 6e 63 72 79 70 74 2e 6f 72 67';

  test.each([
    ['0 issue "letsencrypt.org"', { tag: 'issue', authority: 'letsencrypt.org' }],
    [BYTES, { tag: 'issue', authority: 'letsencrypt.org' }],
    ['128 issuewild "pki.goog; cansignhttpexchanges=yes"', { tag: 'issuewild', authority: 'pki.goog' }],
    ['0 issue ";"', { tag: 'issue', authority: '' }],
    ['\\# 3 00 09 69', null],
    ['nonsense', null],
  ])('%s', (value, expected) => expect(parseCaa(value)).toEqual(expected));

  test('the authority that Cloudflare has chosen must be on the list', () => {
    const records = [{ name: 'harbor.example', type: 'CAA' as const, value: BYTES, ttlSeconds: 60 }];
    expect(isIssuanceForbidden(records, 'lets_encrypt')).toBe(false);
    expect(isIssuanceForbidden(records, 'google')).toBe(true);
    expect(isIssuanceForbidden(records, undefined)).toBe(false);
  });
});
