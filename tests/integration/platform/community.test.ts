import { beforeAll, describe, expect, test } from 'vitest';
import { REVIEWABLE_TYPES } from '#app/contract/community.ts';
import { channels } from '#workers/platform/storage/schema/channel.ts';
import { comments, reviews } from '#workers/platform/storage/schema/community.ts';
import { artists, venues } from '#workers/platform/storage/schema/people.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { makeContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;
let other: string;

const minute = (number: number) => new Date(Date.UTC(2026, 5, 1, 12, number));

// Both accounts use the same ids, so only the account distinguishes their rows.
beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
  ({ accountId: other } = await platform.makeAccount());
  for (const accountId of [account, other]) {
    await makeContent(platform.db, accountId, { contentId: 'content' });
    await makeContent(platform.db, accountId, { contentId: 'playlist', videoType: 'PLAYLIST' });
    await makeContent(platform.db, accountId, { contentId: 'hidden', isPublished: false });
    await platform.db.insert(channels).values({ accountId, id: 'channel', name: { en: 'Channel' } });
    await platform.db.insert(artists).values({ accountId, id: 'artist', name: { en: 'Artist' } });
    await platform.db.insert(venues).values({ accountId, id: 'venue', name: { en: 'Venue' } });
    await platform.db.insert(users).values(
      ['ana', 'bo'].map((id) => ({
        accountId,
        id,
        name: `${id} of ${accountId}`,
        emailId: `${id}@example.com`,
        emailKey: `${id}@example.com`,
        passwordHash: 'x',
        createdDate: minute(0),
      })),
    );
    for (const type of REVIEWABLE_TYPES) await addWords(accountId, type);
  }
});

async function addWords(accountId: string, type: string) {
  const subject = { accountId, subjectType: type, subjectId: type };
  await platform.db.insert(reviews).values([
    { ...subject, id: `${type}-r1`, userId: 'ana', title: 'Fine', rating: 3.5, createdDate: minute(1) },
    { ...subject, id: `${type}-r2`, userId: 'bo', rating: 5, isEdited: true, createdDate: minute(2) },
  ]);
  const comment = (id: string, userId: string, number: number, parent: string | null = null) => ({
    ...subject,
    id: `${type}-${id}`,
    userId,
    parentId: parent && `${type}-${parent}`,
    comment: `Says ${id} of ${accountId}`,
    timestamp: minute(number),
    likeCount: number,
    dislikeCount: 1,
  });
  await platform.db
    .insert(comments)
    .values([
      comment('c1', 'ana', 1),
      comment('c2', 'bo', 2),
      comment('c1-a', 'bo', 3, 'c1'),
      comment('c1-b', 'ana', 5, 'c1'),
      comment('c1-a-a', 'ana', 4, 'c1-a'),
      comment('lost', 'ana', 6, 'no-such-comment'),
    ]);
}

describe.each(REVIEWABLE_TYPES)('of a %s', (type) => {
  const params = { type, id: type };

  test('reviews are listed newest first with their writers', async () => {
    const { body, answer } = await platform.call('reviews', { account, params });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toEqual([
      {
        _id: `${type}-r2`,
        rating: 5,
        created_date: minute(2).toISOString(),
        is_edited: true,
        user: { _id: 'bo', name: `bo of ${account}` },
      },
      {
        _id: `${type}-r1`,
        title: 'Fine',
        rating: 3.5,
        created_date: minute(1).toISOString(),
        is_edited: false,
        user: { _id: 'ana', name: `ana of ${account}` },
      },
    ]);
  });

  test('comments are listed newest first, their replies oldest first', async () => {
    const { body, answer } = await platform.call('comments', { account, params });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toMatchObject([
      { _id: `${type}-c2`, replies: [] },
      {
        _id: `${type}-c1`,
        comment: `Says c1 of ${account}`,
        timestamp: minute(1).toISOString(),
        like_count: 1,
        dislike_count: 1,
        user: { _id: 'ana', name: `ana of ${account}` },
        replies: [
          { _id: `${type}-c1-a`, parent_id: `${type}-c1`, replies: [{ _id: `${type}-c1-a-a` }] },
          { _id: `${type}-c1-b`, replies: [] },
        ],
      },
    ]);
  });
});

describe('comments after a time', () => {
  const since = async (timestamp: string) => {
    const params = { type: 'content', id: 'content' };
    const { status, body } = await platform.call('comments', { account, params, query: { timestamp } });
    return { status, ids: (body.data as unknown as { _id: string }[] | undefined)?.map(({ _id }) => _id) };
  };

  test('are only the newer ones; a reply to an older one is listed by itself', async () => {
    expect((await since(minute(3).toISOString())).ids).toEqual([
      'content-lost',
      'content-c1-b',
      'content-c1-a-a',
    ]);
    expect((await since(minute(6).toISOString())).ids).toEqual([]);
  });

  test('need a valid time', async () => {
    for (const word of ['yesterday', '', '2026-13-01']) expect((await since(word)).status).toBe(422);
  });
});

describe('very long comment threads', () => {
  test('deeply nested, are returned within the limit of nesting', async () => {
    const { accountId } = await platform.makeAccount();
    await makeContent(platform.db, accountId, { contentId: 'deep' });
    await addUser(accountId);
    const rows = Array.from({ length: 9 }, (_, i) => ({
      ...words(accountId, 'deep', i),
      parentId: i === 0 ? null : `deep-${i - 1}`,
    }));
    for (const row of rows) await platform.db.insert(comments).values(row);
    const { body, answer } = await platform.call('comments', {
      account: accountId,
      params: { type: 'content', id: 'deep' },
    });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    const all = [...JSON.stringify(answer).matchAll(/"_id":"(deep-\d)"/g)].map(([, id]) => id);
    expect(all).toEqual(rows.map(({ id }) => id));
    expect(JSON.stringify(body).match(/"replies":\[\{/g)).toHaveLength(4);
  });

  test('with many replies, return the newest within the limit of the response', async () => {
    const { accountId } = await platform.makeAccount();
    await makeContent(platform.db, accountId, { contentId: 'wide' });
    await addUser(accountId);
    for (let i = 0; i < 70; i += 1) {
      await platform.db
        .insert(comments)
        .values({ ...words(accountId, 'wide', i), comment: 'ñ'.repeat(5000) });
    }
    const { body } = await platform.call('comments', {
      account: accountId,
      params: { type: 'content', id: 'wide' },
    });
    expect(JSON.stringify(body).length).toBeLessThan(300_000);
    expect((body.data as unknown as { _id: string }[])[0]?._id).toBe('wide-69');
  });

  const words = (accountId: string, id: string, i: number) => ({
    accountId,
    id: `${id}-${i}`,
    subjectType: 'content',
    subjectId: id,
    userId: 'ana',
    comment: 'Words',
    timestamp: minute(i),
  });

  const addUser = (accountId: string) =>
    platform.db.insert(users).values({
      accountId,
      id: 'ana',
      name: 'Ana',
      emailId: 'ana@example.com',
      emailKey: 'ana@example.com',
      passwordHash: 'x',
      createdDate: minute(0),
    });
});

test.each([
  ['content', 'nothing'],
  ['content', 'hidden'],
  ['content', 'artist'],
  ['playlist', 'content'],
  ['channel', 'nothing'],
  ['artist', 'venue'],
  ['venue', 'artist'],
])('there is no %s %s to comment on', async (type, id) => {
  for (const call of ['reviews', 'comments'] as const) {
    expect((await platform.call(call, { account, params: { type, id } })).status).toBe(404);
  }
});

test('an unknown subject type is rejected', async () => {
  expect((await platform.call('reviews', { account, params: { type: 'user', id: 'ana' } })).status).toBe(400);
});
