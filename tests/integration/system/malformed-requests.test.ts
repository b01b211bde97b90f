import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { urls } from '#app/features/links/urls.ts';
import { toBase64Json } from '#app/lib/base64-json.ts';
import type { Browser, VisitInit } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/members.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';

const HOST = 'aurora.localhost';
const RUNS = IS_TEST_ALL ? 5_000 : 150;

let site: TestSite;
let member: Browser;

beforeAll(async () => {
  site = await sharedSeededSite();
  member = await newMember(site, HOST);
});

const SEGMENTS = [
  'the-salt-road',
  'content',
  'like',
  'en',
  '1',
  '%',
  '%0d',
  '%0a',
  '%0d%0aLocation:%20https:%2f%2fevil.example',
  '%00',
  '%2e%2e%2f%2e%2e%2fetc',
  '..%5c..',
  '%E0%A4%A',
  '%ff%fe',
  '%F0%9F%8E%AC',
  '%u0041',
  '<script>alert(1)</script>',
  "'--",
  '__proto__',
  'constructor',
  'a'.repeat(600),
  '%25'.repeat(300),
  'x.data',
  ';a=b',
  '*',
  '-1',
  '1e999',
  toBase64Json({ verify_key: 'x' }),
  toBase64Json([[[]]]),
  'eyJhIjo',
];
const VALUES = [
  ...SEGMENTS,
  '',
  'true',
  '0',
  '99999999999999999999',
  'NaN',
  '//evil.example',
  'javascript:alert(1)',
  toBase64Json({ category: 7 }),
  toBase64Json({ filters: { category: [{}], artists: 'x' } }),
  '%ED%A0%80',
  'ar',
  '2026-02-31',
];
const NAMES = [
  'page tab filters filterV2 category search_text lang redirectTo attempt plans q day view mobileApp t thread all item',
  'programme genre type role sort path code gateway discount url format maxwidth draft why referral_code list timestamp',
  '_routes index intent id want comment parent_id rating title description review_id email password confirm name phone',
  'old_password new_password field0 key reason text position language content_id event_name __proto__ a[b][c] a[99999]',
].flatMap((names) => names.split(' '));
const HEADERS: Record<string, readonly string[]> = {
  accept: ['text/html', '*/*', 'image/avif', ''],
  'accept-language': ['ar', 'xx-YY;q=nope', ','.repeat(500)],
  cookie: [
    'sid=x',
    'sid=%00',
    'flash=%7B%22kind%22',
    'lng=../..',
    'tz=Mars/Olympus',
    'forms=%',
    'draft=1',
    '=;;=',
  ],
  'content-type': [
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  ],
  'if-none-match': ['"x"', '*'],
  'if-modified-since': ['yesterday'],
  range: ['bytes=9-1', 'bytes=0-'],
  referer: ['http://%', `http://${HOST}/?mobileApp=true`, '//'],
  'sec-fetch-dest': ['document', 'empty'],
  'user-agent': ['', 'Googlebot/2.1', 'x'.repeat(4_000)],
  'x-forwarded-host': ['evil.example'],
  'x-http-method-override': ['DELETE'],
  forwarded: ['host=evil.example'],
};
const BODIES = [
  '',
  '%',
  '{',
  '[]',
  'null',
  '{"__proto__":{"a":1}}',
  '--x\r\n',
  '\u0000'.repeat(50),
  'x'.repeat(100_000),
];

const pick = (values: readonly string[]) => fc.constantFrom(...values);
const pairs = fc.array(fc.tuple(pick(NAMES), pick(VALUES)), { maxLength: 5 });
const path = fc
  .tuple(pick([...Object.values(urls), '/:a', '/:a/:b', '//:a']), fc.infiniteStream(pick(SEGMENTS)))
  .map(([pattern, segments]) => pattern.replace(/:\w+/g, () => segments.next().value ?? ''));
const query = pairs.map((each) => (each.length ? `?${each.map((pair) => pair.join('=')).join('&')}` : ''));
const headers = fc
  .array(pick(Object.keys(HEADERS)).chain((name) => pick(HEADERS[name] ?? []).map((value) => [name, value])))
  .map((each): Record<string, string> => Object.fromEntries(each));
const body = fc.oneof(
  pairs.map((each) => new URLSearchParams(each).toString()),
  pick(BODIES),
);
const request = fc.record({
  method: pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
  target: fc.tuple(path, pick(['', '', '', '.data', '/', '%20']), query).map((each) => each.join('')),
  headers,
  body,
  isMember: fc.boolean(),
});

function send(
  { method, target, body: sent, ...rest }: { method: string; target: string } & VisitInit,
  browser: Browser,
) {
  if (method === 'GET' || method === 'HEAD') return browser.request(target, { ...rest, method });
  const own = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  return browser.request(target, { method, body: sent, headers: { ...own, ...rest.headers } });
}

describe('a malformed request', () => {
  it.each(['/%0d', '/%0a', '/%0d%0aLocation:%20https://evil.example', '/%', '/content/%E0%A4%A', '/%00'])(
    '%s is not found, and gets a page with a link home',
    async (target) => {
      const response = await site.fetch(HOST, target, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(response.headers.get('location')).toBeNull();
      const html = await response.text();
      expect(html).toMatch(/<h1\b/);
      expect(html).toMatch(/<a [^>]*href="\/(?:home)?"[^>]*>(?:<[^>]+>)*Go to the home page/);
    },
  );

  it('gets all of its response where its body is of no use to any action', async () => {
    for (let time = 0; time < 20; time++) {
      const sent = { method: 'POST', target: '/channel/1', body: 'x'.repeat(100_000), headers: {} };
      const response = await send(sent, site.browser(HOST));
      expect(response.status).toBe(405);
      expect(await response.text()).toContain('streamController.close()');
    }
  });

  it(
    'never gets a 5xx, and in a browser a page with every error',
    async () => {
      await fc.assert(
        fc.asyncProperty(request, async ({ isMember, ...sent }) => {
          const response = await send(sent, isMember ? member : site.browser(HOST));
          const text = await response.text();
          expect(response.status).toBeLessThan(500);
          expect(response.headers.get('x-content-type-options')).toBe('nosniff');
          if (response.status === 429) expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
          const isDocument = sent.method !== 'HEAD' && !/\.data(?:$|\?)/.test(sent.target);
          const isPageWanted = (sent.headers.accept ?? 'text/html').includes('text/html');
          if (response.status >= 400 && isDocument && isPageWanted) expect(text).toMatch(/<h1\b/);
        }),
        { numRuns: RUNS },
      );
    },
    IS_TEST_ALL ? 900_000 : 120_000,
  );
});
