import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { newMember } from '#tests/support/members.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const HOST = 'aurora.localhost';
const LIST = '/resources/comments/content/the-keeper';
const FORM = '/comments/content/the-keeper';
const PAGE = '/content/the-keeper?tab=comments';

let site: TestSite;
let guest: Browser;
let member: Browser;

beforeAll(async () => {
  site = await startSeededSite();
});

/** Each test has members of its own. */
beforeEach(async () => {
  guest = site.browser(HOST);
  member = await newMember(site, HOST);
});

interface SentComment {
  id: string;
  text: string;
  likes: number;
  myVote: string | null;
  state: string;
  isEdited: boolean;
  isOwn: boolean;
  replies?: SentComment[];
}
type CommentResult = { kind: string; comment?: SentComment };

const answerOf = async (pending: ReturnType<Browser['submit']>) =>
  (await pending).json() as Promise<CommentResult>;
const write = (browser: Browser, fields: Record<string, string>) => answerOf(browser.submit(LIST, fields));
const change = (browser: Browser, id: string, fields: Record<string, string>) =>
  answerOf(browser.submit(`/resources/comment/${id}`, fields));

async function list(browser: Browser, query = ''): Promise<SentComment[]> {
  const response = await browser.request(LIST + query);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  return ((await response.json()) as { items: SentComment[] }).items;
}

async function post(browser: Browser, comment: string): Promise<SentComment> {
  const answer = await write(browser, { comment });
  if (!answer.comment) throw new Error(`Not posted: ${JSON.stringify(answer)}`);
  return answer.comment;
}

const find = async (browser: Browser, id: string) => (await list(browser)).find((item) => item.id === id);

describe('a comment that scripts send', () => {
  it('is returned as stored, listed first, with its reply below it', async () => {
    const answer = await write(member, { comment: '  First light\r\nand after ' });
    expect(answer).toMatchObject({
      kind: 'posted',
      comment: { text: 'First light\nand after', isOwn: true },
    });
    const id = answer.comment?.id ?? '';
    expect(await write(member, { comment: 'Mine, too', parent_id: id })).toMatchObject({ kind: 'posted' });
    const [top] = await list(guest);
    expect(top).toMatchObject({ id, isOwn: false, replies: [{ text: 'Mine, too' }] });
    expect(await list(guest, '?page=50')).toEqual([]);
    expect((await list(guest, `?thread=${id}`)).map((item) => item.id)).toEqual([id]);
  });

  it('is stored twice when it is sent twice', async () => {
    const comments = await Promise.all([post(member, 'Twice'), post(member, 'Twice')]);
    expect(new Set(comments.map(({ id }) => id)).size).toBe(2);
    expect((await list(guest)).slice(0, 2).map(({ text }) => text)).toEqual(['Twice', 'Twice']);
  });

  it.each(['', '   ', '\n\t'])('is not posted when it is blank: %j', async (comment) => {
    expect(await write(member, { comment })).toEqual({ kind: 'empty' });
  });

  it('is not accepted from a guest or another brand’s member, or into another title’s thread', async () => {
    expect(await write(guest, { comment: 'Hello' })).toEqual({ kind: 'signed-out' });
    const stranger = await newMember(site, 'pulse.localhost');
    for (const [name, value] of stranger.cookies) guest.cookies.set(name, value);
    expect(await write(guest, { comment: 'Hello' })).toEqual({ kind: 'signed-out' });
    const { id } = await post(member, 'Here');
    const elsewhere = member.submit('/resources/comments/content/the-salt-road', {
      comment: 'There',
      parent_id: id,
    });
    expect(await answerOf(elsewhere)).toMatchObject({ kind: 'rejected' });
    expect((await find(guest, id))?.replies).toEqual([]);
  });

  it('is rejected when it is missing, too long, of another site or on an unknown subject', async () => {
    const status = async (path: string, fields: Record<string, string>, headers = {}) =>
      (await member.submit(path, fields, headers)).status;
    expect(await status(LIST, {})).toBe(400);
    expect(await status(LIST, { comment: 'x'.repeat(5001) })).toBe(400);
    expect(await status(LIST, { comment: 'x', parent_id: 'x'.repeat(500) })).toBe(400);
    expect(await status(LIST, { comment: 'Hello' }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status('/resources/comments/user/the-keeper', { comment: 'Hello' })).toBe(404);
    expect((await guest.request('/resources/comments/user/the-keeper')).status).toBe(404);
    const nowhere = member.submit('/resources/comments/content/nothing', { comment: 'Hello' });
    expect(await answerOf(nowhere)).toMatchObject({ kind: 'rejected' });
  });
});

describe('changing a comment by scripts', () => {
  it('votes, changes the vote and removes it', async () => {
    const { id } = await post(member, 'Vote for me');
    const other = await newMember(site, HOST);
    const seen = async () => {
      const found = await find(other, id);
      return [found?.likes, found?.myVote];
    };
    expect(await change(other, id, { intent: 'like' })).toEqual({ kind: 'done' });
    expect(await change(other, id, { intent: 'like' })).toEqual({ kind: 'done' });
    expect(await seen()).toEqual([1, 'like']);
    await change(other, id, { intent: 'dislike' });
    expect(await seen()).toEqual([0, 'dislike']);
    await change(other, id, { intent: 'unvote' });
    expect(await seen()).toEqual([0, null]);
  });

  it('edits and deletes one’s own, and nobody else’s', async () => {
    const { id } = await post(member, 'Draft');
    const other = await newMember(site, HOST);
    expect(await change(other, id, { intent: 'edit', comment: 'Taken over' })).toMatchObject({
      kind: 'rejected',
    });
    expect(await change(other, id, { intent: 'delete' })).toMatchObject({ kind: 'rejected' });
    expect(await change(member, id, { intent: 'edit', comment: ' ' })).toEqual({ kind: 'empty' });
    expect(await change(member, id, { intent: 'edit', comment: 'Final' })).toEqual({ kind: 'done' });
    expect(await find(guest, id)).toMatchObject({ text: 'Final', isEdited: true });
    expect(await change(member, id, { intent: 'delete' })).toEqual({ kind: 'done' });
    expect(await find(member, id)).toBeUndefined();
    expect(await change(member, id, { intent: 'delete' })).toMatchObject({ kind: 'rejected' });
  });

  it('reports another’s, and hides for staff alone, who see it with its writer', async () => {
    const { id } = await post(member, 'Rude');
    const other = await newMember(site, HOST);
    const staff = site.browser(HOST);
    await login(staff, 'staff@aurora.example');
    expect(await change(member, id, { intent: 'report', reason: 'abuse' })).toMatchObject({
      kind: 'rejected',
    });
    expect(await change(other, id, { intent: 'report', reason: 'abuse' })).toEqual({ kind: 'done' });
    for (const viewer of [member, other]) {
      expect(await change(viewer, id, { intent: 'hide' })).toMatchObject({ kind: 'rejected' });
    }
    expect(await change(staff, id, { intent: 'hide' })).toEqual({ kind: 'done' });
    expect([await find(guest, id), await find(other, id)]).toEqual([undefined, undefined]);
    expect([(await find(member, id))?.state, (await find(staff, id))?.state]).toEqual(['hidden', 'hidden']);
    await change(staff, id, { intent: 'show' });
    expect((await find(guest, id))?.state).toBe('shown');
  });

  it('rejects guests, unknown intents and requests of other sites', async () => {
    const { id } = await post(member, 'Leave me');
    for (const fields of [{ intent: 'like' }, { intent: 'delete' }, { intent: 'report', reason: 'spam' }]) {
      expect(await change(guest, id, fields as Record<string, string>)).toEqual({ kind: 'signed-out' });
    }
    const status = async (fields: Record<string, string>, headers = {}) =>
      (await member.submit(`/resources/comment/${id}`, fields, headers)).status;
    expect(await status({ intent: 'burn' })).toBe(400);
    expect(await status({ intent: 'report', reason: 'boredom' })).toBe(400);
    expect(await status({ intent: 'edit', comment: 'x'.repeat(5001) })).toBe(400);
    expect(await status({ intent: 'delete' }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await change(member, 'nothing', { intent: 'like' })).toMatchObject({ kind: 'rejected' });
    expect((await find(guest, id))?.text).toBe('Leave me');
  });
});

describe('comment forms without scripts', () => {
  const location = async (pending: ReturnType<Browser['submit']>) => (await pending).headers.get('location');

  it('redirect to the page, on this site only', async () => {
    const sent = await member.submit(FORM, { comment: 'By hand', redirectTo: PAGE });
    expect(sent.status).toBe(302);
    expect(sent.headers.get('location')).toContain(PAGE);
    expect(await (await member.follow(sent)).text()).toContain('By hand');
    const [{ id = '' } = {}] = await list(member);
    const like = { intent: 'like', redirectTo: PAGE };
    expect(await location(member.submit(`/resources/comment/${id}`, like))).toBe(`${PAGE}#comment-${id}`);
    const away = { intent: 'like', redirectTo: 'https://evil.example/' };
    expect(await location(member.submit(`/resources/comment/${id}`, away))).toBe(`/#comment-${id}`);
    expect(await location(guest.submit(`/resources/comment/${id}`, like))).toBe(
      `/login?redirectTo=${encodeURIComponent(PAGE)}`,
    );
  });

  it('have pages for editing, deleting and reporting, each for the viewers who may do so', async () => {
    const { id } = await post(member, 'On paper');
    const other = await newMember(site, HOST);
    const status = async (browser: Browser, act: string) =>
      (await browser.request(`/comment/${id}/${act}`)).status;
    expect([
      await status(member, 'edit'),
      await status(member, 'delete'),
      await status(other, 'report'),
    ]).toEqual([200, 200, 200]);
    expect([
      await status(other, 'edit'),
      await status(other, 'delete'),
      await status(member, 'report'),
    ]).toEqual([404, 404, 404]);
    expect([await status(guest, 'edit'), await status(member, 'burn')]).toEqual([302, 404]);
    const edited = await member.submit(`/comment/${id}/edit?redirectTo=${encodeURIComponent(PAGE)}`, {
      intent: 'edit',
      comment: 'In print',
    });
    expect(edited.headers.get('location')).toBe(PAGE);
    expect((await find(guest, id))?.text).toBe('In print');
  });
});
