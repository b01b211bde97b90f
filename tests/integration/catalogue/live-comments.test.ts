import type { RequestInit } from 'miniflare';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoomEventWire } from '#app/contract/live-room.ts';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { newMember } from '#tests/support/members.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const HOST = 'aurora.localhost';
const LIVE = 'northern-skies-live';
const PATH = `/resources/live/${LIVE}`;
const PAGE = `/watch/${LIVE}`;

let site: TestSite;
let guest: Browser;
let member: Browser;
let counter = 0;

beforeAll(async () => {
  site = await startSeededSite();
});

beforeEach(async () => {
  guest = site.browser(HOST);
  member = await newTalker();
});

function newTalker(host = HOST) {
  counter += 1;
  return newMember(site, host, { name: `Talker ${counter}` });
}

const post = async (browser: Browser, comment: string) => (await browser.submit(PATH, { comment })).json();

interface CommentList {
  comments: { id: string; text: string; name: string; time: string }[];
}
const fetchComments = async (browser: Browser, query = '') =>
  (await (await browser.request(`${PATH}${query}`)).json()) as CommentList;

async function upgrade(headers: Record<string, string>, path = PATH, host = HOST) {
  const init: RequestInit = { headers: { upgrade: 'websocket', ...headers } };
  return site.fetch(host, path, init);
}

async function listen(host = HOST) {
  const { status, webSocket } = await upgrade({ origin: guestOrigin(host) }, PATH, host);
  const events: RoomEventWire[] = [];
  webSocket?.addEventListener('message', ({ data }) => events.push(JSON.parse(String(data))));
  webSocket?.accept();
  const texts = () =>
    events.flatMap((event) =>
      event.kind === 'comments' ? event.comments.map(({ comment }) => comment) : [],
    );
  return { status, events, texts };
}

const guestOrigin = (host: string) => site.url(host, '').replace(/\/$/, '');

describe('the panel of live comments', () => {
  it('is beside a live stream, with the comments so far and a form, without scripts', async () => {
    const html = await (await guest.visit(PAGE)).text();
    expect(html).toContain('Live comments');
    expect(html).toContain('Say something…');
    expect(html).toContain(`action="${PATH}"`);
    expect(html).toContain('Sanna Koski');
  });

  it('has its styles linked from the page', async () => {
    const html = await (await guest.visit(PAGE)).text();
    const line = /<li class="(\S+)"/.exec(html.slice(html.indexOf('<ol')))?.[1];
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '');
    const css = await Promise.all(sheets.map(async (href) => (await guest.request(href)).text()));
    expect(line).toBeTruthy();
    expect(css.join('')).toContain(`.${line}`);
  });

  it('is not beside a film', async () => {
    const html = await (await guest.visit('/watch/the-salt-road')).text();
    expect(html).not.toContain('/resources/live/');
  });
});

describe('a live comment', () => {
  it('that scripts send is returned as stored, and listed after the time before it', async () => {
    const before = (await fetchComments(guest)).comments.at(-1);
    const answer = (await post(member, '  Good evening  ')) as {
      kind: string;
      comment: CommentList['comments'][0];
    };
    expect(answer).toMatchObject({
      kind: 'posted',
      comment: { text: 'Good evening', name: `Talker ${counter}` },
    });
    const newer = await fetchComments(guest, `?timestamp=${before?.time}`);
    expect(newer.comments).toEqual([answer.comment]);
    expect(await fetchComments(guest, `?timestamp=${answer.comment.time}`)).toEqual({ comments: [] });
  });

  it('that staff hides, or its writer deletes, is removed for listeners and no longer listed', async () => {
    const staff = site.browser(HOST);
    await login(staff, 'staff@aurora.example');
    const listener = await listen();
    const change = (browser: Browser, id: string, intent: string) =>
      browser.submit(`/resources/comment/${id}`, { intent });
    const gone = () => listener.events.flatMap((event) => (event.kind === 'changed' ? event.gone : []));
    const ids: string[] = [];
    for (const [browser, intent] of [
      [staff, 'hide'],
      [member, 'delete'],
    ] as const) {
      const { comment } = (await post(member, `To ${intent}`)) as { comment: CommentList['comments'][0] };
      ids.push(comment.id);
      expect(await (await change(guest, comment.id, intent)).json()).toEqual({ kind: 'signed-out' });
      expect(await (await change(browser, comment.id, intent)).json()).toMatchObject({ kind: 'done' });
      await expect.poll(gone).toEqual(ids);
      for (const viewer of [guest, member, staff]) {
        expect((await fetchComments(viewer)).comments.map(({ id }) => id)).not.toContain(comment.id);
        expect(await (await viewer.visit(PAGE)).text()).not.toContain(`To ${intent}`);
      }
    }
  });

  it.each(['nonsense', '', '2026-13-01', "1' OR 1=1", '9'.repeat(500)])(
    'is listed by valid times only, not %j',
    async (timestamp) => {
      const query = `?timestamp=${encodeURIComponent(timestamp)}`;
      expect((await guest.request(`${PATH}${query}`)).status).toBe(400);
    },
  );

  it.each(['', '   ', '\n'])('that is blank is not posted: %j', async (text) => {
    const before = (await fetchComments(guest)).comments.length;
    expect(await post(member, text)).toEqual({ kind: 'empty' });
    expect((await fetchComments(guest)).comments).toHaveLength(before);
  });

  it('of a guest is not posted, nor one of an ended session', async () => {
    expect(await post(guest, 'Hello')).toEqual({ kind: 'signed-out' });
    const stale = new Map(member.cookies);
    await member.submit('/logout', {});
    for (const [name, value] of stale) member.cookies.set(name, value);
    expect(await post(member, 'Hello')).toEqual({ kind: 'signed-out' });
    expect((await listen()).status).toBe(101);
  });

  it('is rate limited', async () => {
    const outcomes = [];
    for (let count = 0; count < 6; count += 1) outcomes.push(await post(member, `turn ${count}`));
    expect(outcomes.at(-1)).toEqual({
      kind: 'too-many',
      retryAfterSeconds: expect.any(Number),
      message: expect.stringMatching(/^That was a lot at once/),
    });
  });

  it('is rejected when it is too long or from another site', async () => {
    expect((await member.submit(PATH, { comment: 'x'.repeat(5001) })).status).toBe(400);
    const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await member.submit(PATH, { comment: 'Hello' }, crossSite)).status).toBe(403);
  });
});

describe('the form of live comments without scripts', () => {
  it('redirects to the page, which shows the comment', async () => {
    const response = await member.submit(PATH, { comment: 'By hand & <b>ink</b>', redirectTo: PAGE });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(PAGE);
    expect(await (await member.follow(response)).text()).toContain('By hand &amp; &lt;b&gt;ink&lt;/b&gt;');
  });

  it('redirects a guest to sign in and back, without the text', async () => {
    const response = await guest.submit(PATH, { comment: 'Hello', redirectTo: PAGE });
    expect(response.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(PAGE)}`);
  });

  it('keeps in its textarea what was not posted, with the reason', async () => {
    for (let count = 0; count < 5; count += 1) await post(member, `turn ${count}`);
    const response = await member.submit(PATH, { comment: 'One too many', redirectTo: PAGE });
    const html = await (await member.follow(response)).text();
    expect(html).toMatch(/<textarea[^>]*>One too many<\/textarea>/);
    expect(html).toContain('That was a lot at once.');
  });

  it('never redirects to another site', async () => {
    const response = await member.submit(PATH, { comment: 'Hello', redirectTo: '//evil.example' });
    expect(response.headers.get('location')).toBe(PAGE);
  });
});

describe('the WebSocket of live comments', () => {
  it('pushes new comments to guests, too', async () => {
    const listener = await listen();
    expect(listener.status).toBe(101);
    await expect.poll(() => listener.events[0]?.kind).toBe('hello');
    await post(member, 'Pushed');
    await expect.poll(listener.texts).toContain('Pushed');
  });

  it('receives nothing of another brand', async () => {
    const here = await listen();
    const { status } = await upgrade({ origin: guestOrigin('pulse.localhost') }, PATH, 'pulse.localhost');
    expect(status).toBe(404);
    const there = await upgrade(
      { origin: guestOrigin('pulse.localhost') },
      '/resources/live/pulse-live-hiit',
      'pulse.localhost',
    );
    const received: string[] = [];
    there.webSocket?.addEventListener('message', ({ data }) => received.push(String(data)));
    there.webSocket?.accept();
    await post(member, 'Only here');
    await expect.poll(here.texts).toContain('Only here');
    expect(received.join()).not.toContain('Only here');
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another brand', { origin: 'http://pulse.localhost' }],
    ['nowhere', {}],
  ])('responds with 403 to a page of %s', async (_, headers) => {
    expect((await upgrade(headers as Record<string, string>)).status).toBe(403);
  });

  it('exists on no other path', async () => {
    const headers = { origin: guestOrigin(HOST) };
    for (const path of [
      '/',
      PAGE,
      '/resources/library',
      '/resources/live/the-salt-road',
      '/resources/live/none',
    ]) {
      expect((await upgrade(headers, path)).status, path).toBe(404);
    }
  });

  it('is 404 on a backend without one, where polling still works', async () => {
    const stored = { comment: 'Said elsewhere', timestamp: '2026-01-01T12:00:00Z', user: { name: 'Ana' } };
    const backend = await startForeignBackend({
      '/api/v1/comments/content/film-1': [{ _id: 'c1', like_count: 0, dislike_count: 0, ...stored }],
    });
    const { hostname } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    const path = '/resources/live/film-1';
    expect((await upgrade({ origin: guestOrigin(hostname) }, path, hostname)).status).toBe(404);
    const answer = (await (await site.browser(hostname).request(path)).json()) as CommentList;
    expect(answer.comments.map(({ text }) => text)).toEqual(['Said elsewhere']);
  });
});
