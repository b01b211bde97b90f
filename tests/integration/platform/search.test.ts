import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  categories,
  contentCategories,
  contentGenres,
  contents,
  genres,
} from '#workers/platform/storage/schema/catalogue.ts';
import { artists, contentArtists, contentVenues, venues } from '#workers/platform/storage/schema/people.ts';
import { makeContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
  await makeLibrary(account);
  const { accountId: other } = await platform.makeAccount();
  await makeContent(platform.db, other, { contentId: 'foreign', title: { en: 'The Lighthouse elsewhere' } });
});

/** Titles are added in this order, which breaks ties. */
async function makeLibrary(accountId: string) {
  const { db } = platform;
  const add = (contentId: string, title: Record<string, string>, rest = {}) =>
    makeContent(db, accountId, { contentId, title, ...rest });
  await add('keeper', { en: 'The Keeper', es: 'El guardián' }, { categories: ['drama'] });
  await add('lighthouse', { en: 'The Lighthouse Keeper of Skye' });
  await add(
    'storm',
    { en: 'Storm Glass', ar: 'زُجَاجُ العَاصِفَةِ' },
    { description: { en: 'A keeper and the sea.' } },
  );
  await add('ete', { en: 'L’Été à Straßburg', es: 'Übergröße' });
  await add('part', { en: 'The Beam' }, { videoType: 'MPVC', parentId: 'series', serialNo: 1 });
  await add('hidden', { en: 'The Keeper’s hidden cut' }, { isPublished: false });
  await add('html', { en: '<b>Bold</b> & "quoted" 🎬' });
  await db.insert(artists).values([
    { accountId, id: 'ana', name: { en: 'Ana Müller' } },
    { accountId, id: 'keep', name: { en: 'Ivo Keeper' } },
  ]);
  await db.insert(venues).values({ accountId, id: 'rex', name: { en: 'Rex Theatre', es: 'Teatro Rex' } });
  await db.insert(genres).values({ accountId, id: 'noir', name: { en: 'Noir', es: 'Cine negro' } });
  await db.insert(contentArtists).values({ accountId, contentId: 'storm', artistId: 'ana', role: 'cast' });
  await db.insert(contentVenues).values({ accountId, contentId: 'storm', venueId: 'rex' });
  await db.insert(contentGenres).values({ accountId, contentId: 'ete', genreId: 'noir' });
}

interface Found {
  content: string[];
  artists: string[];
  venues: string[];
  total: number;
  didYouMean: string | undefined;
}

const NOTHING = { content: [], artists: [], venues: [], total: 0, didYouMean: undefined };

async function find(
  search_text: string,
  { of = account, language = 'en', ...query }: Record<string, string> = {},
): Promise<Found> {
  const { status, body, answer } = await platform.call('search', {
    account: of,
    language,
    query: { search_text, ...query },
  });
  expect(status, search_text).toBe(200);
  expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
  const data = body.data as Record<'content' | 'artists' | 'venues', Record<string, string>[]> & {
    total: number;
    did_you_mean?: string | null;
  };
  return {
    content: data.content.map((item) => item.content_id ?? ''),
    artists: data.artists.map((item) => item._id ?? ''),
    venues: data.venues.map((item) => item._id ?? ''),
    total: data.total,
    didYouMean: data.did_you_mean ?? undefined,
  };
}

describe('search finds', () => {
  test.each([
    ['a word of the title', 'beam', ['part']],
    ['in another language', 'guardián', ['keeper']],
    ['without regard to case, accents and apostrophes', "L'ETE A STRASSBURG", ['ete']],
    ['letters with accents where the title has them', 'Ubergrösse', ['ete']],
    ['Arabic without its vowel signs', 'زجاج العاصفه', ['storm']],
    ['by the beginning of the last word', 'storm gla', ['storm']],
    ['by an artist', 'muller', ['storm']],
    ['by a venue in another language', 'teatro', ['storm']],
    ['by a genre', 'negro', ['ete']],
    ['by a category', 'drama', ['keeper']],
    ['by words of different fields', 'glass muller rex', ['storm']],
    ['HTML-looking text as what it looks like', '<b>bold</b> "quoted"', ['html']],
  ])('%s', async (_, text, expected) => {
    expect((await find(text)).content).toEqual(expected);
  });

  test.each([
    ['wrong', 'lighthiuse'],
    ['missing', 'lighthuse'],
    ['extra', 'lightthouse'],
    ['swapped', 'ligthhouse'],
    ['wrong at the start', 'kighthouse'],
    ['swapped in four letters', 'bema'],
    ['missing in four letters', 'bem'],
    ['wrong beside a right word', 'skie keeper'],
    ['wrong in Arabic', 'زجاخ'],
  ])('a word with a letter %s', async (_, text) => {
    const expected = text.startsWith('be') ? 'part' : text.startsWith('ز') ? 'storm' : 'lighthouse';
    expect((await find(text)).content).toEqual([expected]);
  });

  test('an artist and a venue by their names, misspelt too', async () => {
    expect((await find('muler')).artists).toEqual(['ana']);
    expect((await find('theater')).venues).toEqual(['rex']);
    expect((await find('rex')).venues).toEqual(['rex']);
  });

  test('nothing that is hidden or another account’s', async () => {
    expect(await find('elsewhere')).toEqual(NOTHING);
    expect((await find('hidden')).total).toBe(0);
  });
});

describe('forgiving search', () => {
  let mine: string;

  beforeAll(async () => {
    ({ accountId: mine } = await platform.makeAccount());
    const { db } = platform;
    const add = (contentId: string, title: Record<string, string>, rest = {}) =>
      makeContent(db, mine, { contentId, title, ...rest });
    await add('map', { en: 'The Cartographer', fr: 'La Cartographe de Besançon' });
    await add('race', { en: 'Runner of the Hills' });
    await add('runs', { en: 'Nobody Runs', es: 'Canción de cuna', fr: 'Les chevaux' });
    await add('tokyo', { en: 'Tale', zh: '東京物語', ja: '東京物語を見る' });
    await add('kyoto', { en: 'Temple', zh: '京都的春天' }, { description: { zh: '一个关于物理的故事' } });
    await add('gold', { en: 'Gold', ar: 'مدينة الذهبـــيّة القُديمى' });
    await db.insert(artists).values({ accountId: mine, id: 'mei', name: { en: 'Mei', ja: '小津安二郎' } });
  });

  test.each([
    ['wrong and missing', 'cartografer'],
    ['swapped twice', 'catrograhper'],
    ['missing twice', 'cartgraphr'],
    ['extra and wrong', 'kartoggrapher'],
  ])('a long word with two letters %s is found and named', async (_, text) => {
    expect(await find(text, { of: mine })).toMatchObject({ content: ['map'], didYouMean: 'cartographer' });
  });

  test('only what is not found is corrected, and is spelled as the title spells it', async () => {
    expect((await find('the cartografer', { of: mine })).didYouMean).toBe('the cartographer');
    expect((await find('besancom', { of: mine })).didYouMean).toBe('besançon');
    expect((await find('cartographer', { of: mine })).didYouMean).toBeUndefined();
    expect((await find('cartog', { of: mine })).didYouMean).toBeUndefined();
    expect(await find('entirelyunknown', { of: mine })).toEqual(NOTHING);
  });

  test('three slips, and two in a short word, are another word', async () => {
    expect(await find('kardografer', { of: mine })).toEqual(NOTHING);
    expect(await find('tmpla', { of: mine })).toEqual(NOTHING);
  });

  test.each([
    ['English', 'en', 'running', ['runs']],
    ['English', 'en', 'hill', ['race']],
    ['English', 'en', 'cartographers', ['map']],
    ['Spanish', 'es', 'canciones', ['runs']],
    ['French', 'fr', 'cheval', ['runs']],
  ])('another form of a word in %s', async (_, language, text, expected) => {
    const found = await find(text, { of: mine, language });
    expect(found.content).toEqual(expected);
    expect(found.didYouMean).toBeUndefined();
  });

  test.each([
    ['a word within a title', '物語', ['tokyo']],
    ['a title in Chinese', '東京物語', ['tokyo']],
    ['words of a title with others between them', '東京見る', ['tokyo']],
    ['a word of a description', '物理', ['kyoto']],
    ['a single character', '春', ['kyoto']],
  ])('%s that is written without spaces', async (_, text, expected) => {
    expect((await find(text, { of: mine })).content).toEqual(expected);
  });

  test('an artist by a part of a name in Japanese', async () => {
    expect((await find('小津', { of: mine })).artists).toEqual(['mei']);
    expect((await find('大津', { of: mine })).artists).toEqual([]);
  });

  test.each(['مدينه', 'الذهبية', 'القديمي'])('Arabic in another form of its letters: %s', async (text) => {
    expect((await find(text, { of: mine })).content).toEqual(['gold']);
  });
});

describe('suggestions', () => {
  let mine: string;

  beforeAll(async () => {
    ({ accountId: mine } = await platform.makeAccount());
    const { db } = platform;
    await db.insert(categories).values([
      { accountId: mine, id: 'sal-c', name: { en: 'Salty Stories' } },
      { accountId: mine, id: 'off', name: { en: 'Salted Away' }, isActive: false },
    ]);
    for (let number = 1; number <= 9; number += 1)
      await makeContent(db, mine, { contentId: `salt-${number}`, title: { en: `Salt ${number}` } });
    await makeContent(db, mine, { contentId: 'series', title: { en: 'Harbour Salvage' }, videoType: 'MPVP' });
    await makeContent(db, mine, { contentId: 'mention', description: { en: 'A harbour at night.' } });
    await db.insert(artists).values({ accountId: mine, id: 'salma', name: { en: 'Salma Benali' } });
    await db.insert(venues).values({ accountId: mine, id: 'salon', name: { en: 'Salon Rouge' } });
  });

  async function suggest(text: string) {
    const { status, body, answer } = await platform.call('suggest', { account: mine, query: { text } });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    return body.data as unknown as { kind: string; id: string; name: string; video_type?: string }[];
  }

  test('are titles, people, venues and active categories whose names begin so, eight at most', async () => {
    const found = await suggest('sal');
    expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      ...[1, 2, 3, 4, 5].map((number) => `content salt-${number}`),
      'artist salma',
      'venue salon',
      'category sal-c',
    ]);
  });

  test('leave out what has the words in its description alone, and name the kind of title', async () => {
    expect(await suggest('harb')).toEqual([
      { kind: 'content', id: 'series', name: 'Harbour Salvage', video_type: 'MPVP' },
    ]);
  });

  test('are names as the viewer reads them, the most watched titles first, and else in another language', async () => {
    const { accountId } = await platform.makeAccount();
    const names = async (text: string) => {
      const { body } = await platform.call('suggest', { account: accountId, query: { text } });
      return (body.data as unknown as { name: string }[]).map(({ name }) => name);
    };
    await makeContent(platform.db, accountId, { contentId: 'quiet', title: { en: 'Saturn', es: 'Noche' } });
    await makeContent(platform.db, accountId, {
      contentId: 'loud',
      title: { en: 'The Salt' },
      viewsCount: 9,
    });
    await makeContent(platform.db, accountId, { contentId: 'hall', title: { en: 'Paper Hall', es: 'Sala' } });
    expect(await names('sa')).toEqual(['The Salt', 'Saturn']);
    expect(await names('sala')).toEqual(['Paper Hall']);
    expect(await names('saturn noche')).toEqual([]);
  });

  test('begin with the title that is typed to its end, however little it is watched', async () => {
    const { accountId } = await platform.makeAccount();
    const { db } = platform;
    await makeContent(db, accountId, { contentId: 'it', title: { en: 'Isle', es: 'La Isla' } });
    for (let number = 1; number <= 9; number += 1)
      await makeContent(db, accountId, {
        contentId: `isle-${number}`,
        title: { en: `Isle of ${number}` },
        viewsCount: number,
      });
    const { body } = await platform.call('suggest', { account: accountId, query: { text: 'isle' } });
    const names = (body.data as unknown as { name: string }[]).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Isle', 'Isle of 9']);
  });

  test('forgive a slip where nothing begins so', async () => {
    expect((await suggest('Bensli')).map(({ id }) => id)).toEqual(['salma']);
    expect(await suggest('"*"')).toEqual([]);
    expect(await suggest('zzzz')).toEqual([]);
  });
});

describe('the order of hits', () => {
  test('the title itself, titles with the word, names, descriptions', async () => {
    const found = await find('the keeper');
    expect(found.content).toEqual(['keeper', 'lighthouse', 'storm']);
    expect(found.total).toBe(3);
  });

  test('exact before fuzzy', async () => {
    const { accountId } = await platform.makeAccount();
    await makeContent(platform.db, accountId, { contentId: 'night', title: { en: 'Night' } });
    await makeContent(platform.db, accountId, { contentId: 'talk', description: { en: 'A light word.' } });
    await makeContent(platform.db, accountId, { contentId: 'sight', title: { en: 'Sight' } });
    expect(await find('light', { of: accountId })).toMatchObject({
      content: ['talk', 'night', 'sight'],
      total: 3,
    });
  });
});

describe('pages of hits', () => {
  let many: string;

  beforeAll(async () => {
    ({ accountId: many } = await platform.makeAccount());
    const row = (number: number, en: string) => ({
      accountId: many,
      contentId: `n-${number}`,
      videoType: 'SPV',
      title: { en },
      createdDate: new Date(),
      modifiedDate: new Date(),
    });
    for (let number = 0; number < 30; number += 5) {
      await platform.db
        .insert(contents)
        .values(
          [0, 1, 2, 3, 4].map((step) => row(number + step, number < 15 ? `River ${number + step}` : 'Rover')),
        );
    }
  });

  test('add up to the total, exact and fuzzy hits alike', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const found = await find('river', { of: many, page: String(page), page_size: '7' });
      expect(found.total).toBe(30);
      seen.push(...found.content);
    }
    expect(new Set(seen).size).toBe(30);
    expect(seen.slice(0, 15)).toEqual(Array.from({ length: 15 }, (_, index) => `n-${index}`));
  });

  test('of size 0 return the total alone; a page beyond the end is empty', async () => {
    expect(await find('river', { of: many, page_size: '0' })).toMatchObject({ content: [], total: 30 });
    expect(await find('river', { of: many, page: '90' })).toMatchObject({ content: [], total: 30 });
  });
});

describe('hostile texts', () => {
  test.each([
    '"',
    '""',
    "'",
    '*',
    '^',
    '-',
    '(',
    ')',
    'a" OR "b',
    'NEAR(a b)',
    'title : keeper',
    '{title} : x',
    'AND',
    'OR NOT',
    'keeper NOT the',
    'a*b',
    '🎬',
    '🎬🎬',
    '\u0000',
    '\ue000',
    '\ue000 the keeper \ue000',
    '\u202e',
    '%',
    '_',
    '\\',
    ';--',
    '   ',
    '？！。',
    'و',
    'x'.repeat(200),
    'ab '.repeat(66),
    '"'.repeat(200),
    'é́́́́́',
    '\ud800',
  ])('with %j are treated as text', async (text) => {
    await find(text);
  });

  test('of punctuation alone find nothing', async () => {
    expect(await find('"*"')).toEqual(NOTHING);
  });

  test('with words of the query language are treated as text', async () => {
    expect((await find('keeper OR storm')).total).toBe(0);
    expect((await find('keeper NOT skye')).total).toBe(0);
  });

  test('of any kind get a valid response', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), async (text) => {
        await find(text.slice(0, 200));
      }),
      { numRuns: 100 },
    );
  });

  test.each([[''], ['x'.repeat(201)]])('that are empty or too long are rejected', async (search_text) => {
    const { status } = await platform.call('search', { account, query: { search_text } });
    expect(status).toBe(422);
  });
});

describe('the index follows', () => {
  let mine: string;
  const { contentId } = { contentId: 'film' };
  const isFilm = () => and(eq(contents.accountId, mine), eq(contents.contentId, contentId));
  const total = async (text: string) => (await find(text, { of: mine })).total;

  beforeAll(async () => {
    ({ accountId: mine } = await platform.makeAccount());
    await makeContent(platform.db, mine, { contentId, title: { en: 'Harbour' } });
  });

  test('a changed title and description', async () => {
    await platform.db
      .update(contents)
      .set({ title: { en: 'Orchard' }, description: { es: 'manzanas' } })
      .where(isFilm());
    expect([await total('harbour'), await total('orchard'), await total('manzanas')]).toEqual([0, 1, 1]);
  });

  test('publishing', async () => {
    await platform.db.update(contents).set({ isPublished: false }).where(isFilm());
    expect(await total('orchard')).toBe(0);
    await platform.db.update(contents).set({ isPublished: true }).where(isFilm());
    expect(await total('orchard')).toBe(1);
  });

  test.each([
    ['artists', artists, contentArtists, { artistId: 'x', role: 'cast' }],
    ['venues', venues, contentVenues, { venueId: 'x' }],
    ['genres', genres, contentGenres, { genreId: 'x' }],
    ['categories', categories, contentCategories, { categoryId: 'x' }],
  ] as const)('%s: a new link, a new name, no link', async (kind, table, link, values) => {
    const { db } = platform;
    const word = (name: string) => `${name}${kind}`;
    await db.insert(table).values({ accountId: mine, id: 'x', name: { en: word('first') } });
    expect(await total(word('first'))).toBe(0);
    // One of four tables, whose rows differ; the table above pairs them rightly.
    await db.insert(link as typeof contentVenues).values({ accountId: mine, contentId, ...values } as never);
    expect(await total(word('first'))).toBe(1);
    await db
      .update(table)
      .set({ name: { en: word('second') } })
      .where(eq(table.accountId, mine));
    expect([await total(word('first')), await total(word('second'))]).toEqual([0, 1]);
    await db.delete(link).where(eq(link.accountId, mine));
    expect(await total(word('second'))).toBe(0);
    await db.insert(link as typeof contentVenues).values({ accountId: mine, contentId, ...values } as never);
    await db.delete(table).where(eq(table.accountId, mine));
    expect(await total(word('second'))).toBe(0);
  });

  test('artists of their own', async () => {
    const { db } = platform;
    const named = async (text: string) => (await find(text, { of: mine })).artists;
    await db.insert(artists).values({ accountId: mine, id: 'solo', name: { en: 'Solveig' } });
    expect(await named('solveig')).toEqual(['solo']);
    await db
      .update(artists)
      .set({ name: { en: 'Torvald' } })
      .where(eq(artists.accountId, mine));
    expect([await named('solveig'), await named('torvald')]).toEqual([[], ['solo']]);
    await db.delete(artists).where(eq(artists.accountId, mine));
    expect(await named('torvald')).toEqual([]);
  });

  test('a title that is deleted, and one that comes back under its id', async () => {
    await platform.db.delete(contents).where(isFilm());
    expect(await total('orchard')).toBe(0);
    await makeContent(platform.db, mine, { contentId, title: { en: 'Quarry' } });
    expect([await total('orchard'), await total('quarry')]).toEqual([0, 1]);
  });
});
