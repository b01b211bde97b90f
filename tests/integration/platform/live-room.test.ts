import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RoomEventWire } from '#app/contract/live-room.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { SERVICES_ORIGIN, startPlatform, type TestPlatform } from './start-platform.ts';

const LIVE = 'live-show';
const params = { type: 'content', id: LIVE };

let platform: TestPlatform;
let account: string;
let other: string;

beforeAll(async () => {
  platform = await startPlatform();
});

beforeEach(async () => {
  ({ accountId: account } = await platform.makeAccount());
  ({ accountId: other } = await platform.makeAccount());
  for (const accountId of [account, other]) {
    await makeContent(platform.db, accountId, { contentId: LIVE, liveCommentsApplicable: true });
    await makeContent(platform.db, accountId, { contentId: 'film' });
  }
});

/** A listener's socket and the events it has received. */
async function join(accountId: string, id = LIVE, from?: string) {
  const response = await platform.fetch(`${SERVICES_ORIGIN}/api/v1/comments/content/${id}/live`, {
    headers: { account_id: accountId, upgrade: 'websocket', ...(from ? { 'cf-connecting-ip': from } : {}) },
  });
  const events: RoomEventWire[] = [];
  const raw: string[] = [];
  const socket = response.webSocket;
  let closed: number | null = null;
  socket?.addEventListener('message', ({ data }) => {
    raw.push(String(data));
    if (String(data).startsWith('{')) events.push(JSON.parse(String(data)));
  });
  socket?.addEventListener('close', ({ code }) => {
    closed = code;
  });
  socket?.accept();
  const texts = () =>
    events.flatMap((event) =>
      event.kind === 'comments' ? event.comments.map(({ comment }) => comment) : [],
    );
  return { status: response.status, socket, events, raw, texts, closed: () => closed };
}

const post = (session: string, comment: string, accountId = account) =>
  platform.call('addComment', { account: accountId, session, params, body: { comment } });

describe('a comment', () => {
  test('is stored, returned and pushed to listeners, with its writer', async () => {
    const { session, userId } = await makeViewer(platform, account, 'Ana');
    const listener = await join(account);
    const { status, body } = await post(session, 'Hello, everybody');
    expect(status).toBe(200);
    const { comment } = body.data as { comment: { _id: string } };
    expect(comment).toMatchObject({
      comment: 'Hello, everybody',
      user: { _id: userId, name: 'Ana' },
      like_count: 0,
      replies: [],
    });
    await expect.poll(listener.texts).toEqual(['Hello, everybody']);
    expect(listener.events[0]).toEqual({ kind: 'hello', newest: null, viewers: 1 });
    const { body: list } = await platform.call('comments', { account, params });
    expect(list.data).toEqual([comment]);
  });

  test('needs a session, a subject, text, and an existing parent', async () => {
    const { session } = await makeViewer(platform, account, 'Ana');
    const answer = async (options: Parameters<TestPlatform['call']>[1]) =>
      (await platform.call('addComment', { account, params, ...options })).status;
    expect(await answer({ body: { comment: 'x' } })).toBe(401);
    expect(await answer({ session, params: { type: 'content', id: 'none' }, body: { comment: 'x' } })).toBe(
      404,
    );
    expect(await answer({ session, body: { comment: ' \n' } })).toBe(422);
    expect(await answer({ session, body: { comment: 'x'.repeat(5001) } })).toBe(422);
    expect(await answer({ session, body: { comment: 'x', parent_id: 'none' } })).toBe(422);
  });

  test('may reply to another one of the same subject', async () => {
    const { session } = await makeViewer(platform, account, 'Ana');
    const first = (await post(session, 'First')).body.data as { comment: { _id: string } };
    const parent_id = first.comment._id;
    const { status, body } = await platform.call('addComment', {
      account,
      session,
      params,
      body: { comment: 'Second', parent_id },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ parent_id, comment: { parent_id } });
    const film = { type: 'content', id: 'film' };
    const elsewhere = { account, session, params: film, body: { comment: 'Third', parent_id } };
    expect((await platform.call('addComment', elsewhere)).status).toBe(422);
  });

  test('of an ended session is rejected, while its listener still receives others', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const bo = await makeViewer(platform, account, 'Bo');
    const listener = await join(account);
    await platform.call('logout', { account, session: ana.session });
    expect((await post(ana.session, 'I am gone')).status).toBe(401);
    await post(bo.session, 'Still here?');
    await expect.poll(listener.texts).toEqual(['Still here?']);
  });
});

describe('a change of a comment', () => {
  type Changed = Extract<RoomEventWire, { kind: 'changed' }>;

  async function openRoom() {
    const ana = await makeViewer(platform, account, 'Ana');
    const staff = await makeViewer(platform, account, 'Stella');
    await platform.admin('PUT', `/accounts/${account}/staff`, {
      email_id: 'stella@example.com',
      is_staff: true,
    });
    const listener = await join(account);
    const { comment } = (await post(ana.session, 'Rude')).body.data as { comment: { _id: string } };
    await expect.poll(listener.texts).toEqual(['Rude']);
    const on = { account, params: { comment_id: comment._id } };
    const changes = () => listener.events.filter((event): event is Changed => event.kind === 'changed');
    const since = { timestamp: '2026-01-01T00:00:00Z' };
    const polled = async () =>
      (
        (await platform.call('comments', { account, params, query: since })).body.data as unknown as {
          comment: string;
        }[]
      ).map((found) => found.comment);
    const hide = (hidden: boolean) =>
      platform.call('hideComment', { ...on, session: staff.session, query: { hidden: String(hidden) } });
    return { ana, staff, on, id: comment._id, changes, polled, hide };
  }

  test('is pushed when staff hides it, and shows it again', async () => {
    const { staff, on, id, changes, polled, hide } = await openRoom();
    const away = await join(other);
    expect((await hide(true)).status).toBe(200);
    await expect.poll(changes).toEqual([{ kind: 'changed', comments: [], gone: [id], viewers: 1 }]);
    expect(await polled()).toEqual([]);
    await hide(false);
    // A vote of staff is not pushed.
    await platform.call('voteComment', { ...on, session: staff.session, query: { isLike: 'true' } });
    await hide(true);
    await hide(false);
    await expect.poll(() => changes().length).toBe(4);
    expect(changes()[1]).toMatchObject({ gone: [], comments: [{ _id: id, comment: 'Rude' }] });
    expect(changes()[3]?.comments[0]).not.toHaveProperty('my_vote');
    expect(changes()[3]?.comments[0]).not.toHaveProperty('can_hide');
    expect(await polled()).toEqual(['Rude']);
    expect(away.events.map(({ kind }) => kind)).toEqual(['hello']);
  });

  test('is pushed when its writer edits and removes it; other viewers change nothing', async () => {
    const { ana, staff, on, id, changes, polled } = await openRoom();
    const edit = (session: string) =>
      platform.call('editComment', { ...on, session, body: { comment: 'Kind' } });
    expect((await edit(staff.session)).status).toBe(403);
    await edit(ana.session);
    await expect.poll(changes).toMatchObject([{ gone: [], comments: [{ _id: id, comment: 'Kind' }] }]);
    expect(await polled()).toEqual(['Kind']);
    await platform.call('removeComment', { ...on, session: ana.session });
    await expect.poll(() => changes().slice(1)).toMatchObject([{ gone: [id], comments: [] }]);
    expect(await polled()).toEqual([]);
  });
});

describe('a room', () => {
  test('keeps the order of concurrent comments, and loses none', async () => {
    const viewers = await Promise.all(
      ['Ana', 'Bo', 'Cy', 'Di'].map((name) => makeViewer(platform, account, name)),
    );
    const listeners = await Promise.all([join(account), join(account), join(account)]);
    const responses = await Promise.all(
      viewers.flatMap(({ session }) => [1, 2, 3, 4, 5].map((index) => post(session, `${session} ${index}`))),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { body } = await platform.call('comments', { account, params });
    const stored = (body.data as unknown as { comment: string; timestamp: string }[]).toReversed();
    expect(new Set(stored.map(({ timestamp }) => timestamp)).size).toBe(20);
    for (const { texts, events } of listeners) {
      await expect.poll(() => texts().length).toBe(20);
      expect(texts()).toEqual(stored.map(({ comment }) => comment));
      let before: string | null = null;
      for (const event of events) {
        if (event.kind !== 'comments') continue;
        expect(event.after).toBe(before);
        before = event.comments.at(-1)?.timestamp ?? null;
      }
    }
  });

  test('sends the newest time to a new listener, and `timestamp` returns later comments', async () => {
    const { session } = await makeViewer(platform, account, 'Ana');
    const first = (await post(session, 'one')).body.data as { comment: { timestamp: string } };
    const second = (await post(session, 'two')).body.data as { comment: { timestamp: string } };
    const listener = await join(account);
    await expect
      .poll(() => listener.events[0])
      .toEqual({ kind: 'hello', newest: second.comment.timestamp, viewers: 1 });
    const query = { timestamp: first.comment.timestamp };
    const { body } = await platform.call('comments', { account, params, query });
    expect((body.data as unknown as { comment: string }[]).map(({ comment }) => comment)).toEqual(['two']);
  });

  test('of another account with the same ids receives nothing', async () => {
    const { session } = await makeViewer(platform, account, 'Ana');
    const mine = await join(account);
    const theirs = await join(other);
    await post(session, 'Between us');
    await expect.poll(mine.texts).toEqual(['Between us']);
    expect(theirs.texts()).toEqual([]);
    expect((await post(session, 'Into theirs', other)).status).toBe(401);
    expect((await platform.call('comments', { account: other, params })).body.data).toEqual([]);
  });

  test('exists for live comments only, and for upgrades', async () => {
    const statusOf = async (id: string, headers: Record<string, string>) =>
      (await platform.fetch(`${SERVICES_ORIGIN}/api/v1/comments/content/${id}/live`, { headers })).status;
    expect(await statusOf('film', { account_id: account, upgrade: 'websocket' })).toBe(404);
    expect(await statusOf('none', { account_id: account, upgrade: 'websocket' })).toBe(404);
    expect(await statusOf(LIVE, { account_id: 'nobody', upgrade: 'websocket' })).toBe(404);
    expect(await statusOf(LIVE, { account_id: account })).toBe(426);
  });

  test('responds to a ping with a pong, and closes a socket that sends any other text', async () => {
    const quiet = await join(account);
    const loud = await join(account);
    quiet.socket?.send('ping');
    await expect.poll(() => quiet.raw).toContain('pong');
    expect(loud.raw).not.toContain('pong');
    loud.socket?.send('let me in');
    await expect.poll(loud.closed).toBe(1008);
    expect(quiet.closed()).toBeNull();
  });

  test('rate limits a viewer who writes too fast, and no other', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const bo = await makeViewer(platform, account, 'Bo');
    const responses = [];
    for (let index = 0; index < 6; index += 1) responses.push(await post(ana.session, `turn ${index}`));
    const last = responses.at(-1);
    expect(responses.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(bo.session, 'my turn')).status).toBe(200);
  });

  test('accepts at most twenty sockets of one address, and those of other addresses', async () => {
    const address = '203.0.113.7';
    const sockets = await Promise.all(Array.from({ length: 20 }, () => join(account, LIVE, address)));
    expect(new Set(sockets.map(({ status }) => status))).toEqual(new Set([101]));
    expect((await join(account, LIVE, address)).status).toBe(429);
    expect((await join(account, LIVE, '203.0.113.8')).status).toBe(101);
    expect((await join(account)).status).toBe(101);
    sockets[0]?.socket?.close();
    await expect.poll(async () => (await join(account, LIVE, address)).status).toBe(101);
  });

  test('sends the number of listeners', async () => {
    const first = await join(account);
    const second = await join(account);
    await expect.poll(() => second.events[0]).toMatchObject({ kind: 'hello', viewers: 2 });
    second.socket?.close();
    await expect
      .poll(() => first.events.at(-1), { timeout: 15_000 })
      .toEqual({ kind: 'viewers', viewers: 1 });
  }, 30_000);

  // Seventeen seconds of real time, as workerd has no clock of the test's own.
  test.runIf(IS_TEST_ALL)(
    'hibernates with its sockets open and wakes for the next comment',
    async () => {
      const { session } = await makeViewer(platform, account, 'Ana');
      const listener = await join(account);
      const before = (await post(session, 'before')).body.data as {
        comment: { _id: string; timestamp: string };
      };
      await expect.poll(listener.texts).toEqual(['before']);
      const wokenBefore = platform.woken.length;
      // workerd hibernates an object that was idle for ten seconds.
      await new Promise((resolve) => setTimeout(resolve, 17_000));
      // A removed comment wakes it, too, and is pushed to listeners.
      await platform.call('removeComment', { account, session, params: { comment_id: before.comment._id } });
      await expect.poll(() => listener.events.at(-1)).toMatchObject({ gone: [before.comment._id] });
      await post(session, 'after');
      await expect.poll(listener.texts).toEqual(['before', 'after']);
      expect(platform.woken.slice(wokenBefore)).toEqual([{ sockets: 1 }]);
      expect(listener.events.at(-1)).toMatchObject({ after: before.comment.timestamp });
    },
    40_000,
  );
});
