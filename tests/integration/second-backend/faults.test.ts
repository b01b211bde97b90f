import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { IDS } from '#tests/support/second-backend/catalogue.ts';
import { type Fault, type FaultOf, faultAt, randomFaults } from '#tests/support/second-backend/faults.ts';
import { startSecondBackend } from '#tests/support/second-backend/start.ts';
import { chooseSeed } from '#tests/support/seed.ts';
import { startSite, type TestSite } from '#tests/support/site.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { registerBrand } from './register-brand.ts';

const RUNS = IS_TEST_ALL ? 200 : 4;
/** Of the calls that a run's pages send. */
const FAULTY_SHARE = 0.2;
const VISITS_AT_ONCE = 4;
/** From the request to the last byte of what is deferred. */
const PAGE_LIMIT_MS = 4000;
/** What a busy machine adds. */
const MACHINE_MS = 500;
const MARKS = ['Quokka', 'Numbat'] as const;
const MINUTE_MS = 60_000;
const STREAM_END = 'streamController.close()';

interface Visit {
  path: string;
  /** Calls without which there is no such page. */
  needs?: string[];
  /** Calls without which it may be shown or not. */
  uses?: string[];
  isMembers?: boolean;
  /** Of the page without faults. */
  status?: number;
}

const detail = (id: string) => `GET /api/v1/content/detail/${id}`;
const ACCOUNT = 'GET /api/v1/account/detail';
const SESSION = 'GET /api/v1/user/validate-session';

/** What the journeys of a guest, a member and a buyer open. */
const VISITS: readonly Visit[] = [
  { path: '/', uses: ['GET /api/v1/template', 'GET /api/v2/template'] },
  { path: '/content/filter/new?filterV2=true', needs: ['POST /api/v2/content/filter'] },
  { path: '/search?search_text=harbour', needs: ['GET /api/v1/content/search'] },
  { path: `/content/${IDS.film}`, needs: [detail(IDS.film)] },
  { path: `/content/${IDS.lockedFilm}`, needs: [detail(IDS.lockedFilm)] },
  { path: `/content/${IDS.liveNow}`, needs: [detail(IDS.liveNow)] },
  { path: `/watch/${IDS.film}`, needs: [detail(IDS.film)], uses: [`GET /api/v1/content/watch/${IDS.film}`] },
  { path: `/parent-content/${IDS.series}`, needs: [`GET /api/v1/content/parent-detail/${IDS.series}`] },
  { path: `/playlist/${IDS.manualPlaylist}`, needs: [`GET /api/v1/playlist/${IDS.manualPlaylist}`] },
  { path: '/channels', needs: ['POST /api/v1/channel/list'] },
  { path: `/channel/${IDS.channel}`, needs: [`GET /api/v1/channel/${IDS.channel}`] },
  { path: `/artist/detail/${IDS.artist}`, needs: [`GET /api/v1/artists/detail/${IDS.artist}`] },
  { path: '/venues', needs: ['GET /api/v1/venues'] },
  { path: '/pricing', needs: ['GET /api/v1/subscription'] },
  { path: '/signup' },
  { path: '/no-such-page', status: 404 },
  { path: `/content/${IDS.membersFilm}`, needs: [detail(IDS.membersFilm)], isMembers: true },
  { path: '/watchlist', needs: [SESSION, 'GET /api/v1/watchlist'], isMembers: true },
  { path: '/profile', needs: [SESSION, 'GET /api/v1/user/session-info'], isMembers: true },
  { path: '/transactions', needs: [SESSION, 'GET /api/v1/payment/get-transactions'], isMembers: true },
  {
    path: `/payment/${IDS.plan}`,
    needs: [SESSION],
    uses: ['POST /api/v1/payment/get-estimation'],
    isMembers: true,
  },
];

const openBreakers = new Set<string>();
let site: TestSite;

beforeAll(async () => {
  site = await startSite({
    onLog({ level, message }) {
      if (level === 'error') console.error(message);
      if (message.includes('"breaker-opened"')) openBreakers.add(JSON.parse(message).tenant);
    },
  });
});

/** A brand of this run's own: nothing of it was ever read. */
async function openBrand(mark: string, faultOf: FaultOf) {
  const backend = await startSecondBackend({ mark, isBuilt: mark === MARKS[1] });
  const hostname = await registerBrand(site, backend);
  const [guest, member] = [site.browser(hostname), site.browser(hostname)];
  member.cookies.set('sid', backend.openSession());
  backend.setFaults(faultOf);
  return { mark, faultOf, slug: hostname.split('.')[0] ?? '', guest, member, ...backend };
}
type Brand = Awaited<ReturnType<typeof openBrand>>;

/** What is wrong with the page, in words; nothing where it is as it should be. */
async function open(brand: Brand, visit: Visit): Promise<string[]> {
  const { status, headers, html, tookMs } = await request(
    visit.isMembers ? brand.member : brand.guest,
    visit.path,
  );
  const sent = `${JSON.stringify([...headers])}${html}`.toLowerCase();
  const others = MARKS.filter((mark) => mark !== brand.mark && sent.includes(mark.toLowerCase()));
  return [
    ...(fittingStatuses(brand, visit).has(status) ? [] : [`has status ${status}`]),
    ...(status < 400 && status >= 300 ? [] : whiteness(html)),
    ...(tookMs > PAGE_LIMIT_MS + MACHINE_MS ? [`took ${Math.round(tookMs)} ms`] : []),
    ...others.map((mark) => `shows something of ${mark}`),
  ];
}

/** A page that redirects to its own address, such as to one payment's, is requested there. */
async function request(browser: Browser, path: string) {
  const startedAt = performance.now();
  const response = await browser.request(path);
  const html = await response.text();
  const tookMs = performance.now() - startedAt;
  const location = response.headers.get('location') ?? '';
  if (location.startsWith(`${path}?`)) return request(browser, location);
  return { status: response.status, headers: response.headers, html, tookMs };
}

function whiteness(html: string): string[] {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim();
  // What is deferred comes behind the document, until its stream is closed.
  const isComplete =
    html.includes('</html>') && (!html.includes('streamController') || html.includes(STREAM_END));
  return [...(heading ? [] : ['has no heading']), ...(isComplete ? [] : ['breaks off'])];
}

/** Of an outage; a backend that responds with "not found" or "too many" may be believed. */
const STATUSES: Partial<Record<Fault, readonly number[]>> = {
  '401': [302, 503],
  '404': [404, 503],
  '429': [429, 503],
};
const OUTAGE = [503];

function fittingStatuses(brand: Brand, { needs = [], uses = [], status = 200 }: Visit) {
  const { faultOf, slug } = brand;
  const statusesOf = (calls: string[]) =>
    calls.flatMap((call) => {
      const fault = faultOf(...(call.split(' ') as [string, string]));
      return fault ? (STATUSES[fault] ?? OUTAGE) : [];
    });
  const failed = statusesOf([ACCOUNT, ...needs]);
  return new Set([
    ...(failed.length > 0 ? failed : [status]),
    ...statusesOf(uses),
    ...(needs.includes(SESSION) && hasEndedSession(brand) ? [302] : []),
    ...(openBreakers.has(slug) ? OUTAGE : []),
  ]);
}

/** A backend that denies the member's session, or responds with 401 to any call of the member's, ends it. */
const hasEndedSession = ({ faultOf, requests }: Brand) =>
  faultOf('GET', SESSION.replace('GET ', '')) === '404' ||
  requests.some(({ fault, headers }) => fault === '401' && headers.ott_sessionid !== undefined);

/** Two brands at once, each with faults of its own. */
async function run(seed: number): Promise<string[]> {
  const brands = await Promise.all(
    MARKS.map((mark, index) => openBrand(mark, randomFaults(seed + index, FAULTY_SHARE))),
  );
  const problems = await Promise.all(brands.map(openAll));
  await Promise.all(brands.map(({ close }) => close()));
  return problems.flat().map((problem) => `seed ${seed}: ${problem}`);
}

async function openAll(brand: Brand): Promise<string[]> {
  const [problems, left] = [[] as string[], [...VISITS]];
  const openNext = async () => {
    for (let visit = left.shift(); visit; visit = left.shift())
      for (const problem of await open(brand, visit)) problems.push(`${brand.mark} ${visit.path} ${problem}`);
  };
  await Promise.all(Array.from({ length: VISITS_AT_ONCE }, openNext));
  return problems;
}

describe('two brands whose backends break at random', () => {
  it(
    'have a page with its fitting status for every address, soon, and nothing of each other',
    async () => {
      const first = chooseSeed();
      const problems: string[] = [];
      for (let index = 0; index < RUNS; index += 1) problems.push(...(await run(first + 2 * index)));
      expect(problems).toEqual([]);
    },
    RUNS * MINUTE_MS,
  );
});

describe('a call without a session that is answered with 401', () => {
  it('takes nothing from a member’s checkout, and does not sign them out', async () => {
    const brand = await openBrand('Quokka', faultAt('401', /^\/api\/v1\/subscription/));
    onTestFinished(async () => void (await brand.close()));
    const path = `/payment/${IDS.plan}`;
    const { status, html } = await request(brand.member, path);
    expect(status).toBe(200);
    expect(html).toMatch(/<button[^>]*type="submit"/);
    expect(brand.requests.some(({ fault }) => fault === '401')).toBe(true);
    expect(brand.member.cookies.has('sid')).toBe(true);
  });
});
