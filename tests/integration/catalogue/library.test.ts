import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/members.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

const PATH = '/resources/library';
const TITLE = 'the-keeper';
const NOTHING = { watchlist: [], favourites: [] };

let site: TestSite;
let guest: Browser;
let member: Browser;

beforeAll(async () => {
  site = await sharedSeededSite();
});

/** Each test has a member of its own. */
beforeEach(async () => {
  guest = site.browser('aurora.localhost');
  member = await newMember(site, 'aurora.localhost');
});

const change = (browser: Browser, fields: Record<string, string>) => browser.submit(PATH, fields);
/** The page's own part: the head holds every translated text, shown or not. */
const shown = async (response: { text(): Promise<string> }) =>
  /<main\b.*<\/main>/s.exec(await response.text())?.[0] ?? '';
const listsOf = async (browser: Browser) => (await browser.request(PATH)).json();

describe('a member’s lists', () => {
  it('are sent with no-store, and empty to a guest', async () => {
    await change(member, { intent: 'watchlist', id: TITLE });
    const response = await member.request(PATH);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ watchlist: [TITLE], favourites: [] });
    expect(await listsOf(guest)).toEqual(NOTHING);
  });

  it('are independent, and toggled: added if absent, removed if present', async () => {
    const responses: unknown[] = [];
    for (const intent of ['favourite', 'watchlist', 'favourite']) {
      responses.push(await (await change(member, { intent, id: TITLE })).json());
    }
    expect(responses).toEqual([
      { kind: 'saved', isSaved: true },
      { kind: 'saved', isSaved: true },
      { kind: 'saved', isSaved: false },
    ]);
    expect(await listsOf(member)).toEqual({ watchlist: [TITLE], favourites: [] });
  });

  it('end as requested, however often the form is sent', async () => {
    const fields = { intent: 'watchlist', id: TITLE, want: 'true' };
    await change(member, fields);
    expect(await (await change(member, fields)).json()).toEqual({ kind: 'saved', isSaved: true });
    expect(await listsOf(member)).toEqual({ watchlist: [TITLE], favourites: [] });
  });
});

describe('the form without scripts', () => {
  const fields = { intent: 'watchlist', id: TITLE, redirectTo: `/content/${TITLE}` };

  it('redirects to its page, which confirms the change once', async () => {
    const response = await change(member, fields);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/content/${TITLE}`);
    expect(await shown(await member.follow(response))).toContain('Added to your watchlist');
    expect(await shown(await member.visit(`/content/${TITLE}`))).not.toContain('Added to your watchlist');
    expect(await shown(await member.follow(await change(member, fields)))).toContain(
      'Removed from your watchlist',
    );
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never redirects elsewhere (%s)',
    async (redirectTo) => {
      const response = await change(member, { ...fields, redirectTo });
      expect(response.headers.get('location')).toBe('/');
    },
  );

  it('changes nothing for a guest and shows no message', async () => {
    const response = await change(guest, fields);
    expect(response.headers.get('location')).toBe(`/content/${TITLE}`);
    expect(await shown(await guest.follow(response))).not.toMatch(/your watchlist|your favourites/);
    expect(await (await change(guest, { intent: 'watchlist', id: TITLE })).json()).toEqual({
      kind: 'signed-out',
    });
  });
});

describe('the library resource', () => {
  it.each([
    ['another intent', { intent: 'delete', id: TITLE }],
    ['no id', { intent: 'watchlist' }],
    ['a path for an id', { intent: 'watchlist', id: '../admin' }],
    ['an endless id', { intent: 'watchlist', id: 'x'.repeat(5000) }],
    ['another want', { intent: 'watchlist', id: TITLE, want: 'maybe' }],
  ])('rejects %s', async (_, fields) => {
    expect((await change(member, fields as Record<string, string>)).status).toBe(400);
    expect(await listsOf(member)).toEqual(NOTHING);
  });

  it('rejects requests of other sites', async () => {
    const response = await member.submit(
      PATH,
      { intent: 'watchlist', id: TITLE },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(response.status).toBe(403);
    expect(await listsOf(member)).toEqual(NOTHING);
  });
});

it('a title of another brand is rejected with the server’s message', async () => {
  const answer = await (await change(member, { intent: 'watchlist', id: 'night-run' })).json();
  expect(answer).toEqual({ kind: 'rejected', message: expect.stringMatching(/\w/) });
  const page = await change(member, { intent: 'watchlist', id: 'night-run', redirectTo: '/' });
  expect(await shown(await member.follow(page))).toContain('We could not find what you asked for.');
});

describe('the library while the content service fails', () => {
  let backend: Awaited<ReturnType<typeof startForeignBackend>>;
  beforeAll(async () => {
    backend = await startForeignBackend();
  });
  afterAll(() => backend.close());

  it('responds with 503, and a change with an error', async () => {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    const viewer = browser();
    viewer.cookies.set('sid', 'session-1');
    backend.setFault('html-500', (path) => /watchlist|like/.test(path));
    expect((await viewer.request(PATH)).status).toBe(503);
    expect(await (await change(viewer, { intent: 'watchlist', id: 'film-1' })).json()).toEqual({
      kind: 'rejected',
      message: null,
    });
    const page = await viewer.request('/content/film-1');
    expect(page.status).toBe(200);
    backend.setFault(null);
  });
});
