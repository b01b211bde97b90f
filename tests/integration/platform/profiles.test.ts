import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#app/contract/calls.ts';
import { CHILD_SESSION_PREFIX, isChildSession } from '#app/contract/profile.ts';
import { isOpenToChildren } from '#workers/platform/profiles/open-to-children.ts';
import { storeFor } from '#workers/platform/storage/account-store.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { contentRatings, contents } from '#workers/platform/storage/schema/catalogue.ts';
import { watchlist } from '#workers/platform/storage/schema/community.ts';
import { profiles, sessions } from '#workers/platform/storage/schema/user.ts';
import { hashOfSecret } from '#workers/platform/user/secret.ts';
import { makeFamily, makeRatedBrand, PIN } from './family.ts';
import { ids } from './make-catalogue.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;
let counter = 0;

beforeAll(async () => {
  platform = await sharedPlatform();
  account = await makeRatedBrand(platform);
  for (const [contentId, contentRatingId] of [
    ['small', 'u'],
    ['middle', '12'],
    ['grown', '15'],
    ['unrated', null],
    ['odd-one', 'odd'],
  ] as const) {
    await makeContent(platform.db, account, {
      contentId,
      contentRatingId,
      streamLink: 'https://live.example/a',
    });
  }
});

const family = () => {
  counter += 1;
  return makeFamily(platform, account, `Family${counter}`);
};

const get = (name: CallName, session: string, options: object = {}) =>
  platform.call(name, { account, session, ...options });

const listed = async (session: string) => {
  const { body } = await get('contentFilter', session, { body: {} });
  return { ids: ids(body).sort(), total: body.total };
};

describe('profiles', () => {
  test('begin with the account’s own, which has its history and lists', async () => {
    const { userId, session } = await family();
    await get('toggleWatchlist', session, { query: { content_id: 'grown' } });
    const { body, answer } = await get('profiles', session);
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toMatchObject({
      profiles: [{ _id: userId, is_own: true, is_child: false }],
      current: userId,
      has_pin: true,
      age_limits: [
        { age: 0, name: 'u' },
        { age: 8, name: 'pg' },
        { age: 12, name: '12' },
        { age: 15, name: '15' },
      ],
    });
    const rows = await platform.db.select().from(watchlist).where(eq(watchlist.userId, userId));
    expect(rows).toHaveLength(1);
  });

  test('are five at most, also when six are made at once', async () => {
    const { add, session } = await family();
    const made = await Promise.all(Array.from({ length: 6 }, (_, at) => add({ name: `Kim ${at}` })));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409]);
    expect((await get('profiles', session)).body.data.profiles).toHaveLength(5);
  });

  test('have history, lists and things to go on with of their own', async () => {
    const { add, use, session, userId } = await family();
    const { id } = await add();
    const { session: other } = await use(id);
    const event = {
      ...{ event_type: 'PLAYER', event_name: 'PLAYER_PING', content_id: 'grown', tracking_id: `play-${id}` },
      ...{ player_timestamp: 60, total_duration: 600, source: 'WEB', sequence: 1 },
    };
    expect((await get('playerEvent', other, { body: event })).status).toBe(200);
    await get('toggleWatchlist', other, { query: { content_id: 'small' } });
    await get('toggleFavourite', other, { query: { id: 'middle' } });
    for (const [call, expected] of [
      ['watchlist', ['small']],
      ['favourites', ['middle']],
    ] as const)
      expect(ids((await get(call, other)).body)).toEqual(expected);
    expect((await get('continueWatching', other)).body.total).toBe(1);
    expect((await get('resumeTimestamp', other, { query: { content_id: 'grown' } })).body.data).toEqual({
      resume_timestamp: 60,
    });
    const { session: back } = await use(userId, {}, other);
    for (const call of ['watchlist', 'favourites'] as const)
      expect(ids((await get(call, back)).body)).toEqual([]);
    expect((await get('continueWatching', back)).body.total).toBe(0);
    expect(session).not.toBe(back);
  });

  test('are deleted with all that was theirs, and their sessions end', async () => {
    const { add, use, login, session, userId } = await family();
    const { id } = await add();
    const { session: theirs } = await use(id, {}, await login());
    await get('toggleWatchlist', theirs, { query: { content_id: 'small' } });
    const removed = await get('removeProfile', session, { params: { profile_id: id }, body: {} });
    expect(removed.status).toBe(200);
    expect((await get('watchlist', theirs)).status).toBe(401);
    expect(await platform.db.select().from(watchlist).where(eq(watchlist.userId, id))).toEqual([]);
    for (const own of [userId, id])
      expect((await get('removeProfile', session, { params: { profile_id: own }, body: {} })).status).toBe(
        own === userId ? 409 : 404,
      );
  });

  test('are in what their owner downloads, and erased with the account', async () => {
    const { add, use, login, session, userId } = await family();
    const { id } = await add({ name: 'Lina' });
    const { session: theirs } = await use(id, {}, await login());
    await get('toggleWatchlist', theirs, { query: { content_id: 'middle' } });
    const { body } = await get('ownData', session);
    const document = body as unknown as Record<string, Record<string, unknown>[]>;
    expect(document.watchlist).toMatchObject([{ content_id: 'middle' }]);
    expect(document.profiles).toMatchObject([{ name: 'Lina', is_child: false }]);
    const store = storeFor(openDatabase(platform.bindings.db), account);
    const now = new Date();
    await store.deletion.ask(userId, now);
    expect(await store.deletion.erase(userId, now)).toBe(true);
    expect(await platform.db.select().from(watchlist).where(eq(watchlist.userId, id))).toEqual([]);
    expect(await platform.db.select().from(profiles).where(eq(profiles.userId, userId))).toEqual([]);
  });

  test('belong to one user: nobody else finds, uses or changes them', async () => {
    const { add } = await family();
    const { id } = await add();
    const stranger = await family();
    for (const [name, body] of [
      ['editProfile', { name: 'Mine', picture: 'cat' }],
      ['removeProfile', {}],
      ['switchProfile', {}],
    ] as const)
      expect((await get(name, stranger.session, { params: { profile_id: id }, body })).status, name).toBe(
        404,
      );
  });

  test('keep their profile when the session gets a new id', async () => {
    const { add, use } = await family();
    const { id } = await add({ is_child: true, max_age: 8 });
    const { session } = await use(id);
    await platform.db
      .update(sessions)
      .set({ createdDate: new Date(Date.now() - 2 * 24 * 3600_000) })
      .where(eq(sessions.profileId, id));
    const { body } = await get('validateSession', session);
    const { user_session, profile } = body.data as {
      user_session: { session_id: string };
      profile: { _id: string };
    };
    expect(user_session.session_id).not.toBe(session);
    expect(isChildSession(user_session.session_id)).toBe(true);
    expect(profile._id).toBe(id);
    expect((await listed(user_session.session_id)).ids).toEqual(['small']);
  });
});

describe('a child’s profile', () => {
  test('has titles up to its age, and none of unknown age', async () => {
    const { makeChild } = await family();
    for (const [age, expected] of [
      [0, ['small']],
      [12, ['middle', 'small']],
      [15, ['grown', 'middle', 'small']],
    ] as const) {
      const { session } = await makeChild(age);
      expect(session.startsWith(CHILD_SESSION_PREFIX)).toBe(true);
      expect(await listed(session)).toEqual({ ids: expected, total: expected.length });
    }
  });

  test('gets 404 for what is above it, and no address of its stream', async () => {
    const { makeChild } = await family();
    const { session } = await makeChild(12);
    for (const content_id of ['grown', 'unrated', 'odd-one']) {
      expect((await get('contentDetail', session, { params: { content_id } })).status).toBe(404);
      expect((await get('watch', session, { params: { content_id } })).status).toBe(404);
    }
    expect((await get('watch', session, { params: { content_id: 'middle' } })).status).toBe(200);
  });

  test('follows a rating, a title’s rating and its own limit as soon as they change', async () => {
    const brand = await makeRatedBrand(platform);
    await makeContent(platform.db, brand, { contentId: 'series', videoType: 'MPVP', contentRatingId: 'u' });
    await makeContent(platform.db, brand, { contentId: 'part', videoType: 'MPVC', parentId: 'series' });
    const { session, id, parent } = await makeFamily(platform, brand, 'Ben').then(async (made) => {
      const child = await made.makeChild(8);
      return { session: child.session, id: child.id, parent: made.session };
    });
    const seen = async () => {
      const body = { filters: { content_ids: ['series', 'part'] } };
      return ids((await platform.call('contentList', { account: brand, session, body })).body);
    };
    expect(await seen()).toEqual(['series', 'part']);
    await platform.db.update(contents).set({ contentRatingId: '15' }).where(eq(contents.contentId, 'part'));
    expect(await seen()).toEqual(['series']);
    await platform.db.update(contents).set({ contentRatingId: null }).where(eq(contents.contentId, 'part'));
    expect(await seen()).toEqual(['series', 'part']);
    const ageOfU = (minAge: number) =>
      platform.db.update(contentRatings).set({ minAge }).where(eq(contentRatings.accountId, brand));
    await ageOfU(9);
    expect(await seen()).toEqual([]);
    const change = { name: 'Kid', picture: 'cat', max_age: 10, pin: PIN };
    const options = { account: brand, session: parent, params: { profile_id: id }, body: change };
    expect((await platform.call('editProfile', options)).status).toBe(200);
    expect(await seen()).toEqual(['series', 'part']);
  });

  test('joins the room of no title above its age', async () => {
    const brand = await makeRatedBrand(platform);
    for (const [contentId, contentRatingId] of [
      ['calm', 'u'],
      ['loud', '15'],
    ] as const)
      await makeContent(platform.db, brand, { contentId, contentRatingId, liveCommentsApplicable: true });
    const { session } = await (await makeFamily(platform, brand, 'Cy')).makeChild(8);
    const join = async (id: string) => {
      const headers = { account_id: brand, ott_sessionid: session };
      const url = `http://platform.localhost/api/v1/comments/content/${id}/live`;
      return (await platform.fetch(url, { headers })).status;
    };
    // Without an upgrade there is no room, but the title is known.
    expect([await join('calm'), await join('loud')]).toEqual([426, 404]);
  });

  test('reaches nothing that belongs to the account', async () => {
    const { makeChild } = await family();
    const { session } = await makeChild(15);
    const closed = (Object.keys(calls) as CallName[]).filter((name) => !isOpenToChildren(name));
    expect(closed).toEqual(
      expect.arrayContaining([
        ...['changePassword', 'updateInfo', 'deleteAccount', 'ownData', 'ownSessions', 'logout'],
        ...[
          'createTransaction',
          'transactions',
          'renewals',
          'addProfile',
          'setPin',
          'enterPin',
          'editCommands',
        ],
      ]),
    );
    for (const name of closed) {
      const names = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, 'small']);
      const { status, body } = await get(name, session, { params: Object.fromEntries(names) });
      expect(status, name).toBe(403);
      expect(body.message).toBe('This is not for children’s profiles.');
    }
  });

  test('learns nothing of its account but who is watching', async () => {
    const { makeChild } = await family();
    const { session } = await makeChild(8);
    const { body } = await get('sessionInfo', session);
    expect(body.data.user).toMatchObject({ name: 'Kid', email_id: '' });
    expect(body.data.user).not.toHaveProperty('phone');
  });

  test('is left with the PIN or the password alone, and its old session never leads back', async () => {
    const { makeChild, use, userId } = await family();
    const child = await makeChild(8);
    const { adult } = child;
    expect((await use(userId, {}, child.session)).status).toBe(403);
    expect((await use(userId, { pin: '0000' }, child.session)).status).toBe(422);
    expect((await use(userId, { password: 'wrong' }, child.session)).status).toBe(422);
    // The session that it was entered from is the child's as well.
    expect((await listed(adult)).ids).toEqual(['small']);
    expect((await get('ownData', adult)).status).toBe(403);
    const left = await use(userId, { pin: PIN }, child.session);
    expect(left.status).toBe(200);
    expect((await listed(left.session)).ids).toHaveLength(5);
    const again = await use(child.id, {}, left.session);
    const byPassword = await use(userId, { password: 'a pass phrase' }, again.session);
    expect(byPassword.status).toBe(200);
  });

  test('is entered by each of two clicks, with a session that is marked as a child’s', async () => {
    const { add, use, login } = await family();
    const adult = await login();
    const { id } = await add({ is_child: true, max_age: 8 }, adult);
    await use(id, {}, adult);
    const { status, session } = await use(id, {}, adult);
    expect([status, isChildSession(session)]).toEqual([200, true]);
    expect((await listed(session)).ids).toEqual(['small']);
    // It is no id that was left, which would be over in minutes.
    const [row] = await platform.db
      .select()
      .from(sessions)
      .where(eq(sessions.idHash, hashOfSecret(session)));
    expect(row?.replacedTime).toBeNull();
  });

  test('has five tries at the PIN', async () => {
    const { makeChild, use, userId } = await family();
    const { session } = await makeChild(8);
    for (let at = 0; at < 5; at += 1) expect((await use(userId, { pin: '0000' }, session)).status).toBe(422);
    expect((await use(userId, { pin: PIN }, session)).status).toBe(429);
  });

  test('needs a PIN to be there, and a limit', async () => {
    counter += 1;
    const { session } = await makeViewer(platform, account, `Single${counter}`);
    const body = { name: 'Kid', picture: 'cat', is_child: true, max_age: 8 };
    const rejected = await get('addProfile', session, { body });
    expect(rejected.status).toBe(422);
    expect(rejected.body).toMatchObject({ code: 'pin_missing' });
    expect((await get('setPin', session, { body: { pin: PIN } })).status).toBe(200);
    expect((await get('addProfile', session, { body: { ...body, max_age: null } })).status).toBe(422);
    expect((await get('addProfile', session, { body })).status).toBe(200);
    // From now on the PIN changes with the password.
    expect((await get('setPin', session, { body: { pin: '1234' } })).status).toBe(422);
    const changed = { pin: '1234', password: 'a pass phrase' };
    expect((await get('setPin', session, { body: changed })).status).toBe(200);
  });
});

describe('the PIN', () => {
  test('is needed to add a profile where the one in use wants it for titles', async () => {
    const { add, userId, session } = await family();
    const body = { name: 'Ana', picture: 'fish', pin_age: 12 };
    await get('editProfile', session, { params: { profile_id: userId }, body });
    expect((await add()).answer).toMatchObject({ code: 'pin_needed' });
    expect((await add({ pin: '0000' })).status).toBe(422);
    expect((await add({ pin: PIN })).status).toBe(200);
  });

  test('opens a locked profile, and keeps what it protects from being changed', async () => {
    const { add, use, session } = await family();
    const { id } = await add({ is_locked: true });
    expect((await use(id)).status).toBe(403);
    const open = { name: 'Kim', picture: 'cat', is_locked: false };
    const change = (body: object) =>
      get('editProfile', session, { params: { profile_id: id }, body: { ...open, ...body } });
    expect((await change({})).status).toBe(403);
    expect((await get('removeProfile', session, { params: { profile_id: id }, body: {} })).status).toBe(403);
    expect((await change({ pin: PIN, is_locked: true })).status).toBe(200);
    expect((await use(id, { pin: PIN })).status).toBe(200);
  });

  test('plays what is above the age that a profile wants it for, for some hours', async () => {
    const { userId, session } = await family();
    const body = { name: 'Ana', picture: 'fish', pin_age: 12 };
    const edited = await get('editProfile', session, { params: { profile_id: userId }, body });
    expect(edited.status).toBe(200);
    const watch = (content_id: string) => get('watch', session, { params: { content_id } });
    const streamOf = async (content_id: string) =>
      (await get('contentDetail', session, { params: { content_id } })).body.data.stream;
    const stream = { link: 'https://live.example/a' };
    expect((await watch('middle')).status).toBe(200);
    for (const id of ['grown', 'unrated']) {
      const { status, body: rejected } = await watch(id);
      expect([status, (rejected as { code?: string }).code]).toEqual([403, 'pin_needed']);
    }
    // Nor is there an address that would play without the call, in lists neither.
    const listedAddresses = async () => {
      const { body: list } = await get('contentFilter', session, { body: {} });
      return JSON.stringify(list).match(/live\.example/g)?.length ?? 0;
    };
    expect([await streamOf('middle'), await streamOf('grown')]).toEqual([stream, undefined]);
    expect(await listedAddresses()).toBe(0);
    expect((await get('enterPin', session, { body: { pin: '0000' } })).status).toBe(422);
    expect((await get('enterPin', session, { body: { pin: PIN } })).status).toBe(200);
    for (const id of ['grown', 'unrated']) expect((await watch(id)).status).toBe(200);
    expect(await streamOf('grown')).toEqual(stream);
    expect(await listedAddresses()).toBeGreaterThan(0);
    await platform.db
      .update(sessions)
      .set({ pinUntilTime: new Date(0) })
      .where(eq(sessions.userId, userId));
    expect((await watch('grown')).status).toBe(403);
  });
});
