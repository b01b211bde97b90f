import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newAttempt } from '#app/features/payments/checkout/attempt.ts';
import { ALL_RESPONSES } from '#tests/integration/edge/all-responses.ts';
import { FAULTS, type Fault, type Rejection } from '#tests/integration/edge/faulty-service.ts';
import { ACCOUNT_PATH, RESPONSES, startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import { expectConsoleError } from '#tests/support/console-errors.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';

const LIMIT_MS = IS_TEST_ALL ? 1_800_000 : 180_000;
const RUNS = IS_TEST_ALL ? 3_000 : 60;
const VALIDATE_PATH = '/api/v1/user/validate-session';

const PAGES = [
  ...[
    '/',
    '/home',
    '/category/drama',
    '/content/filter/all?filters=e30%3D',
    '/search?search_text=film',
    '/channels',
  ],
  ...[
    '/content/film-1',
    '/content/film-1?tab=reviews',
    '/content/film-1?tab=comments',
    '/content/members-film',
  ],
  ...[
    '/parent-content/series-1',
    '/playlist/list-1',
    '/channel/one',
    '/artists',
    '/artist/detail/a1',
    '/venues',
  ],
  ...['/venue/detail/v1', '/watch/film-1', '/embed/film-1', '/profile', '/profile/sessions', '/profile/data'],
  ...[
    '/watchlist',
    '/favourites',
    '/continue-watching',
    '/subscriptions',
    '/subscriptions/r1/cancel',
    '/transactions',
  ],
  ...[
    '/transactions/t1',
    '/pricing',
    '/pricing/film-1',
    '/login',
    '/signup',
    '/forgot-password',
    '/change-password',
  ],
  ...[
    '/reset-password/key',
    '/about-us',
    '/faq',
    '/custom/journal',
    '/static/press',
    '/forms/hello',
    '/language',
  ],
  ...[
    '/review/content/film-1',
    '/comments/content/film-1',
    '/share?path=/',
    '/reported-comments',
    '/sitemap.xml',
  ],
  ...[
    '/sitemaps/content-1.xml',
    '/manifest.webmanifest',
    '/icon.svg',
    '/oembed',
    '/resources/card/content/film-1',
  ],
  ...[
    '/resources/library',
    '/resources/forms/en',
    '/resources/live/film-1',
    '/resources/comments/content/film-1',
  ],
  ...[
    '/resources/guide/2026-01-01/1',
    '/resources/playlist/list-1/film-1',
    '/resources/watch/content/film-1',
  ],
  `/payment/p1?attempt=${newAttempt(new Date())}`,
];
const REJECTIONS: Rejection[] = [400, 401, 403, 404, 409, 410, 418, 422, 429, 500, 503].map((status) => ({
  status,
  body: { success: false, message: 'No' },
}));
const QUICK_FAULTS = FAULTS.filter((fault) => fault !== 'slow');

let site: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;
const responses: Record<string, unknown> = { ...RESPONSES, ...ALL_RESPONSES };

beforeAll(async () => {
  [site, backend] = await Promise.all([sharedSite(), startForeignBackend(responses)]);
});

afterEach(() => {
  backend.setFault(null);
  Object.assign(backend.responses, responses);
});

afterAll(() => backend.close());

/** A visit to a brand that is new to the site: nothing of it is cached. */
async function visit(path: string, { isMember }: { isMember: boolean }) {
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  const viewer = browser();
  if (isMember) viewer.cookies.set('sid', 'session-1');
  const startedAt = performance.now();
  const response = await viewer.request(path);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, ms: performance.now() - startedAt };
}

type Visit = Awaited<ReturnType<typeof visit>>;

function expectPage({ status, headers, text, ms }: Visit) {
  // 500 is a fault of ours.
  if (status >= 500) expect(status).toBe(503);
  if (status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/);
  if (status >= 400) expect(text).toMatch(/<h1\b/);
  if (status === 200) expect(text.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/ServiceError|TypeError|\bat \w+ \(|127\.0\.0\.1:\d+\/api/);
  expect(ms).toBeLessThan(IS_TEST_ALL ? 8_000 : 15_000);
}

describe('every page of a brand whose backend', () => {
  const page = fc.constantFrom(...PAGES);
  const isMember = fc.boolean();

  it(
    'fails in any call but that of its account is a page of fitting status',
    async () => {
      const fault = fc.constantFrom<Fault | Rejection>(...QUICK_FAULTS, ...REJECTIONS);
      await fc.assert(
        fc.asyncProperty(page, fault, isMember, fc.boolean(), async (path, failing, member, spares) => {
          backend.setFault(
            failing,
            (requested) => requested !== ACCOUNT_PATH && !(spares && requested === VALIDATE_PATH),
          );
          expectPage(await visit(path, { isMember: member }));
        }),
        { numRuns: 2 * RUNS },
      );
      backend.setFault(null);
    },
    LIMIT_MS,
  );

  it(
    'sends other JSON than it should is a page of fitting status',
    async () => {
      // An address that a lie names is one of a host that does not exist.
      expectConsoleError(/DNS lookup failed.*evil\.example/);
      const call = fc.constantFrom(...Object.keys(responses));
      const lie = fc.record({ call, at: fc.nat(), value: fc.constantFrom(...LIES) });
      await fc.assert(
        fc.asyncProperty(
          page,
          fc.array(lie, { minLength: 1, maxLength: 6 }),
          isMember,
          async (path, lies, member) => {
            for (const { call: name, at, value } of lies)
              backend.responses[name] = withLie(responses[name], at, value);
            expectPage(await visit(path, { isMember: member }));
            Object.assign(backend.responses, responses);
          },
        ),
        { numRuns: 2 * RUNS },
      );
    },
    LIMIT_MS,
  );
});

it.each([[null], [{}], [[]]])(
  'every page of a brand whose account is %j is a page of fitting status',
  async (account) => {
    for (const path of PAGES) {
      backend.responses[ACCOUNT_PATH] = account;
      expectPage(await visit(path, { isMember: false }));
    }
  },
);

it.each([400, 401, 403, 409, 410, 418, 422])(
  'a written page whose list is rejected with %i has a page',
  async (status) => {
    backend.setFault(
      { status, body: { success: false, message: 'No' } },
      (path) => path === '/api/v1/custom-page',
    );
    for (const path of ['/static/press', '/custom/journal'])
      expectPage(await visit(path, { isMember: false }));
  },
);

it('a sitemap that cannot be made is a 503 with a page', async () => {
  backend.setFault('html-500', (path) => path !== ACCOUNT_PATH);
  const shown = await visit('/sitemap.xml', { isMember: false });
  expect(shown.status).toBe(503);
  expectPage(shown);
});

const LIES: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  1e300,
  '',
  'x'.repeat(30_000),
  '<b>&amp;</b>',
  '\u0000\u202e\ud83c\udfac',
  'javascript:alert(1)',
  '//evil.example',
  '2026-13-45T99:99:99Z',
  true,
  [],
  [null, [], {}, 'x'],
  {},
  { s3_key: {} },
  { __proto__: null, constructor: 1, toString: 1 },
  Array(1_200).fill({ _id: 'x', content_id: 'x', name: 'x', title: 'x' }),
];

/** The same answer with another value at one of its places, the whole included. */
function withLie(answer: unknown, at: number, value: unknown): unknown {
  const copy = structuredClone(answer);
  const places: [Record<string, unknown>, string][] = [];
  collect(copy, places);
  const place = places[at % (places.length + 1)];
  if (!place) return value;
  place[0][place[1]] = value;
  return copy;
}

function collect(node: unknown, places: [Record<string, unknown>, string][]): void {
  if (typeof node !== 'object' || node === null) return;
  // Lists are objects with numbers for names.
  const fields = node as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    places.push([fields, name]);
    collect(fields[name], places);
  }
}
