import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Comment } from '#app/contract/community.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { commentReports, comments, commentVotes } from '#workers/platform/storage/schema/community.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const params = { type: 'content', id: 'film' };

let platform: TestPlatform;
let account: string;
let other: string;

beforeAll(async () => {
  platform = await sharedPlatform();
});

beforeEach(async () => {
  ({ accountId: account } = await platform.makeAccount());
  ({ accountId: other } = await platform.makeAccount());
  for (const accountId of [account, other]) {
    await makeContent(platform.db, accountId, { contentId: 'film' });
    await makeContent(platform.db, accountId, { contentId: 'show' });
  }
});

type Options = NonNullable<Parameters<TestPlatform['call']>[1]>;
const call = (name: Parameters<TestPlatform['call']>[0], options: Options = {}) =>
  platform.call(name, { account, ...options });

async function write(session: string, comment: string, parent_id?: string) {
  const body = parent_id ? { comment, parent_id } : { comment };
  const answer = await call('addComment', { session, params, body });
  expect(answer.status).toBe(200);
  return (answer.body.data.comment as Comment)._id;
}

async function read(query: Record<string, string> = { page: '1' }, session?: string) {
  const { status, body, answer } = await call('comments', { params, query, ...(session ? { session } : {}) });
  expect({ status, dropped: answer.kind === 'ok' ? answer.droppedCount : -1 }).toEqual({
    status: 200,
    dropped: 0,
  });
  return { items: body.data as unknown as Comment[], total: body.total };
}

async function makeStaff(name: string) {
  const viewer = await makeViewer(platform, account, name);
  const email_id = `${name.toLowerCase()}@example.com`;
  const answer = await platform.admin('PUT', `/accounts/${account}/staff`, { email_id, is_staff: true });
  expect(answer.status).toBe(200);
  return viewer;
}

/** Inserts directly into the table, past the rate limit. */
async function insertComments(
  userId: string,
  count: number,
  row: (index: number) => Partial<typeof comments.$inferInsert>,
) {
  for (let i = 0; i < count; i += 1) {
    await platform.db.insert(comments).values({
      accountId: account,
      id: `row-${i}`,
      subjectType: 'content',
      subjectId: 'film',
      userId,
      comment: `Says ${i}`,
      timestamp: new Date(Date.UTC(2026, 0, 1, 0, 0, i)),
      ...row(i),
    });
  }
}

describe('replies', () => {
  test('are one level deep: a reply to a reply belongs to its comment', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const first = await write(ana.session, 'First');
    const reply = await write(ana.session, 'Second', first);
    const { body } = await call('addComment', {
      session: ana.session,
      params,
      body: { comment: 'Third', parent_id: reply },
    });
    expect(body.data).toMatchObject({ parent_id: first, comment: { parent_id: first } });
    const { items } = await read();
    expect(items.map(({ _id, reply_count }) => [_id, reply_count])).toEqual([[first, 2]]);
    expect(items[0]?.replies.map(({ comment }) => comment)).toEqual(['Second', 'Third']);
  });

  test('need an existing comment of the same subject', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const first = await write(ana.session, 'First');
    const answer = async (subject: string, parent_id: string) =>
      (
        await call('addComment', {
          session: ana.session,
          params: { type: 'content', id: subject },
          body: { comment: 'x', parent_id },
        })
      ).status;
    expect(await answer('show', first)).toBe(422);
    await call('removeComment', { session: ana.session, params: { comment_id: first } });
    expect(await answer('film', first)).toBe(422);
  });
});

describe('pages', () => {
  test('are listed newest first, with a total, and with twenty replies and their number each', async () => {
    const { userId } = await makeViewer(platform, account, 'Ana');
    await insertComments(userId, 75, (i) => (i < 45 ? {} : { parentId: 'row-44' }));
    const one = await read({ page: '1' });
    expect(one.total).toBe(45);
    expect(one.items.map(({ _id }) => _id)).toEqual(Array.from({ length: 20 }, (_, i) => `row-${44 - i}`));
    expect(one.items[0]?.reply_count).toBe(30);
    expect(one.items[0]?.replies.map(({ _id }) => _id)).toEqual(
      Array.from({ length: 20 }, (_, i) => `row-${45 + i}`),
    );
    const three = await read({ page: '3' });
    expect(three.items.map(({ _id }) => _id)).toEqual(['row-4', 'row-3', 'row-2', 'row-1', 'row-0']);
    expect((await read({ page: '4' })).items).toEqual([]);
  });

  test('of a thread continue where its first replies end', async () => {
    const { userId } = await makeViewer(platform, account, 'Ana');
    await insertComments(userId, 31, (i) => (i === 0 ? {} : { parentId: 'row-0' }));
    const { items, total } = await read({ thread: 'row-0', page: '2' });
    expect(total).toBe(30);
    expect(items.map(({ _id }) => _id)).toEqual(['row-0']);
    expect(items[0]?.replies.map(({ _id }) => _id)).toEqual(
      Array.from({ length: 10 }, (_, i) => `row-${21 + i}`),
    );
    expect((await call('comments', { params, query: { thread: 'row-3' } })).status).toBe(404);
    expect((await call('comments', { params, query: { thread: 'none' } })).status).toBe(404);
    const elsewhere = { type: 'content', id: 'show' };
    expect((await call('comments', { params: elsewhere, query: { thread: 'row-0' } })).status).toBe(404);
  });

  test('have a limited size', async () => {
    const queries: Record<string, string>[] = [
      { page: '0' },
      { page: '1', page_size: '51' },
      { page: 'one' },
    ];
    for (const query of queries) {
      expect([400, 422]).toContain((await call('comments', { params, query })).status);
    }
  });
});

describe('a vote', () => {
  const vote = (session: string, comment_id: string, isLike: boolean) =>
    call('voteComment', { session, params: { comment_id }, query: { isLike: String(isLike) } });

  const counts = async (session?: string) => {
    const { items } = await read({ page: '1' }, session);
    const { like_count, dislike_count, my_vote } = items[0] as Comment;
    return [like_count, dislike_count, my_vote];
  };

  test('counts once, can be changed and removed, and only its viewer sees it', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const bo = await makeViewer(platform, account, 'Bo');
    const id = await write(ana.session, 'Like me');
    expect((await vote(bo.session, id, true)).body.data).toEqual({ obj_id: id, like: true });
    await vote(bo.session, id, true);
    expect(await counts(bo.session)).toEqual([1, 0, 'like']);
    expect(await counts(ana.session)).toEqual([1, 0, undefined]);
    expect(await counts()).toEqual([1, 0, undefined]);
    await vote(bo.session, id, false);
    expect(await counts(bo.session)).toEqual([0, 1, 'dislike']);
    await call('unvoteComment', { session: bo.session, params: { comment_id: id } });
    await call('unvoteComment', { session: bo.session, params: { comment_id: id } });
    expect(await counts(bo.session)).toEqual([0, 0, undefined]);
  });

  test('is counted exactly when many are sent at once, by several viewers or by one', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const id = await write(ana.session, 'Crowd');
    const crowd = await Promise.all(
      Array.from({ length: 10 }, (_, i) => makeViewer(platform, account, `V${i}`)),
    );
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, i) => vote(crowd[i % 10]?.session ?? '', id, i % 3 !== 0)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await platform.db.select().from(commentVotes).where(eq(commentVotes.commentId, id));
    expect(rows).toHaveLength(10);
    const likes = rows.filter(({ isLike }) => isLike).length;
    expect(await counts()).toEqual([likes, 10 - likes, undefined]);

    const alone = await Promise.all(Array.from({ length: 100 }, () => vote(ana.session, id, true)));
    const statuses = alone.map(({ status }) => status);
    // Faster votes than a viewer can click are rate limited.
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
    expect(statuses).toContain(429);
    expect(await counts(ana.session)).toEqual([likes + 1, 10 - likes, 'like']);
  }, 60_000);

  test('needs a session and an existing comment', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const id = await write(ana.session, 'Words');
    expect((await vote('', id, true)).status).toBe(401);
    expect((await vote(ana.session, 'none', true)).status).toBe(404);
    await call('removeComment', { session: ana.session, params: { comment_id: id } });
    expect((await vote(ana.session, id, true)).status).toBe(404);
  });
});

describe('one’s own comment', () => {
  test('is edited, with a mark, under the rules for new ones', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const id = await write(ana.session, 'Frist');
    const edit = (comment: string) =>
      call('editComment', { session: ana.session, params: { comment_id: id }, body: { comment } });
    expect((await edit('First')).body.data).toMatchObject({ comment: 'First', is_edited: true });
    expect((await read()).items).toMatchObject([{ _id: id, comment: 'First', is_edited: true }]);
    for (const words of ['', ' \n', 'x'.repeat(5001)]) expect((await edit(words)).status).toBe(422);
  });

  test('is removed with its text and its writer’s name, and its replies remain', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const bo = await makeViewer(platform, account, 'Bo');
    const first = await write(ana.session, 'Secret');
    const reply = await write(bo.session, 'I heard that', first);
    const withoutReply = await write(ana.session, 'Nobody answers');
    const remove = (id: string, session: string) =>
      call('removeComment', { session, params: { comment_id: id } });
    for (const id of [first, withoutReply]) expect((await remove(id, ana.session)).status).toBe(200);
    expect((await remove(first, ana.session)).status).toBe(404);
    for (const query of [{ page: '1' }, {}] as Record<string, string>[]) {
      const { items } = await read(query);
      expect(items).toMatchObject([
        { _id: first, comment: '', is_removed: true, user: { name: '' }, replies: [{ _id: reply }] },
      ]);
      expect(items[0]?.user).not.toHaveProperty('_id');
    }
    const [row] = await platform.db.select().from(comments).where(eq(comments.id, first));
    expect(row?.comment).toBe('');
    await remove(reply, bo.session);
    expect(await read()).toEqual({ items: [], total: 0 });
  });

  test('cannot be changed by others, not even by staff', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const bo = await makeStaff('Bo');
    const id = await write(ana.session, 'Mine');
    const edited = { session: bo.session, params: { comment_id: id }, body: { comment: 'Yours' } };
    expect((await call('editComment', edited)).status).toBe(403);
    expect((await call('removeComment', edited)).status).toBe(403);
    expect((await call('editComment', { params: { comment_id: id }, body: { comment: 'x' } })).status).toBe(
      401,
    );
    expect((await call('removeComment', { params: { comment_id: id } })).status).toBe(401);
  });
});

test('another account’s comments are not found, with its session or with one’s own', async () => {
  const ana = await makeViewer(platform, account, 'Ana');
  const id = await write(ana.session, 'Between us');
  const eve = await makeViewer(platform, other, 'Eve');
  const body = { comment: 'x' };
  const foreign = (name: Parameters<TestPlatform['call']>[0], more: Options = {}) =>
    platform.call(name, { account: other, session: eve.session, params: { comment_id: id }, ...more });
  expect((await foreign('voteComment', { query: { isLike: 'true' } })).status).toBe(404);
  expect((await foreign('unvoteComment')).status).toBe(404);
  expect((await foreign('comment')).status).toBe(404);
  expect((await foreign('editComment', { body })).status).toBe(404);
  expect((await foreign('removeComment')).status).toBe(404);
  expect((await foreign('reportComment', { body: { reason: 'spam' } })).status).toBe(404);
  const reply = { params, body: { comment: 'x', parent_id: id } };
  expect((await foreign('addComment', reply)).status).toBe(422);
  const stolen = { session: ana.session, params: { comment_id: id }, body };
  expect((await platform.call('editComment', { account: other, ...stolen })).status).toBe(401);
  expect(
    (await platform.call('comments', { account: other, params, query: { page: '1' } })).body,
  ).toMatchObject({
    data: [],
    total: 0,
  });
});

describe('staff', () => {
  test('see reported comments with their reasons, most reported first; a viewer counts once', async () => {
    const [ana, bo, cy] = [
      await makeViewer(platform, account, 'Ana'),
      await makeViewer(platform, account, 'Bo'),
      await makeStaff('Cy'),
    ];
    const rude = await write(ana.session, 'Rude');
    const dismissed = await write(ana.session, 'Dull');
    const report = (session: string, comment_id: string, reason: string) =>
      call('reportComment', { session, params: { comment_id }, body: { reason } });
    expect((await report(bo.session, dismissed, 'spam')).body.data).toEqual({
      obj_id: dismissed,
      reason: 'spam',
    });
    await report(bo.session, rude, 'spam');
    await report(bo.session, rude, 'abuse');
    await report(cy.session, rude, 'abuse');
    expect(
      await platform.db.select().from(commentReports).where(eq(commentReports.commentId, rude)),
    ).toHaveLength(2);
    expect((await report(ana.session, rude, 'spam')).status).toBe(422);
    expect((await report(bo.session, rude, 'boring')).status).toBe(400);
    expect((await report(bo.session, 'none', 'spam')).status).toBe(404);
    expect((await report('', rude, 'spam')).status).toBe(401);

    const list = await call('reportedComments', { session: cy.session });
    expect(list.answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(list.body).toMatchObject({
      total: 2,
      data: [
        { comment: { _id: rude, can_hide: true }, subject: params, report_count: 2, reasons: { abuse: 2 } },
        { comment: { _id: dismissed }, report_count: 1, reasons: { spam: 1 } },
      ],
    });
    expect((await call('reportedComments', { session: bo.session })).status).toBe(403);
    expect((await call('reportedComments')).status).toBe(401);
  });

  test('hide a comment from all but its writer and themselves, and show it again', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const bo = await makeViewer(platform, account, 'Bo');
    const cy = await makeStaff('Cy');
    const rude = await write(ana.session, 'Rude');
    const reply = await write(ana.session, 'Ruder', rude);
    const fine = await write(bo.session, 'Fine');
    await call('reportComment', {
      session: bo.session,
      params: { comment_id: rude },
      body: { reason: 'abuse' },
    });
    const hide = (session: string, hidden: boolean, comment_id = rude) =>
      call('hideComment', { session, params: { comment_id }, query: { hidden: String(hidden) } });
    expect((await hide(bo.session, true)).status).toBe(403);
    expect((await hide(ana.session, true)).status).toBe(403);
    expect((await hide(cy.session, true, 'none')).status).toBe(404);
    expect((await hide(cy.session, true)).body.data).toMatchObject({ _id: rude, is_hidden: true });

    const seen = async (session?: string) => (await read({ page: '1' }, session)).items.map(({ _id }) => _id);
    expect(await seen()).toEqual([fine]);
    expect(await seen(bo.session)).toEqual([fine]);
    expect(await seen(ana.session)).toEqual([fine, rude]);
    expect(await seen(cy.session)).toEqual([fine, rude]);
    expect((await read({})).items.map(({ _id }) => _id)).toEqual([fine]);
    expect(
      (
        await call('voteComment', {
          session: bo.session,
          params: { comment_id: rude },
          query: { isLike: 'true' },
        })
      ).status,
    ).toBe(404);
    expect((await call('comments', { params, query: { thread: rude } })).status).toBe(404);

    const listed = async (hidden: string) =>
      (
        (await call('reportedComments', { session: cy.session, query: { hidden } })).body.data as unknown as {
          comment: Comment;
        }[]
      ).map(({ comment }) => comment._id);
    expect([await listed('false'), await listed('true')]).toEqual([[], [rude]]);
    await hide(cy.session, false);
    expect(await seen(bo.session)).toEqual([fine, rude]);
    // Staff dismisses the reports.
    expect([await listed('false'), await listed('true')]).toEqual([[], []]);
    await hide(cy.session, true, reply);
    expect((await read()).items.at(-1)?.replies).toEqual([]);
    const events = await platform.db.select().from(auditEvents).where(eq(auditEvents.accountId, account));
    expect(
      events
        .filter(({ action }) => action.startsWith('comment.'))
        .map(({ action, actor }) => [action, actor]),
    ).toEqual([
      ['comment.hide', `user:${cy.userId}`],
      ['comment.show', `user:${cy.userId}`],
      ['comment.hide', `user:${cy.userId}`],
    ]);
  });
});

describe('an account’s rules', () => {
  const put = (rules: unknown, id = account) => platform.admin('PUT', `/accounts/${id}/comments`, rules);
  const post = (session: string, comment: string, id = 'film') =>
    call('addComment', { session, params: { type: 'content', id }, body: { comment } });

  test('are read and written by the operator', async () => {
    const none = await platform.admin('GET', `/accounts/${account}/comments`);
    expect(await none.json()).toEqual({ success: true, data: { slow_mode_seconds: 0, blocked_words: [] } });
    const rules = { slow_mode_seconds: 30, blocked_words: ['spoiler'] };
    expect((await put(rules)).status).toBe(200);
    expect(await (await platform.admin('GET', `/accounts/${account}/comments`)).json()).toEqual({
      success: true,
      data: rules,
    });
    for (const wrong of [
      { slow_mode_seconds: -1 },
      { slow_mode_seconds: 3601 },
      { blocked_words: ['…'] },
      { slow: 1 },
    ]) {
      expect((await put(wrong)).status).toBe(422);
    }
    expect((await put(rules, 'nobody')).status).toBe(404);
    expect((await platform.admin('PUT', `/accounts/${account}/comments`, rules, 'wrong')).status).toBe(401);
  });

  test('limit a viewer by slow mode on every title, also after the room slept, but never staff', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const bo = await makeStaff('Bo');
    await put({ slow_mode_seconds: 60 });
    const both = await Promise.all([post(ana.session, 'one'), post(ana.session, 'two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    const held = await post(ana.session, 'three', 'show');
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(50);
    for (const words of ['a', 'b']) expect((await post(bo.session, words)).status).toBe(200);
    await platform.db
      .update(comments)
      .set({ timestamp: new Date(Date.now() - 61_000) })
      .where(eq(comments.userId, ana.userId));
    expect((await post(ana.session, 'four', 'show')).status).toBe(200);
  });

  test('reject blocked words in comments, replies and edits, of this account alone', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const eve = await makeViewer(platform, other, 'Eve');
    await put({ blocked_words: ['darn', 'the end'] });
    const id = await write(ana.session, 'A darning needle');
    for (const words of ['Darn!', 'd\u200Barn it', 'ＤＡＲＮ', 'dárn', 'That was The—End.']) {
      const answer = await post(ana.session, words);
      expect([answer.status, answer.body.message]).toEqual([422, 'Please choose other words.']);
    }
    const edit = { session: ana.session, params: { comment_id: id }, body: { comment: 'darn' } };
    expect((await call('editComment', edit)).status).toBe(422);
    const free = await platform.call('addComment', {
      account: other,
      session: eve.session,
      params,
      body: { comment: 'darn' },
    });
    expect(free.status).toBe(200);
  });
});

test('a comment is returned as it was written', async () => {
  const ana = await makeViewer(platform, account, 'Ana');
  await platform.db.update(users).set({ name: '\u202Eevil<b>' }).where(eq(users.id, ana.userId));
  const texts = ['<img src=x onerror=alert(1)>', '\u202Eright to left', 'zero\u200Bwidth', '😀'.repeat(2500)];
  for (const text of texts) await write(ana.session, text);
  const { items } = await read();
  expect(items.map(({ comment }) => comment)).toEqual(texts.toReversed());
  expect(items[0]?.user.name).toBe('\u202Eevil<b>');
  const long = await call('addComment', {
    session: ana.session,
    params,
    body: { comment: 'x'.repeat(10_000) },
  });
  expect(long.status).toBe(422);
});

test('invisible text is rejected, as a new comment and as an edit', async () => {
  const ana = await makeViewer(platform, account, 'Ana');
  const id = await write(ana.session, 'Seen');
  for (const comment of ['', ' \n', '\u200B\u2060', '\u202E\u3164']) {
    expect((await call('addComment', { session: ana.session, params, body: { comment } })).status).toBe(422);
    const edit = { session: ana.session, params: { comment_id: id }, body: { comment } };
    expect((await call('editComment', edit)).status).toBe(422);
  }
  expect((await read()).items.map(({ comment }) => comment)).toEqual(['Seen']);
});

describe('polling for new comments', () => {
  test('finds new comments at once, and no longer removed or hidden ones', async () => {
    const ana = await makeViewer(platform, account, 'Ana');
    const since = { timestamp: '2026-01-01T00:00:00Z' };
    const texts = async () => (await read(since)).items.map(({ comment }) => comment);
    expect(await texts()).toEqual([]);
    const one = await write(ana.session, 'one');
    expect(await texts()).toEqual(['one']);
    const two = await write(ana.session, 'two', one);
    expect(await texts()).toEqual(['one']);
    expect((await read(since)).items[0]?.replies.map(({ _id }) => _id)).toEqual([two]);
    await call('removeComment', { session: ana.session, params: { comment_id: one } });
    expect(await texts()).toEqual(['two']);
  });

  test('finds comments older than the room’s buffer', async () => {
    const { userId } = await makeViewer(platform, account, 'Ana');
    await insertComments(userId, 120, () => ({}));
    const { items } = await read({ timestamp: new Date(Date.UTC(2026, 0, 1, 0, 0, 4)).toISOString() });
    expect(items).toHaveLength(115);
    expect(items.at(-1)?._id).toBe('row-5');
  });
});
