import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/members.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const DAY_MS = 86_400_000;
/** Longer than a page waits for a row before it defers it. */
const DELAY_MS = 400;
const BRANDS = [
  { host: 'aurora.localhost', top: 'Top 10 this week', onNow: 'On now' },
  { host: 'pulse.localhost', top: 'Top 10 this week', onNow: 'On our channels now' },
] as const;

let site: TestSite;
let counter = 0;

beforeAll(async () => {
  site = await startSeededSite();
});

const mainOf = async (pending: Promise<{ text(): Promise<string> }>) =>
  /<main\b.*<\/main>/s.exec(await (await pending).text())?.[0] ?? '';

/** The rows of a page by their headings. */
async function rowsOf(browser: Browser): Promise<Map<string, string>> {
  const main = await mainOf(browser.visit('/'));
  const sections = [...main.matchAll(/<section[^>]*aria-labelledby.*?<\/section>/gs)].map(([html]) => html);
  return new Map(sections.map((html) => [textOf(/<h2.*?<\/h2>/s.exec(html)?.[0] ?? ''), html]));
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .trim();

async function watch(browser: Browser, content_id: string, player_timestamp: number, total_duration = 3600) {
  counter += 1;
  for (const [sequence, event_name] of ['PLAYER_PLAY', 'PLAYER_PAUSE'].entries()) {
    const body = {
      event_type: 'PLAYER',
      content_id,
      total_duration,
      tracking_id: `row-${counter}`,
      source: 'WEB',
      variant: 720,
    };
    await browser.request('/resources/player-event', {
      method: 'POST',
      body: JSON.stringify({ ...body, event_name, sequence, player_timestamp: sequence * player_timestamp }),
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', origin: browser.origin },
    });
  }
}

const firstTitle = async (host: string) => {
  const slug = host.split('.')[0];
  const { results } = await site.bindings.db
    .prepare(
      "SELECT content_id FROM contents WHERE account_id LIKE ? AND video_type = 'SPV' AND is_published = 1 ORDER BY content_id LIMIT 1",
    )
    .bind(`%${slug}%`)
    .all<{ content_id: string }>();
  return results[0]?.content_id ?? '';
};

describe.each(BRANDS)('the home of $host', ({ host, top, onNow }) => {
  it('has the week’s most played for everybody, with their places, out of the page cache', async () => {
    const guest = site.browser(host);
    const row = (await rowsOf(guest)).get(top) ?? '';
    expect(row.match(/<li/g)).toHaveLength(10);
    expect(textOf(row)).toMatch(/1\s+of 10.*2\s+of 10.*10\s+of 10/s);
    const again = await guest.visit('/');
    expect(again.headers.get('server-timing')).toMatch(/cache;desc="?hit/);
    expect((await rowsOf(guest)).get(top)).toBe(row);
  });

  it('has what each channel shows now, with what is left and how much is over', async () => {
    const row = (await rowsOf(site.browser(host))).get(onNow) ?? '';
    const items = row.split('<li').slice(1);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(item).toMatch(/href="\/channel\/[\w-]+"/);
      expect(item).not.toContain('data-card');
      expect(item).toMatch(/--progress:(?:0|1|0\.\d+)[;"]/);
      expect(textOf(item)).toMatch(/\d+ (?:hr|min).* left/);
    }
    expect(row).toContain('href="/channels"');
  });

  it('has none of a viewer’s own rows for guests, nor for members who have done nothing', async () => {
    const guests = [...(await rowsOf(site.browser(host))).keys()];
    const members = [...(await rowsOf(await newMember(site, host))).keys()];
    for (const names of [guests, members]) {
      expect(names.filter((name) => /^(?:My list|New episodes|Next in|Because)/.test(name))).toEqual([]);
    }
  });

  it('has a member’s list and what is like the title that was watched, for that member alone', async () => {
    const member = await newMember(site, host);
    const title = await firstTitle(host);
    await member.submit('/resources/library', { intent: 'watchlist', id: title });
    expect((await rowsOf(member)).get('My list')).toContain(`href="/content/${title}"`);
    expect((await rowsOf(member)).get('My list')).toContain('href="/watchlist"');
    await watch(member, title, 3500);
    const because = async () => [...(await rowsOf(member))].find(([name]) => name.startsWith('Because'));
    await expect.poll(because).toBeDefined();
    const [name, row] = (await because()) ?? ['', ''];
    expect(name).not.toContain('{title}');
    expect(row).not.toContain(`href="/content/${title}"`);
    expect(row).toMatch(/href="\/(?:parent-)?content\//);
    const other = await newMember(site, host);
    expect([...(await rowsOf(other)).keys()].join()).not.toMatch(/My list|Because/);
  });
});

describe('new episodes', () => {
  it('are in a row of their own with a badge, and lead to their series', async () => {
    const { db } = site.bindings;
    const { results } = await db
      .prepare(
        "SELECT account_id, content_id, parent_id, title FROM contents WHERE account_id LIKE '%aurora%' AND video_type = 'MPVC' AND parent_id IS NOT NULL ORDER BY parent_id, serial_no LIMIT 2",
      )
      .all<{ account_id: string; content_id: string; parent_id: string; title: string }>();
    const [first, second] = results;
    if (!first || !second) throw new Error('no series');
    const member = await newMember(site, 'aurora.localhost');
    await watch(member, first.content_id, 1200);
    const now = Date.now();
    await expect
      .poll(async () => {
        const { meta } = await db
          .prepare('UPDATE resume_positions SET modified_date = ? WHERE content_id = ? AND modified_date > ?')
          .bind(now - 3 * DAY_MS, first.content_id, now - DAY_MS)
          .run();
        return meta.changes;
      })
      .toBeGreaterThan(0);
    expect((await rowsOf(member)).has('New episodes')).toBe(false);
    await db
      .prepare('UPDATE contents SET created_date = ? WHERE account_id = ? AND content_id = ?')
      .bind(now - DAY_MS, second.account_id, second.content_id)
      .run();
    const row = (await rowsOf(member)).get('New episodes') ?? '';
    expect(row).toContain(`href="/parent-content/${second.parent_id}"`);
    expect(textOf(row)).toContain('New episode');
    expect(textOf(row)).toContain(JSON.parse(second.title).en);
    expect((await rowsOf(site.browser('aurora.localhost'))).has('New episodes')).toBe(false);
  });
});

describe('on a third-party backend', () => {
  const lane = (kind: string) => ({
    name: `Row of ${kind}`,
    kind,
    data: [],
    meta_data: { filters: {} },
    total: 0,
  });
  const PATHS = ['/api/v1/content/viewer-rows', '/api/v1/content/top', '/api/v1/channel/on-now'];
  let backend: Awaited<ReturnType<typeof startForeignBackend>>;

  beforeAll(async () => {
    const film = { content_id: 'film-1', title: 'The First Film', video_type: 'SPV' };
    backend = await startForeignBackend({
      '/api/v1/payment/active-subscription': [],
      '/api/v1/template': {
        banner: [],
        swimlane_list: [
          ...['my_list', 'because_watched', 'new_episodes', 'top_10', 'on_now'].map(lane),
          { name: 'New this week', data: [film], meta_data: { filters: {} }, total: 1 },
        ],
      },
    });
  });
  afterAll(() => backend.close());

  beforeEach(() => backend.setFault(null));

  it('without the calls there are no such rows, and each call is probed once', async () => {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    const viewer = browser();
    await viewer.submit('/login', { email: 'ada@example.com', password: 'whatever-it-is' });
    const before = PATHS.map((path) => backend.countRequests(path));
    for (let visit = 0; visit < 2; visit += 1) {
      const names = [...(await rowsOf(viewer)).keys()];
      expect(names).toContain('New this week');
      expect(names.filter((name) => name.startsWith('Row of'))).toEqual([]);
    }
    expect(PATHS.map((path, index) => backend.countRequests(path) - (before[index] ?? 0))).toEqual([1, 1, 1]);
  });

  it.each([
    '/',
    // What scripts load, which is sent as it comes.
    '/_root.data',
  ])('a programme that came late is not in the page cache once it has ended: %s', async (path) => {
    const endTime = Date.now() + 6_000;
    const onNow = {
      channel: { _id: 'one', name: 'Channel One' },
      content: { content_id: 'film-1', title: 'The First Film', video_type: 'SPV' },
      start_time: new Date(endTime - 60_000).toISOString(),
      end_time: new Date(endTime).toISOString(),
    };
    Object.assign(backend.responses, { '/api/v1/channel/on-now': [onNow] });
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    backend.delay(DELAY_MS);
    const cacheOf = async () => {
      const page = await browser().request(path);
      expect(await page.text()).toContain('Channel One');
      return /cache;desc="?(\w+)/.exec(page.headers.get('server-timing') ?? '')?.[1];
    };
    try {
      expect(await cacheOf()).toBe('miss');
      expect(await cacheOf()).toBe('hit');
      await new Promise((resolve) => setTimeout(resolve, endTime - Date.now()));
      expect(await cacheOf()).toBe('miss');
    } finally {
      backend.delay(0);
    }
  });
});
