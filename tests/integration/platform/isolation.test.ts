import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentFilters } from '#app/contract/filters.ts';
import { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { storeFor } from '#workers/platform/storage/account-store.ts';
import { contentOrder, defaultOrder } from '#workers/platform/storage/content-order.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { categories, contents } from '#workers/platform/storage/schema/catalogue.ts';
import { sessions } from '#workers/platform/storage/schema/user.ts';
import { exactMatch, looseMatch } from '#workers/platform/storage/search-match.ts';
import { searchWords } from '#workers/platform/storage/search-words.ts';
import { spellingsOf } from '#workers/platform/storage/spelling.ts';
import { byKinship } from '#workers/platform/storage/title-sources.ts';
import { makeContent, makeFullContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let mine: string;
let theirs: string;

// Both accounts use the same ids for everything, so only the account distinguishes their rows.
beforeAll(async () => {
  platform = await sharedPlatform();
  [{ accountId: mine }, { accountId: theirs }] = await Promise.all([
    platform.makeAccount(),
    platform.makeAccount(),
  ]);
  for (const accountId of [mine, theirs]) {
    await makeFullContent(platform.db, accountId);
    for (const number of [1, 2, 3]) {
      await makeContent(platform.db, accountId, { contentId: `c-${number}`, categories: ['drama'] });
    }
  }
  await makeContent(platform.db, theirs, { contentId: 'theirs-only', categories: ['drama', 'theirs'] });
});

const store = (accountId: string) => storeFor(openDatabase(platform.bindings.db), accountId);

const someIds = fc.subarray(['c-1', 'c-3', 'full-film', 'theirs-only']);
const filters: fc.Arbitrary<ContentFilters> = fc.record(
  {
    category: fc.subarray(['drama', 'theirs', "x' OR 1=1 --"]),
    sub_category: fc.subarray(['slow']),
    artists: fc.subarray(['ana', 'bo']),
    venues: fc.subarray(['rex']),
    content_ids: someIds,
    custom_defined: fc.constant([{ name: 'mood', value: 'Calm' }]),
    system_defined: fc.constant([{ name: 'category', value: 'drama' }]),
  },
  { requiredKeys: [] },
);
const orders = fc.constantFrom(undefined, 'created_date', 'title', 'title.es', 'average_rating', 'duration');

describe('two accounts with the same ids', () => {
  test('never see each other’s titles, whatever the filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        orders,
        fc.boolean(),
        fc.constantFrom(1, 20),
        async (filter, orderBy, reverse, limit) => {
          const context = { language: 'es', defaultLanguage: 'en', contentIds: filter.content_ids };
          const order = contentOrder({ orderBy, reverse }, context) ?? defaultOrder(reverse, context);
          const page = { filters: filter, order, limit, offset: 0 };
          const { content, batch } = store(mine);
          const [rows, cards, [count]] = await batch([
            content.list(page),
            content.cards(page),
            content.count(page),
          ]);
          expect(new Set(rows.map(({ accountId }) => accountId)).size).toBeLessThanOrEqual(1);
          expect(rows.every(({ accountId }) => accountId === mine)).toBe(true);
          expect(cards.map(({ contentId }) => contentId)).toEqual(rows.map(({ contentId }) => contentId));
          expect(rows.length).toBe(Math.min(limit, count?.total ?? -1));
          // Artists are joined to each row: twice as many would be those of both accounts.
          const film = rows.find(({ contentId }) => contentId === 'full-film');
          if (film)
            expect([film.artists.length, film.categories.length, film.plans.length]).toEqual([3, 1, 2]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('have complete pages of any size and order, without a title twice', async () => {
    const { content } = store(theirs);
    await fc.assert(
      fc.asyncProperty(
        orders,
        fc.boolean(),
        fc.integer({ min: 1, max: 4 }),
        async (orderBy, reverse, limit) => {
          const context = { language: 'en', defaultLanguage: 'en', contentIds: undefined };
          const order = contentOrder({ orderBy, reverse }, context) ?? defaultOrder(reverse, context);
          const [count] = await content.count({ filters: {} });
          const seen: string[] = [];
          for (let offset = 0; offset < (count?.total ?? 0); offset += limit) {
            const rows = await content.cards({ filters: {}, order, limit, offset });
            seen.push(...rows.map(({ contentId }) => contentId));
          }
          expect(seen).toHaveLength(count?.total ?? -1);
          expect(new Set(seen).size).toBe(seen.length);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('find and count their own words only, right or misspelt', async () => {
    const typed = fc.constantFrom(
      'film',
      'fllm',
      'title',
      'titel c',
      'drama',
      'ana',
      'anna',
      'rex',
      'theirs',
      'f',
      'theres',
    );
    const page = { limit: 20, offset: 0 };
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const words = searchWords(text);
        const { search, batch } = store(mine);
        const near = await search.wordsLike(words.flatMap(spellingsOf));
        const family = await search.wordsFrom(words);
        expect([...near, ...family].map(({ word }) => word)).not.toContain('theirs');
        for (const match of [
          exactMatch(words),
          looseMatch(
            words,
            words.map(() => near.map(({ word }) => word)),
          ),
        ]) {
          const [rows, [count]] = await batch([
            search.contents.page(match, page),
            search.contents.total(match),
          ]);
          expect(rows.every(({ accountId }) => accountId === mine)).toBe(true);
          expect(count?.total).toBe(rows.length);
          const people = await search.artists.page(match, page);
          expect(people.every(({ accountId }) => accountId === mine)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
    const [everywhere] = await store(theirs).search.contents.total(exactMatch(['theirs']));
    expect(everywhere?.total).toBe(1);
  });

  test('have related titles of their own only', async () => {
    const { content } = store(mine);
    const rows = await content.list({
      filters: {},
      relatedTo: 'c-1',
      order: byKinship,
      limit: 20,
      offset: 0,
    });
    expect(rows.map(({ accountId }) => accountId)).toEqual([mine, mine, mine]);
    expect(rows.map(({ contentId }) => contentId).sort()).toEqual(['c-2', 'c-3', 'full-film']);
  });
});

describe('a scope', () => {
  const scope = (accountId: string) => new AccountScope(openDatabase(platform.bindings.db), accountId);
  const anything = sql`1 = 1`;

  test('writes into its own account, whatever account the row names', async () => {
    const row = { accountId: theirs, id: 'smuggled', name: { en: 'X' } };
    await scope(mine).insert(categories, row).run();
    expect(await scope(theirs).find(categories, eq(categories.id, 'smuggled'))).toEqual([]);
    const moved = { accountId: theirs, position: 9 };
    await scope(mine).update(categories, moved, eq(categories.id, 'smuggled')).run();
    const [found] = await scope(mine).find(categories, eq(categories.id, 'smuggled'));
    expect(found).toMatchObject({ accountId: mine, position: 9 });
  });

  test('changes and deletes nothing of another, even with a condition that is always true', async () => {
    const { accountId } = await platform.makeAccount();
    await scope(accountId).update(contents, { isLive: true }, anything).run();
    await scope(accountId).remove(contents, anything).run();
    const [count] = await scope(theirs).count(contents);
    expect(count?.total).toBe(5);
    expect(await scope(theirs).find(contents, eq(contents.isLive, true))).toEqual([]);
  });

  test('an OR in a condition does not open the account', async () => {
    const rows = await scope(mine).find(contents, sql`1 = 0 OR 1 = 1`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ accountId }) => accountId === mine)).toBe(true);
  });

  test('is backed by the database, which rejects a row that refers to another account', async () => {
    await expect(
      scope(mine)
        .insert(sessions, {
          idHash: 'h',
          userId: 'usr_of_theirs',
          createdDate: new Date(),
          expiresTime: new Date(),
        })
        .run(),
    ).rejects.toThrow();
  });
});

test('the ledger is append-only', async () => {
  const run = (statement: string) => platform.bindings.db.prepare(statement).run();
  await run(`INSERT INTO ledger_entries VALUES ('${mine}', 'l1', 't1', 'revenue', 100, 'USD', 0)`);
  await expect(run('UPDATE ledger_entries SET amount_minor = 1')).rejects.toThrow(/append-only/);
  await expect(run('DELETE FROM ledger_entries')).rejects.toThrow(/append-only/);
});
