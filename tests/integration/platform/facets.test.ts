import { beforeAll, describe, expect, test } from 'vitest';
import type { FacetList } from '#app/contract/filters.ts';
import {
  contentCustomMetadata,
  contentGenres,
  customMetadataFields,
  genres,
} from '#workers/platform/storage/schema/catalogue.ts';
import { makeContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;

const NOTHING = { en: 'Nothing', fr: 'Rien' };
const MAT = { en: 'Mat', fr: 'Tapis' };

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
  const { db } = platform;
  const accountId = account;
  await db.insert(genres).values([
    { accountId, id: 'easy', name: { en: 'Easy', fr: 'Facile' } },
    { accountId, id: 'hard', name: { en: 'Hard', fr: 'Difficile' } },
  ]);
  await db
    .insert(customMetadataFields)
    .values({ accountId, id: 'f-kit', key: 'equipment', name: { en: 'Equipment', fr: 'Matériel' } });
  const add = async (
    contentId: string,
    {
      genre,
      kit,
      year,
      minutes,
      ...rest
    }: {
      genre: string;
      kit: typeof MAT;
      year: string;
      minutes: number;
      isRestricted?: boolean;
      categories?: string[];
    },
  ) => {
    await makeContent(db, accountId, {
      contentId,
      categories: ['class'],
      releaseTime: new Date(`${year}-06-01T00:00:00Z`),
      durationSeconds: minutes * 60,
      originalLanguage: contentId === 'd' ? 'fr' : 'en',
      ...rest,
    });
    await db.insert(contentGenres).values({ accountId, contentId, genreId: genre });
    await db
      .insert(contentCustomMetadata)
      .values({ accountId, contentId, fieldId: 'f-kit', position: 0, value: kit });
  };
  await add('a', { genre: 'easy', kit: NOTHING, year: '2024', minutes: 20 });
  await add('b', { genre: 'easy', kit: MAT, year: '2025', minutes: 20 });
  await add('c', { genre: 'hard', kit: NOTHING, year: '2025', minutes: 45, isRestricted: true });
  await add('d', { genre: 'hard', kit: MAT, year: '2025', minutes: 5 });
  await add('elsewhere', { genre: 'hard', kit: MAT, year: '1999', minutes: 5, categories: [] });
  await makeContent(db, accountId, {
    contentId: 'part',
    videoType: 'MPVC',
    categories: ['class'],
    parentId: 'x',
    serialNo: 1,
  });
  const { accountId: other } = await platform.makeAccount();
  await makeContent(db, other, { contentId: 'foreign', categories: ['class'], durationSeconds: 60 });
});

const LIST = { category: ['class'] };

async function facetsOf(chosen: object[] = [], { language = 'en', filters = LIST as object } = {}) {
  const { status, body, answer } = await platform.call('contentFacets', {
    account,
    language,
    body: { filters, chosen },
  });
  expect(status).toBe(200);
  expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
  const { facets } = body.data as unknown as FacetList;
  return Object.fromEntries(
    facets.map(({ name, values }) => [
      name,
      Object.fromEntries(values.map(({ label, count }) => [label, count])),
    ]),
  );
}

describe('what a list can be filtered by', () => {
  test('is what its own titles have, counted, episodes left out', async () => {
    expect(await facetsOf()).toEqual({
      sub_category: { Easy: 2, Hard: 2 },
      year: { 2025: 3, 2024: 1 },
      language: { en: 3, fr: 1 },
      length: { '0-10': 1, '10-20': 2, '30-60': 1 },
      free: { true: 3 },
      equipment: { Nothing: 2, Mat: 2 },
    });
  });

  test('is in the reader’s language, and so are its values', async () => {
    const facets = await facetsOf([], { language: 'fr' });
    expect([facets.sub_category, facets.equipment]).toEqual([
      { Facile: 2, Difficile: 2 },
      { Rien: 2, Tapis: 2 },
    ]);
  });

  test('keeps the alternatives of what is chosen, and counts the rest beside it', async () => {
    const facets = await facetsOf([{ type: 'custom_defined', name: 'equipment', value: 'Nothing' }]);
    expect(facets.equipment).toEqual({ Nothing: 2, Mat: 2 });
    expect(facets.sub_category).toEqual({ Easy: 1, Hard: 1 });
    const both = await facetsOf([
      { type: 'custom_defined', name: 'equipment', value: 'Mat' },
      { type: 'system_defined', name: 'year', value: '2025' },
    ]);
    expect(both).toMatchObject({
      equipment: { Nothing: 1, Mat: 2 },
      year: { 2025: 2 },
      length: { '0-10': 1, '10-20': 1 },
    });
  });

  test('counts a custom field apart from one of the system’s with its name', async () => {
    const { accountId } = await platform.makeAccount();
    const { db } = platform;
    await db
      .insert(customMetadataFields)
      .values({ accountId, id: 'f-year', key: 'year', name: { en: 'School year' } });
    for (const [contentId, year, value] of [
      ['a', '2024', 'First'],
      ['b', '2025', 'First'],
      ['c', '2025', 'Second'],
    ] as const) {
      await makeContent(db, accountId, { contentId, releaseTime: new Date(`${year}-06-01T00:00:00Z`) });
      await db
        .insert(contentCustomMetadata)
        .values({ accountId, contentId, fieldId: 'f-year', position: 0, value: { en: value } });
    }
    const chosen = [
      { type: 'custom_defined', name: 'year', value: 'First' },
      { type: 'system_defined', name: 'year', value: '2025' },
    ];
    const { body } = await platform.call('contentFacets', { account: accountId, body: { chosen } });
    const { facets } = body.data as unknown as FacetList;
    const years = facets.filter(({ name }) => name === 'year');
    expect(
      years.map(({ type, values }) => [type, ...values.map(({ value, count }) => `${value} ${count}`)]),
    ).toEqual([
      ['system_defined', '2025 1', '2024 1'],
      ['custom_defined', 'First 1', 'Second 1'],
    ]);
  });

  test('agrees with the list itself', async () => {
    for (const chosen of [
      { type: 'system_defined', name: 'year', value: '2025' },
      { type: 'system_defined', name: 'length', value: '10-20' },
      { type: 'system_defined', name: 'free', value: 'true' },
      { type: 'custom_defined', name: 'equipment', value: 'Mat' },
    ]) {
      const filters = { ...LIST, [chosen.type]: [chosen] };
      const { body } = await platform.call('contentFilterV2', { account, body: { filters } });
      expect((await facetsOf([chosen]))[chosen.name]).toMatchObject({ [chosen.value]: body.total });
    }
  });

  test('is nothing where a list is empty, and of all titles where it has no filters', async () => {
    expect(await facetsOf([], { filters: { category: ['none'] } })).toEqual({});
    expect((await facetsOf([], { filters: {} })).year).toEqual({ 2025: 3, 2024: 1, 1999: 1 });
  });

  test('of a very long list are estimates', async () => {
    const { accountId } = await platform.makeAccount();
    const TITLES = 4100;
    for (let first = 0; first < TITLES; first += 100) {
      const ids = Array.from({ length: 100 }, (_, index) => `t-${first + index}`);
      await platform.bindings.db.batch([
        platform.bindings.db.prepare('PRAGMA defer_foreign_keys = on'),
        platform.bindings.db
          .prepare(
            `INSERT INTO contents (account_id, content_id, video_type, title, created_date, modified_date, duration_seconds)
              SELECT ?1, value, 'SPV', '{"en":"T"}', 0, 0, CASE WHEN key % 4 = 0 THEN 60 ELSE 4000 END FROM json_each(?2)`,
          )
          .bind(accountId, JSON.stringify(ids)),
      ]);
    }
    const { body } = await platform.call('contentFacets', { account: accountId, body: {} });
    const { is_estimate, facets } = body.data as unknown as FacetList;
    const [short] = facets.find(({ name }) => name === 'length')?.values ?? [];
    expect(is_estimate).toBe(true);
    expect(Math.abs((short?.count ?? 0) - TITLES / 4)).toBeLessThan(TITLES / 10);
  });

  test('is rejected with more conditions than a statement takes', async () => {
    const chosen = Array.from({ length: 12 }, (_, index) => ({
      type: 'custom_defined',
      name: `n${index}`,
      value: 'x',
    }));
    expect((await platform.call('contentFacets', { account, body: { chosen } })).status).toBe(422);
  });
});
