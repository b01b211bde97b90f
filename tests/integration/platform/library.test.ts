import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';
import { favourites, watchlist } from '#workers/platform/storage/schema/community.ts';
import { ids } from './make-catalogue.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const LISTS = [
  { list: 'watchlist', toggle: 'toggleWatchlist', key: 'content_id' },
  { list: 'favourites', toggle: 'toggleFavourite', key: 'id' },
] as const;

describe.each(LISTS)('$list', ({ list, toggle, key }) => {
  async function makeList() {
    const { accountId: account } = await platform.makeAccount();
    for (const contentId of ['a', 'b', 'c']) await makeContent(platform.db, account, { contentId });
    await makeContent(platform.db, account, { contentId: 'hidden', isPublished: false });
    const { session } = await makeViewer(platform, account, 'Ana');
    const put = (id: string, as = session) =>
      platform.call(toggle, { account, session: as, query: { [key]: id } });
    const get = (as = session) => platform.call(list, { account, session: as });
    return { account, session, put, get };
  }

  test('adds an absent title, removes a present one, and lists the newest first', async () => {
    const { put, get } = await makeList();
    expect((await get()).body).toEqual({ success: true, data: [] });
    for (const id of ['b', 'a', 'c']) expect((await put(id)).body.data).toEqual({ added: true });
    const { body, answer } = await get();
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(ids(body)).toEqual(['c', 'a', 'b']);
    expect((await put('a')).body.data).toEqual({ added: false });
    expect(ids((await get()).body)).toEqual(['c', 'b']);
  });

  test('of six concurrent clicks adds three times and removes three times', async () => {
    const { put, get } = await makeList();
    const responses = await Promise.all(Array.from({ length: 6 }, () => put('a')));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(responses.filter(({ body }) => body.data.added)).toHaveLength(3);
    expect(ids((await get()).body)).toEqual([]);
  });

  test('is empty after an even number of concurrent clicks, and has one row after an odd one', async () => {
    const { account, put, get } = await makeList();
    const table = list === 'watchlist' ? watchlist : favourites;
    const rows = () => platform.db.select().from(table).where(eq(table.accountId, account));
    const responses = await Promise.all(Array.from({ length: 100 }, () => put('a')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(responses.filter(({ body }) => body.data.added)).toHaveLength(50);
    expect(await rows()).toEqual([]);
    await Promise.all(Array.from({ length: 101 }, () => put('a')));
    expect(await rows()).toHaveLength(1);
    expect(ids((await get()).body)).toEqual(['a']);
  });

  test('is for viewers who are logged in', async () => {
    const { account } = await makeList();
    expect((await platform.call(list, { account })).status).toBe(401);
    expect((await platform.call(list, { account, session: 'made-up' })).status).toBe(401);
    expect((await platform.call(toggle, { account, query: { [key]: 'a' } })).status).toBe(401);
  });

  test.each(['hidden', 'nothing'])('rejects a %s title', async (id) => {
    const { put, get } = await makeList();
    expect((await put(id)).status).toBe(404);
    expect((await get()).body.data).toEqual([]);
  });

  test('responds with 400 without a title', async () => {
    const { account, session } = await makeList();
    expect((await platform.call(toggle, { account, session })).status).toBe(400);
  });

  test('hides a title while it is not published', async () => {
    const { account, put, get } = await makeList();
    await put('a');
    await put('b');
    const publish = (isPublished: boolean) =>
      platform.db.update(contents).set({ isPublished }).where(eq(contents.accountId, account));
    await publish(false);
    expect((await get()).body.data).toEqual([]);
    await publish(true);
    expect(ids((await get()).body)).toEqual(['b', 'a']);
  });

  test('belongs to one viewer of one account', async () => {
    const mine = await makeList();
    const theirs = await makeList();
    const neighbour = await makeViewer(platform, mine.account, 'Bo');
    await mine.put('a');
    expect((await mine.get(neighbour.session)).body.data).toEqual([]);
    expect((await theirs.get()).body.data).toEqual([]);
    expect((await mine.put('a', neighbour.session)).body.data).toEqual({ added: true });
    // A session of one account is invalid on another.
    expect((await theirs.get(mine.session)).status).toBe(401);
    expect((await theirs.put('a', mine.session)).status).toBe(401);
    expect(ids((await mine.get()).body)).toEqual(['a']);
  });
});
