import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { playerPlays, resumePositions } from '#workers/platform/storage/schema/analytics.ts';
import {
  categories,
  contentCategories,
  contentGenres,
  genres,
} from '#workers/platform/storage/schema/catalogue.ts';
import { watchlist } from '#workers/platform/storage/schema/community.ts';
import { artists, contentArtists } from '#workers/platform/storage/schema/people.ts';
import { likeFor } from '#workers/platform/storage/title-sources.ts';
import { ids } from './make-catalogue.ts';
import { makeChannel } from './make-channel.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let platform: TestPlatform;
let account: string;
let counter = 0;

beforeAll(async () => {
  platform = await sharedPlatform();
});

beforeEach(async () => {
  ({ accountId: account } = await platform.makeAccount());
});

const make = (contentId: string, over: object = {}) =>
  makeContent(platform.db, account, { contentId, ...over });

/** So many plays of the title, all begun so many days ago. */
async function play(contentId: string, count: number, ago = 0, accountId = account) {
  const time = daysAgo(ago);
  for (let number = 0; number < count; number++) {
    counter += 1;
    await platform.db.insert(playerPlays).values({
      ...{ accountId, trackingId: `play-${counter}`, contentId, day: time.toISOString().slice(0, 10) },
      ...{ startedTime: time, lastTime: time, lastSequence: 1, lastPosition: 1, playedSeconds: 1 },
      ...{ isFinished: false, startMs: null, rebufferCount: 0, rebufferSeconds: 0 },
    });
  }
}

describe('the most played titles', () => {
  const top = async (page_size = '10') => {
    const { body, answer } = await platform.call('topTitles', { account, query: { page_size } });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    return ids(body);
  };

  test('are those of the last seven days, today among them, the most played first', async () => {
    for (const id of ['a', 'b', 'c', 'never']) await make(id);
    await play('a', 1, 6);
    await play('a', 2);
    await play('b', 4, 3);
    await play('c', 1, 1);
    await play('c', 9, 7);
    expect(await top()).toEqual(['b', 'a', 'c']);
    expect(await top('2')).toEqual(['b', 'a']);
  });

  test('count the episodes of a series for the series', async () => {
    await make('film');
    await make('series', { videoType: 'MPVP' });
    for (const serialNo of [1, 2])
      await make(`part-${serialNo}`, { videoType: 'MPVC', parentId: 'series', serialNo });
    await play('film', 3);
    await play('part-1', 2);
    await play('part-2', 2, 2);
    expect(await top()).toEqual(['series', 'film']);
  });

  test('are titles that viewers find and can play, of their own account', async () => {
    await make('film');
    await make('hidden', { isPublished: false });
    await make('over', { videoType: 'LIVE', liveExpiryTime: daysAgo(1) });
    const { accountId: other } = await platform.makeAccount();
    await makeContent(platform.db, other, { contentId: 'foreign' });
    for (const id of ['film', 'hidden', 'over']) await play(id, 2);
    await play('foreign', 5, 0, other);
    expect(await top()).toEqual(['film']);
  });

  test('are none where no title was played', async () => {
    await make('film');
    expect(await top()).toEqual([]);
  });

  test('find a title whose plays are spread over days on which others were played more', async () => {
    for (const id of ['steady', 'x', 'y']) await make(id);
    for (const ago of [0, 1, 2, 3, 4]) await play('steady', 2, ago);
    await play('x', 5, 0);
    await play('y', 5, 1);
    expect(await top()).toEqual(
      ['steady', 'x', 'y'].toSorted((a, b) => (a === 'steady' ? -1 : a < b ? -1 : 1)),
    );
  });
});

describe('a viewer’s rows', () => {
  let viewer: { userId: string; session: string };

  beforeEach(async () => {
    counter += 1;
    viewer = await makeViewer(platform, account, `Rows${counter}`);
  });

  interface Rows {
    my_list: { content_id: string }[];
    because_watched?: { watched: { content_id: string; title: string }; data: { content_id: string }[] };
    new_episodes: { content_id: string; parent?: { content_id: string; title: string } }[];
  }

  async function rowsOf(session = viewer.session) {
    const query = { page_size: '15' };
    const { body, answer } = await platform.call('viewerRows', { account, session, query });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    return body.data as unknown as Rows;
  }

  const list = (contentId: string, ago = 0) =>
    platform.db
      .insert(watchlist)
      .values({ accountId: account, userId: viewer.userId, contentId, createdDate: daysAgo(ago) });
  const watched = (contentId: string, ago: number, over: object = {}) =>
    platform.db.insert(resumePositions).values({
      ...{ accountId: account, userId: viewer.userId, contentId, modifiedDate: daysAgo(ago) },
      ...{ positionSeconds: 1000, durationSeconds: 1000, isFinished: true, removedTime: null },
      ...over,
    });

  test('are for members', async () => {
    expect((await platform.call('viewerRows', { account })).status).toBe(401);
  });

  test('are empty for a member who has done nothing', async () => {
    await make('film');
    expect(await rowsOf()).toEqual({ my_list: [], new_episodes: [] });
  });

  test('have the watchlist, the latest first, without what is not published', async () => {
    for (const id of ['a', 'b']) await make(id);
    await make('hidden', { isPublished: false });
    await make('episode', { videoType: 'MPVC' });
    await list('a', 3);
    await list('b', 1);
    await list('hidden', 2);
    await list('episode', 0);
    expect((await rowsOf()).my_list.map(({ content_id }) => content_id)).toEqual(['episode', 'b', 'a']);
    const neighbour = await makeViewer(platform, account, `Neighbour${counter}`);
    expect((await rowsOf(neighbour.session)).my_list).toEqual([]);
  });

  describe('of titles like the one watched last', () => {
    beforeEach(async () => {
      await make('seed', { title: { en: 'The Seed' }, categories: ['drama'] });
      await make('same-category', { categories: ['drama'] });
      await make('same-person');
      await make('same-genre');
      await make('other', { categories: ['comedy'] });
      await platform.db.insert(genres).values({ accountId: account, id: 'slow', name: { en: 'Slow' } });
      await platform.db.insert(artists).values({ accountId: account, id: 'ana', name: { en: 'Ana' } });
      for (const contentId of ['seed', 'same-genre'])
        await platform.db.insert(contentGenres).values({ accountId: account, contentId, genreId: 'slow' });
      for (const contentId of ['seed', 'same-person'])
        await platform.db
          .insert(contentArtists)
          .values({ accountId: account, contentId, artistId: 'ana', role: 'cast', position: 0 });
    });

    const because = async () => {
      const { because_watched: row } = await rowsOf();
      return row && { watched: row.watched, ids: row.data.map(({ content_id }) => content_id) };
    };

    test('have those with the same people first, then genres, then categories', async () => {
      await watched('seed', 1);
      expect(await because()).toEqual({
        watched: { content_id: 'seed', title: 'The Seed' },
        ids: ['same-person', 'same-genre', 'same-category'],
      });
    });

    test('leave out what the viewer has begun or finished', async () => {
      await watched('same-person', 3);
      await watched('same-category', 2, { isFinished: false, positionSeconds: 100 });
      await watched('seed', 1);
      expect((await because())?.ids).toEqual(['same-genre']);
    });

    test('are found in a large category at no more cost, old ones with more in common among them', async () => {
      const addToCategory = async (from: number, to: number) => {
        const numbers = sql`json_each(${JSON.stringify(Array.from({ length: to - from }, (_, n) => from + n))}) n`;
        const time = Date.now();
        await platform.db.run(sql`INSERT INTO contents (account_id, content_id, video_type, title, created_date, modified_date)
          SELECT ${account}, 'many-' || n.value, 'SPV', '{"en":"Many"}', ${time} + n.value, ${time} FROM ${numbers}`);
        await platform.db.run(sql`INSERT INTO content_categories (account_id, content_id, category_id, position)
          SELECT ${account}, 'many-' || n.value, 'drama', 0 FROM ${numbers}`);
      };
      const countReadRows = async () => {
        const like = likeFor(account, { contentId: 'seed', userId: viewer.userId });
        const { meta } = await platform.db.run(
          sql`SELECT listing, kinship FROM ${like} ORDER BY kinship DESC`,
        );
        return meta.rows_read;
      };
      await watched('seed', 1);
      await addToCategory(0, 300);
      const some = await countReadRows();
      await addToCategory(300, 900);
      expect(await countReadRows()).toBeLessThan(some + 50);
      expect((await because())?.ids.slice(0, 4)).toEqual([
        'same-person',
        'same-genre',
        'many-899',
        'many-898',
      ]);
    });

    test('go by what was finished or mostly seen, not by what was only begun', async () => {
      await watched('seed', 2, { isFinished: false, positionSeconds: 750 });
      await watched('other', 1, { isFinished: false, positionSeconds: 600 });
      expect((await because())?.watched.content_id).toBe('seed');
      await watched('same-category', 0, { isFinished: false, positionSeconds: 10 });
      expect((await because())?.watched.content_id).toBe('seed');
    });

    test('go by the series of an episode', async () => {
      await make('series', { videoType: 'MPVP', title: { en: 'The Series' } });
      await platform.db
        .insert(categories)
        .values({ accountId: account, id: 'nordic', name: { en: 'Nordic' } });
      for (const contentId of ['series', 'other'])
        await platform.db
          .insert(contentCategories)
          .values({ accountId: account, contentId, categoryId: 'nordic' });
      await make('part-1', { videoType: 'MPVC', parentId: 'series', serialNo: 1 });
      await watched('part-1', 1);
      expect(await because()).toEqual({
        watched: { content_id: 'series', title: 'The Series' },
        ids: ['other'],
      });
    });
  });

  describe('of new episodes', () => {
    const episode = (number: number, ago: number, over: object = {}) =>
      make(`part-${number}`, {
        ...{ videoType: 'MPVC', parentId: 'series', serialNo: number, createdDate: daysAgo(ago) },
        ...over,
      });
    const fresh = async () =>
      (await rowsOf()).new_episodes.map(({ content_id, parent }) => [content_id, parent?.title]);

    beforeEach(async () => {
      await make('series', { videoType: 'MPVP', title: { en: 'The Series' } });
      await episode(1, 30);
    });

    test('have the newest one that came out since the viewer last watched the series', async () => {
      await watched('part-1', 10);
      expect(await fresh()).toEqual([]);
      await episode(2, 5);
      await episode(3, 2);
      expect(await fresh()).toEqual([['part-3', 'The Series']]);
      await watched('part-3', 1);
      expect(await fresh()).toEqual([]);
    });

    test('have those of a series on the watchlist', async () => {
      await list('series', 10);
      await episode(2, 12);
      expect(await fresh()).toEqual([]);
      await episode(3, 5);
      expect(await fresh()).toEqual([['part-3', 'The Series']]);
    });

    test('leave out what is to come, what is not published, and what nobody has begun', async () => {
      await episode(2, 5);
      expect(await fresh()).toEqual([]);
      await watched('part-1', 4);
      await episode(3, 1, { isPublished: false });
      await episode(4, 1, { releaseTime: daysAgo(-2) });
      expect(await fresh()).toEqual([]);
    });

    test('leave out a series that was taken off “continue watching”', async () => {
      await watched('part-1', 10, { removedTime: daysAgo(9) });
      await episode(2, 5);
      expect(await fresh()).toEqual([]);
    });
  });
});

describe('what is on now', () => {
  const onNow = async (page_size = '15') => {
    const { body, answer } = await platform.call('onNow', { account, query: { page_size } });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    return body.data as unknown as {
      channel: { _id: string };
      content: { content_id: string; title: string };
      start_time: string;
      end_time: string;
    }[];
  };
  const startedAt = Math.floor(Date.now() / 1000) * 1000;
  const hours = (count: number) => new Date(startedAt + count * 3600_000);

  test('is the programme of each channel by the clock, in the owner’s order', async () => {
    for (const id of ['news', 'film', 'hidden']) await make(id, { isPublished: id !== 'hidden' });
    await makeChannel(platform.db, account, { id: 'two', position: 2, slots: [['film', 0, 24]] });
    await makeChannel(platform.db, account, {
      ...{ id: 'one', position: 1, slots: [['film', 0, 24] as const] },
      dated: [['news', hours(-1), hours(1)]],
    });
    await makeChannel(platform.db, account, { id: 'silent', position: 0 });
    await makeChannel(platform.db, account, { id: 'unseen', position: 3, slots: [['hidden', 0, 24]] });
    const entries = await onNow();
    expect(entries.map(({ channel, content }) => [channel._id, content.content_id])).toEqual([
      ['one', 'news'],
      ['two', 'film'],
    ]);
    expect(entries[0]).toMatchObject({
      content: { title: 'Title news' },
      start_time: hours(-1).toISOString(),
      end_time: hours(1).toISOString(),
    });
    expect(await onNow('1')).toHaveLength(1);
  });

  test('is nothing without channels', async () => {
    expect(await onNow()).toEqual([]);
  });
});

test('a row of another kind is in the classic home, for a call of its own to fill', async () => {
  await platform.db.run(sql`INSERT INTO swimlanes (account_id, id, name, kind, filters, position)
    VALUES (${account}, 'top', '{"en":"Top 10"}', 'top_10', '{}', 0), (${account}, 'all', '{"en":"All"}', NULL, '{}', 1)`);
  await make('film');
  const { body, answer } = await platform.call('templateV1', { account });
  expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
  const { swimlane_list: lanes } = body.data as unknown as {
    swimlane_list: { name: string; kind?: string; total: number }[];
  };
  expect(lanes.map(({ name, kind, total }) => [name, kind, total])).toEqual([
    ['Top 10', 'top_10', 0],
    ['All', undefined, 1],
  ]);
});
