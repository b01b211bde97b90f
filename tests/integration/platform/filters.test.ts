import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#workers/platform/storage/schema/account.ts';
import {
  contentCategories,
  contentCustomMetadata,
  contents,
  customMetadataFields,
} from '#workers/platform/storage/schema/catalogue.ts';
import { artists, contentArtists } from '#workers/platform/storage/schema/people.ts';
import { ids } from './make-catalogue.ts';
import { makeContent, makeFullContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;

beforeAll(async () => {
  platform = await sharedPlatform();
});

beforeEach(async () => {
  ({ accountId: account } = await platform.makeAccount());
});

async function list(body: Record<string, unknown> = {}, options: Record<string, string> = {}) {
  const answer = await platform.call('contentFilterV2', { account, body, ...options });
  expect(answer.status).toBe(200);
  return { ids: ids(answer.body), total: answer.body.total };
}

const add = (contentId: string, rest: Omit<Parameters<typeof makeContent>[2], 'contentId'> = {}) =>
  makeContent(platform.db, account, { contentId, ...rest });
const byId = (contentId: string) => and(eq(contents.accountId, account), eq(contents.contentId, contentId));

describe('titles in order', () => {
  const titles = {
    zebra: 'zebra',
    etude: 'Étude',
    apple: 'apple',
    ten: 'Part 10',
    two: 'Part 2',
    quote: '“Echo”',
    film: '🎬',
  };

  test('ignore case, accents and marks, and sort numbers by value', async () => {
    for (const [id, en] of Object.entries(titles)) await add(id, { title: { en } });
    const ascending = ['film', 'apple', 'quote', 'etude', 'two', 'ten', 'zebra'];
    expect((await list({ order_by: 'title' })).ids).toEqual(ascending);
    expect((await list({ order_by: 'title', reverse: true })).ids).toEqual(ascending.toReversed());
  });

  test('sort by the requested language, its base, the default, or any that exists', async () => {
    await add('a', { title: { en: 'Alpha', es: 'Zorro' } });
    await add('b', { title: { en: 'Beta', es: 'Árbol' } });
    await add('c', { title: { fr: 'Midi' } });
    const english = ['a', 'b', 'c'];
    const spanish = ['b', 'c', 'a'];
    expect((await list({ order_by: 'title' }, { language: 'es' })).ids).toEqual(spanish);
    expect((await list({ order_by: 'title' }, { language: 'es-MX' })).ids).toEqual(spanish);
    expect((await list({ order_by: 'title.es' }, { language: 'en' })).ids).toEqual(spanish);
    expect((await list({ order_by: 'title.fr' })).ids).toEqual(english);
    expect((await list({ order_by: 'title' }, { language: 'ar' })).ids).toEqual(english);
  });

  test('follow a new title, and a language that the account adds', async () => {
    await add('a', { title: { en: 'Alpha', ar: 'ياء' } });
    await add('b', { title: { en: 'Beta', ar: 'ألف' } });
    await platform.db
      .update(contents)
      .set({ title: { en: 'Zulu', ar: 'ياء' } })
      .where(byId('a'));
    expect((await list({ order_by: 'title' })).ids).toEqual(['b', 'a']);
    await platform.db
      .update(contents)
      .set({ title: { en: 'Alpha', ar: 'ياء' } })
      .where(byId('a'));
    expect((await list({ order_by: 'title.ar' })).ids).toEqual(['a', 'b']);
    const allowedLanguages = ['en', 'ar'].map((code) => ({ code, displayName: code }));
    await platform.db.update(accounts).set({ allowedLanguages }).where(eq(accounts.accountId, account));
    expect((await list({ order_by: 'title.ar' })).ids).toEqual(['b', 'a']);
  });

  test('are paginated within a category', async () => {
    for (const letter of ['d', 'b', 'e', 'a', 'c'])
      await add(letter, { title: { en: letter }, categories: letter === 'e' ? ['two'] : ['one'] });
    const page = { filters: { category: ['one'] }, order_by: 'title', page_size: 2, page: 2 };
    expect(await list(page)).toEqual({ ids: ['c', 'd'], total: 4 });
  });
});

test.each([
  ['created_date', 'createdDate'],
  ['modified_date', 'modifiedDate'],
  ['release_time', 'releaseTime'],
  ['publish_time', 'publishTime'],
] as const)('%s orders, and is followed when it changes', async (order_by, column) => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  for (const number of [2, 3, 1]) await add(`n-${number}`, { [column]: day(number) });
  expect((await list({ order_by })).ids).toEqual(['n-1', 'n-2', 'n-3']);
  expect((await list({ order_by, reverse: true })).ids).toEqual(['n-3', 'n-2', 'n-1']);
  await platform.db
    .update(contents)
    .set({ [column]: day(9) })
    .where(byId('n-1'));
  expect((await list({ order_by })).ids).toEqual(['n-2', 'n-3', 'n-1']);
});

test.each([
  ['average_rating', 'averageRating'],
  ['review_count', 'reviewCount'],
  ['views_count', 'viewsCount'],
  ['duration', 'durationSeconds'],
] as const)('%s orders titles, and follows changes', async (order_by, column) => {
  for (const number of [2, 3, 1]) await add(`n-${number}`, { [column]: number, categories: ['all'] });
  const query = { filters: { category: ['all'] }, order_by };
  expect((await list({ ...query, reverse: true })).ids).toEqual(['n-3', 'n-2', 'n-1']);
  await platform.db
    .update(contents)
    .set({ [column]: 9 })
    .where(byId('n-1'));
  expect((await list({ ...query, reverse: true })).ids).toEqual(['n-1', 'n-3', 'n-2']);
});

/** Gives titles a value of a custom field, which is made if it is new. */
async function mark(fieldId: string, values: Record<string, string>) {
  const field = { accountId: account, id: fieldId, key: `key-${fieldId}`, name: { en: 'Mood' } };
  await platform.db.insert(customMetadataFields).values(field).onConflictDoNothing();
  for (const [contentId, en] of Object.entries(values))
    await platform.db
      .insert(contentCustomMetadata)
      .values({ accountId: account, contentId, fieldId, value: { en } });
}

describe('titles by rating', () => {
  const best = { order_by: 'average_rating', reverse: true };
  const mood = { custom_defined: [{ name: 'Mood', value: 'Calm' }] };
  const rate = (contentId: string, averageRating: number) =>
    platform.db.update(contents).set({ averageRating }).where(byId(contentId));

  test.each([
    ['all', {}],
    ['of a category', { category: ['one'] }],
    ['of any of two categories', { category: ['one', 'two'] }],
    ['of a category and a custom value', { category: ['one'], ...mood }],
    ['of a custom value', mood],
    ['of a type', { category: ['one'], video_types: ['SPV'] }],
  ])('%s follow each new average; of equals the later number is better', async (_, filters) => {
    for (const [id, averageRating] of Object.entries({ a: 3.5, b: 4.25, c: 3.5 }))
      await add(id, { averageRating, categories: ['one', 'two'] });
    await add('unrated', { categories: ['one', 'two'] });
    await mark('f', { a: 'Calm', b: 'Calm', c: 'Calm', unrated: 'Calm' });
    const query = { filters, ...best };
    expect(await list(query)).toEqual({ ids: ['b', 'c', 'a', 'unrated'], total: 4 });
    await rate('a', 4.26);
    expect((await list(query)).ids).toEqual(['a', 'b', 'c', 'unrated']);
    await rate('a', 0);
    expect((await list(query)).ids).toEqual(['b', 'c', 'unrated', 'a']);
    expect((await list({ ...query, reverse: false })).ids).toEqual(['a', 'unrated', 'c', 'b']);
  });

  test('follow an average that changes with a date or a link, or before publishing', async () => {
    await add('a', { averageRating: 2, categories: ['one'] });
    await add('b', { averageRating: 3, categories: ['one'] });
    await add('c', { averageRating: 1, categories: ['one'], isPublished: false });
    const query = { filters: { category: ['one'] }, ...best };
    const change = (contentId: string, values: Partial<typeof contents.$inferInsert>) =>
      platform.db.update(contents).set(values).where(byId(contentId));
    await change('a', { averageRating: 4, createdDate: new Date(0) });
    expect((await list(query)).ids).toEqual(['a', 'b']);
    await rate('c', 5);
    await change('c', { isPublished: true });
    expect((await list(query)).ids).toEqual(['c', 'a', 'b']);
    await add('elsewhere', { categories: ['x'] });
    await platform.db
      .insert(contentCategories)
      .values({ accountId: account, contentId: 'b', categoryId: 'x' });
    await rate('b', 4.5);
    expect((await list(query)).ids).toEqual(['c', 'b', 'a']);
  });
});

describe('facets', () => {
  test('of two custom fields with one name are alternatives, and no title is listed twice', async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    for (const [index, id] of ['both', 'first', 'second', 'none'].entries())
      await add(id, { createdDate: day(9 - index), categories: ['all'] });
    await mark('f', { both: 'Calm', first: 'Calm', none: 'Loud' });
    const terms = [{ name: 'Mood', value: 'Calm' }];
    expect(await list({ filters: { custom_defined: terms } })).toEqual({ ids: ['both', 'first'], total: 2 });
    await mark('g', { both: 'Calm', second: 'Calm', none: 'Loud' });
    const query = { filters: { custom_defined: terms }, page_size: 2 };
    expect(await list(query)).toEqual({ ids: ['both', 'first'], total: 3 });
    expect(await list({ ...query, page: 2 })).toEqual({ ids: ['second'], total: 3 });
    const both = { ...query.filters, custom_metadata: [{ id: 'g', value: 'Calm' }] };
    expect(await list({ filters: both })).toEqual({ ids: ['both', 'second'], total: 2 });
    const nowhere = { custom_defined: [{ name: 'Mood', value: 'Blue' }] };
    expect(await list({ filters: nowhere })).toEqual({ ids: [], total: 0 });
  });

  test.each(['created_date', 'average_rating', 'title', 'duration'])(
    'accept as many terms as one statement can hold, by %s',
    async (order_by) => {
      const terms = Array.from({ length: 10 }, (_, index) => ({ id: `f${index}`, value: 'x' }));
      await add('film', { categories: ['one', 'two'] });
      await add('other', { categories: ['one', 'two'] });
      for (const { id } of terms) await mark(id, { film: 'x' });
      const filters = { category: ['one', 'two'], custom_metadata: terms };
      expect(await list({ filters, order_by })).toEqual({ ids: ['film'], total: 1 });
      expect(await list({ filters: { custom_metadata: terms }, order_by })).toEqual({
        ids: ['film'],
        total: 1,
      });
    },
  );

  test('with several values of one key are alternatives, and no title is listed twice', async () => {
    await add('both', { categories: ['one', 'two'] });
    await add('one', { categories: ['one'] });
    await add('none', { categories: ['three'] });
    expect(await list({ filters: { category: ['one', 'two'] }, order_by: 'created_date' })).toEqual({
      ids: ['both', 'one'],
      total: 2,
    });
    expect(await list({ filters: { category: ['one', 'one'] } })).toMatchObject({ total: 2 });
  });

  test('of every kind combine', async () => {
    await makeFullContent(platform.db, account);
    await add('other', { categories: ['drama'] });
    const filters = {
      category: ['drama'],
      sub_category: ['slow'],
      artists: ['ana', 'nobody'],
      venues: ['rex'],
      custom_metadata: [{ id: 'f1', value: 'Calm' }],
      video_types: ['SPV', 'LIVE'],
      content_ids: ['other', 'full-film'],
      system_defined: [{ name: 'artists', value: 'Bo' }],
      custom_defined: [{ name: 'Ánimo', value: 'Warm' }],
    };
    expect(await list({ filters })).toEqual({ ids: ['full-film'], total: 1 });
    for (const [key, value] of [
      ['category', ['x']],
      ['venues', ['x']],
      ['video_types', ['LIVE']],
      ['content_ids', ['other']],
      ['custom_metadata', [{ id: 'f1', value: 'Loud' }]],
      ['system_defined', [{ name: 'unheard_of', value: 'x' }]],
    ] as const) {
      expect(await list({ filters: { ...filters, [key]: value } }), key).toEqual({ ids: [], total: 0 });
    }
  });

  test('count an artist in two roles once, until both are removed', async () => {
    await add('film');
    const role = (name: string) => ({ accountId: account, contentId: 'film', artistId: 'ana', role: name });
    await platform.db.insert(artists).values({ accountId: account, id: 'ana', name: { en: 'Ana' } });
    await platform.db.insert(contentArtists).values([role('cast'), role('director')]);
    const total = async () => (await list({ filters: { artists: ['ana'] } })).total;
    expect(await total()).toBe(1);
    const without = (name: string) =>
      platform.db
        .delete(contentArtists)
        .where(and(eq(contentArtists.accountId, account), eq(contentArtists.role, name)));
    await without('cast');
    expect(await total()).toBe(1);
    await without('director');
    expect(await total()).toBe(0);
  });

  test('follow links, values and publishing', async () => {
    const { db } = platform;
    const total = async (filters: object) => (await list({ filters })).total;
    const mood = (value: string) => ({ custom_defined: [{ name: 'mood', value }] });
    await add('film', { categories: ['one', 'two'] });
    await db
      .insert(customMetadataFields)
      .values({ accountId: account, id: 'f', key: 'mood', name: { en: 'Mood' } });
    await db
      .insert(contentCustomMetadata)
      .values({ accountId: account, contentId: 'film', fieldId: 'f', value: { en: 'Calm', es: 'Calma' } });
    expect([await total(mood('Calm')), await total(mood('Calma')), await total(mood('Loud'))]).toEqual([
      1, 1, 0,
    ]);
    await db
      .update(contentCustomMetadata)
      .set({ value: { en: 'Loud' } })
      .where(eq(contentCustomMetadata.accountId, account));
    expect([await total(mood('Calm')), await total(mood('Loud'))]).toEqual([0, 1]);

    await db
      .delete(contentCategories)
      .where(and(eq(contentCategories.accountId, account), eq(contentCategories.categoryId, 'one')));
    expect([await total({ category: ['one'] }), await total({ category: ['two'] })]).toEqual([0, 1]);
    await db.update(contents).set({ isPublished: false }).where(byId('film'));
    expect([await total({ category: ['two'] }), await total({})]).toEqual([0, 0]);
    await db.update(contents).set({ isPublished: true, videoType: 'MPVC' }).where(byId('film'));
    expect([
      await total({ category: ['two'] }),
      await total({ category: ['two'], video_types: ['MPVC'] }),
    ]).toEqual([0, 1]);
    await db.delete(contents).where(byId('film'));
    expect(await total({ category: ['two'], video_types: ['MPVC'] })).toBe(0);
  });
});

test('pages of every order add up to the complete list', async () => {
  for (let number = 0; number < 11; number += 1)
    await add(`n-${number}`, { title: { en: 'Same' }, categories: ['all', ...(number % 2 ? ['odd'] : [])] });
  for (const order_by of [undefined, 'created_date', 'title', 'average_rating']) {
    for (const filters of [{}, { category: ['all'] }, { category: ['all', 'odd'] }]) {
      const seen: string[] = [];
      for (let page = 1; page <= 4; page += 1) {
        const answer = await list({ filters, page, page_size: 3, ...(order_by ? { order_by } : {}) });
        expect(answer.total).toBe(11);
        seen.push(...answer.ids);
      }
      expect(new Set(seen).size, `${order_by} ${JSON.stringify(filters)}`).toBe(11);
      expect(seen).toHaveLength(11);
    }
  }
});

test('a thousand ids keep their order', async () => {
  await add('last');
  await add('first');
  const content_ids = ['first', ...Array.from({ length: 998 }, (_, number) => `no-${number}`), 'last'];
  expect(await list({ filters: { content_ids }, page_size: 1000 })).toEqual({
    ids: ['first', 'last'],
    total: 2,
  });
});

describe('titles by their own facts', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  const byFact = (name: string, value: string) => list({ filters: { system_defined: [{ name, value }] } });

  test('newest first goes by the release, or else by when a title came', async () => {
    await add('old', { releaseTime: day('2020-05-01'), createdDate: day('2026-03-01') });
    await add('new', { releaseTime: day('2026-01-01'), createdDate: day('2024-03-01') });
    await add('without', { createdDate: day('2025-03-01') });
    const newest = { order_by: 'release_time', reverse: true };
    expect((await list(newest)).ids).toEqual(['new', 'without', 'old']);
    await platform.db
      .update(contents)
      .set({ releaseTime: day('2026-02-01') })
      .where(byId('old'));
    expect((await list(newest)).ids).toEqual(['old', 'new', 'without']);
    expect(
      (await list({ ...newest, filters: { system_defined: [{ name: 'free', value: 'true' }] } })).ids,
    ).toEqual(['old', 'new', 'without']);
    expect((await list({ order_by: 'release_time' })).ids).toEqual(['without', 'new', 'old']);
  });

  test('year, language, length and price are found, alone and together, and follow a change', async () => {
    await add('film', { releaseTime: day('2024-12-31'), originalLanguage: 'fr', durationSeconds: 5401 });
    await add('short', { releaseTime: day('2024-01-01'), originalLanguage: 'es', durationSeconds: 600 });
    await add('paid', { releaseTime: day('2025-01-01'), originalLanguage: 'fr', isRestricted: true });
    expect((await byFact('year', '2024')).ids.sort()).toEqual(['film', 'short']);
    expect((await byFact('year', '2024,2025')).total).toBe(3);
    expect((await byFact('language', 'fr')).ids.sort()).toEqual(['film', 'paid']);
    expect((await byFact('length', '90-120')).ids).toEqual(['film']);
    expect((await byFact('length', '0-10')).ids).toEqual(['short']);
    expect((await byFact('free', 'true')).ids.sort()).toEqual(['film', 'short']);
    const both = [
      { name: 'year', value: '2024' },
      { name: 'language', value: 'fr' },
    ];
    expect((await list({ filters: { system_defined: both } })).ids).toEqual(['film']);
    await platform.db
      .update(contents)
      .set({ isRestricted: true, originalLanguage: 'de' })
      .where(byId('film'));
    expect((await byFact('free', 'true')).ids).toEqual(['short']);
    expect((await byFact('language', 'fr')).ids).toEqual(['paid']);
  });
});
