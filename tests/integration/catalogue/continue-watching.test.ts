import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/members.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const CHANGE = '/resources/continue-watching';
const PAGE = '/continue-watching';
const LIST_PATH = '/api/v1/content/continue-watching';
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const HEADING = 'Continue watching';

let site: TestSite;
let member: Browser;
let counter = 0;

beforeAll(async () => {
  site = await startSeededSite();
});

beforeEach(async () => {
  member = await newMember(site, 'aurora.localhost');
});

/** Sends a player's events, one after another, so that their order is certain. */
async function watch(browser: Browser, content_id: string, player_timestamp: number, total_duration = 3600) {
  counter += 1;
  const event = {
    event_type: 'PLAYER',
    content_id,
    total_duration,
    tracking_id: `continue-${counter}`,
    source: 'WEB',
    variant: 720,
  };
  const names = ['PLAYER_PLAY', 'PLAYER_PAUSE'];
  for (const [sequence, event_name] of names.entries()) {
    await browser.request('/resources/player-event', {
      method: 'POST',
      body: JSON.stringify({ ...event, event_name, sequence, player_timestamp: sequence * player_timestamp }),
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', origin: browser.origin },
    });
  }
}

const mainOf = async (pending: Promise<{ text(): Promise<string> }>) =>
  /<main\b.*<\/main>/s.exec(await (await pending).text())?.[0] ?? '';
const watchLinksOf = (html: string) => [...html.matchAll(/href="\/watch\/([^"?]+)"/g)].map(([, id]) => id);

const listed = async (browser: Browser) => watchLinksOf(await mainOf(browser.visit(PAGE)));

describe('a member’s home', () => {
  it('begins with what was started', async () => {
    expect(await mainOf(member.visit('/'))).not.toContain(HEADING);
    await watch(member, 'the-salt-road', 1200);
    await expect.poll(async () => (await mainOf(member.visit('/'))).includes(HEADING)).toBe(true);
    const main = await mainOf(member.visit('/'));
    const headings = [...main.matchAll(/<h2[^>]* id="[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(headings[0]).toBe(HEADING);
    expect(main).toContain('--progress:33.3%');
    expect(main).toContain('40 min left');
    expect(main).toContain('href="/watch/the-salt-road"');
  });

  it('shows the row neither to guests nor to other members', async () => {
    await watch(member, 'the-salt-road', 1200);
    await expect.poll(() => listed(member)).toEqual(['the-salt-road']);
    const guest = site.browser('aurora.localhost');
    expect(await mainOf(guest.visit('/'))).not.toContain(HEADING);
    expect(await mainOf((await newMember(site, 'aurora.localhost')).visit('/'))).not.toContain(HEADING);
    const again = await guest.visit('/');
    expect(again.headers.get('server-timing')).toMatch(/cache;desc="?hit/);
  });
});

describe('the page of started titles', () => {
  it('redirects a guest to sign in, and leads back afterwards', async () => {
    const response = await site.browser('aurora.localhost').request(PAGE);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/login?redirectTo=%2Fcontinue-watching');
  });

  it('explains that it is empty, with a link to the home page', async () => {
    const main = await mainOf(member.visit(PAGE));
    expect(main).toContain('Nothing started yet');
    expect(main).toContain('href="/"');
  });

  it('lists the latest first, an episode among them', async () => {
    await watch(member, 'the-salt-road', 600);
    const episode = await anyEpisode();
    await watch(member, episode, 300);
    await expect.poll(() => listed(member)).toEqual([episode, 'the-salt-road']);
  });

  it('lets a title be removed and restored by forms', async () => {
    await watch(member, 'the-salt-road', 600);
    await watch(member, 'the-keeper', 700);
    await expect.poll(() => listed(member)).toEqual(['the-keeper', 'the-salt-road']);
    const removed = await member.submit(CHANGE, { intent: 'remove', id: 'the-keeper', isForm: 'true' });
    expect(removed.status).toBe(302);
    const main = await mainOf(member.follow(removed));
    expect(watchLinksOf(main)).toEqual(['the-salt-road']);
    expect(main).toContain('Removed from Continue watching');
    expect(main).toMatch(/name="intent" value="restore".*name="id" value="the-keeper"/s);
    const restored = await member.submit(CHANGE, { intent: 'restore', id: 'the-keeper', isForm: 'true' });
    const after = await mainOf(member.follow(restored));
    expect(watchLinksOf(after)).toEqual(['the-keeper', 'the-salt-road']);
    expect(after).toContain('Back in Continue watching');
  });

  it('responds to scripts with JSON, without a redirect', async () => {
    await watch(member, 'the-salt-road', 600);
    await expect.poll(() => listed(member)).toHaveLength(1);
    const answer = await member.submit(CHANGE, { intent: 'remove', id: 'the-salt-road' });
    expect([answer.status, await answer.json()]).toEqual([200, { kind: 'done' }]);
    const unknown = await member.submit(CHANGE, { intent: 'remove', id: 'nothing' });
    expect(await unknown.json()).toEqual({
      kind: 'rejected',
      message: 'We could not find what you asked for.',
    });
    const guest = await site
      .browser('aurora.localhost')
      .submit(CHANGE, { intent: 'remove', id: 'the-keeper' });
    expect(await guest.json()).toEqual({ kind: 'signed-out' });
  });

  it('rejects requests of other sites and unknown intents', async () => {
    await watch(member, 'the-salt-road', 600);
    await expect.poll(() => listed(member)).toHaveLength(1);
    const fields = { intent: 'remove', id: 'the-salt-road' };
    expect((await member.submit(CHANGE, fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await member.submit(CHANGE, { intent: 'burn', id: 'x' })).status).toBe(400);
    expect(await listed(member)).toHaveLength(1);
  });
});

describe('the watch button of a series', () => {
  const buttonsOf = async (browser: Browser, series: string) => {
    const main = await mainOf(browser.visit(`/parent-content/${series}`));
    return [
      ...main.matchAll(/href="\/watch\/([^"]+)"[^>]*>(?:<svg(?:(?!<\/svg>).)*<\/svg>)?<span>([^<]*)</gs),
    ].map(([, target, text]) => [target, text]);
  };

  it('resumes the member’s part, then starts the next, and starts the first for others', async () => {
    const [first = '', second = ''] = await publicEpisodes();
    const series = await seriesOf(first);
    await watch(member, first, 300, 1800);
    await expect.poll(() => listed(member)).toEqual([first]);
    expect(await buttonsOf(member, series)).toEqual([[first, 'Resume watching · S1 E1']]);
    expect(await mainOf(member.visit(`/parent-content/${series}`))).toContain(`href="/watch/${first}?t=0"`);
    expect(await mainOf(member.visit(`/parent-content/${series}`))).toContain('17%');
    await watch(member, first, 1790, 1800);
    await expect.poll(() => listed(member)).toEqual([second]);
    expect((await mainOf(member.visit(`/parent-content/${series}`))).match(/>Watched</g)).toHaveLength(1);
    expect(await buttonsOf(member, series)).toEqual([[second, 'Watch now · S1 E2']]);
    for (const other of [site.browser('aurora.localhost'), await newMember(site, 'aurora.localhost')]) {
      expect(await buttonsOf(other, series)).toEqual([[first, 'Watch now · S1 E1']]);
    }
  });
});

/** The first two episodes of a series that is free for everybody. */
async function publicEpisodes(): Promise<string[]> {
  const { results } = await site.bindings.db
    .prepare(
      `SELECT content_id FROM contents AS c WHERE video_type = 'MPVC' AND account_id LIKE '%aurora%'
        AND NOT EXISTS (SELECT 1 FROM contents AS o WHERE o.account_id = c.account_id AND o.parent_id = c.parent_id
          AND (o.is_restricted = 1 OR o.is_login_required = 1))
        ORDER BY parent_id, serial_no LIMIT 2`,
    )
    .all<{ content_id: string }>();
  return results.map(({ content_id }) => content_id);
}

async function seriesOf(episode: string): Promise<string> {
  const { results } = await site.bindings.db
    .prepare("SELECT parent_id FROM contents WHERE content_id = ? AND account_id LIKE '%aurora%'")
    .bind(episode)
    .all<{ parent_id: string }>();
  return results[0]?.parent_id ?? '';
}

async function anyEpisode(): Promise<string> {
  return (await publicEpisodes())[0] ?? '';
}

describe('continue watching on a third-party backend', () => {
  let backend: Awaited<ReturnType<typeof startForeignBackend>>;
  const responses: Record<string, unknown> = { '/api/v1/payment/active-subscription': [] };
  beforeAll(async () => {
    backend = await startForeignBackend(responses);
  });
  afterAll(() => backend.close());

  async function signedIn() {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    const viewer = browser();
    await viewer.submit('/login', { email: 'ada@example.com', password: 'whatever-it-is' });
    expect(viewer.cookies.has('sid')).toBe(true);
    return viewer;
  }

  it('has no row, no page and no link to it where the call is missing, which is probed once', async () => {
    const viewer = await signedIn();
    const before = backend.countRequests(LIST_PATH);
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await viewer.visit('/');
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain('href="/watchlist"');
      expect(html).not.toMatch(/>Continue watching</);
    }
    expect(backend.countRequests(LIST_PATH) - before).toBe(1);
    expect((await viewer.visit(PAGE)).status).toBe(404);
  });

  it('does not delay the home page when it is slow', async () => {
    const viewer = await signedIn();
    await (await viewer.visit('/?mobileApp=true')).text();
    const other = await signedIn();
    backend.setFault('slow', (path) => path === LIST_PATH);
    try {
      const startedAt = performance.now();
      // Only browsers are sent a streamed page.
      const response = await other.visit('/', { headers: { 'user-agent': BROWSER } });
      const firstByteMs = performance.now() - startedAt;
      expect(response.status).toBe(200);
      expect(firstByteMs).toBeLessThan(700);
      expect(await response.text()).toContain('The First Film');
    } finally {
      backend.setFault(null);
    }
  });

  it('shows an error on its page while the service fails', async () => {
    const viewer = await signedIn();
    backend.setFault('html-500', (path) => path === LIST_PATH);
    try {
      const page = await viewer.visit(PAGE);
      expect(page.status).toBe(503);
      const text = await page.text();
      expect(text).toContain('Your films could not be loaded');
    } finally {
      backend.setFault(null);
    }
  });
});
