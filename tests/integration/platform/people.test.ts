import { beforeAll, describe, expect, test } from 'vitest';
import { artists, venues } from '#workers/platform/storage/schema/people.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;

const NAMES: Omit<typeof venues.$inferInsert, 'accountId'>[] = [
  { id: 'zoe', name: { en: 'Zoe', es: 'Ana' }, position: 0, averageRating: 3, reviewCount: 9 },
  { id: 'ben', name: { en: 'ben', es: 'Benito' }, position: 1, averageRating: 5, reviewCount: 1 },
  { id: 'ada', name: { en: 'Ada' }, position: 2, averageRating: 4, reviewCount: 4 },
];

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
  const { accountId: other } = await platform.makeAccount();
  for (const table of [artists, venues]) {
    await platform.db.insert(table).values(NAMES.map((row) => ({ accountId: account, ...row })));
    await platform.db.insert(table).values({ accountId: other, id: 'foreign', name: { en: 'Foreign' } });
  }
  const details = {
    customMetadata: [{ id: 'from', name: { en: 'From', es: 'De' }, value: { en: 'Rome', es: 'Roma' } }],
    socialProfiles: { instagram: 'https://instagram.example/full' },
  };
  await platform.db.insert(artists).values({
    accountId: account,
    id: 'full',
    name: { en: 'Full Artist', es: 'Artista' },
    poster: 'images/artists/full.webp',
    thumbnail: 'images/artists/full.webp',
    bio: { en: 'A life.', es: 'Una vida.' },
    viewsCount: 1200,
    averageRating: 4.5,
    reviewCount: 2,
    position: 3,
    ...details,
  });
  await platform.db.insert(venues).values({
    accountId: account,
    id: 'full',
    name: { en: 'Full Venue' },
    description: { en: 'A place.', es: 'Un lugar.' },
    address: { en: '1 Main Street', es: 'Calle Mayor, 1' },
    thumbnail: 'images/venues/full.webp',
    position: 3,
    ...details,
  });
});

const ids = (body: { data: unknown }) => (body.data as { _id: string }[]).map(({ _id }) => _id);

describe.each(['artists', 'venues'] as const)('%s', (call) => {
  const list = (query: Record<string, string>, language = 'en') =>
    platform.call(call, { account, language, query });

  test('are in the owner’s order, with their total', async () => {
    const { body, answer } = await list({});
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(ids(body)).toEqual(['zoe', 'ben', 'ada', 'full']);
    expect(body.total).toBe(4);
  });

  test('are paginated; a size of 0 returns the total alone, 1000 is the maximum', async () => {
    expect(ids((await list({ page: '2', page_size: '3' })).body)).toEqual(['full']);
    expect((await list({ page_size: '0' })).body).toEqual({ success: true, data: [], total: 4 });
    expect(ids((await list({ page_size: '1000' })).body)).toHaveLength(4);
    expect((await list({ page_size: '1001' })).status).toBe(422);
    expect((await list({ page: '9' })).body).toEqual({ success: true, data: [], total: 4 });
  });

  test('sort by name as the language does, ignoring case', async () => {
    const by = async (query: Record<string, string>, language = 'en') =>
      ids((await list(query, language)).body);
    expect(await by({ order_by: 'name' })).toEqual(['ada', 'ben', 'full', 'zoe']);
    expect((await by({ order_by: 'name' }, 'es')).slice(0, 2).sort()).toEqual(['ada', 'zoe']);
    expect(await by({ order_by: 'name.en', reverse: 'true' }, 'es')).toEqual(['zoe', 'full', 'ben', 'ada']);
    expect(await by({ order_by: 'name', page: '2', page_size: '3' })).toEqual(['zoe']);
    expect((await list({ order_by: 'name.-' })).status).toBe(200);
    expect((await list({ order_by: 'name', page_size: '0' })).body).toEqual({
      success: true,
      data: [],
      total: 4,
    });
  });

  test('sort by rating and reviews, and reject other orders', async () => {
    const by = async (query: Record<string, string>) => ids((await list(query)).body);
    expect(await by({ order_by: 'average_rating' })).not.toEqual(await by({}));
    expect((await by({ order_by: 'average_rating', reverse: 'true' }))[0]).toBe('ben');
    expect((await by({ order_by: 'review_count', reverse: 'true' }))[0]).toBe('zoe');
    expect((await list({ order_by: 'position' })).status).toBe(422);
    expect((await list({ order_by: "name'--" })).status).toBe(422);
  });
});

describe('details', () => {
  test('return all fields of an artist in the viewer’s language', async () => {
    const { body, answer } = await platform.call('artistDetail', {
      account,
      language: 'es',
      params: { id: 'full' },
    });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toEqual({
      _id: 'full',
      name: 'Artista',
      thumbnail: 'images/artists/full.webp',
      poster: 'images/artists/full.webp',
      bio: 'Una vida.',
      views_count: 1200,
      average_rating: 4.5,
      review_count: 2,
      custom_metadata: [{ id: 'from', name: 'De', value: 'Roma' }],
      social_profiles: { instagram: 'https://instagram.example/full' },
    });
  });

  test('return all fields of a venue, falling back from a missing language', async () => {
    const { body, answer } = await platform.call('venueDetail', {
      account,
      language: 'es',
      params: { id: 'full' },
    });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toMatchObject({
      _id: 'full',
      name: 'Full Venue',
      description: 'Un lugar.',
      address: 'Calle Mayor, 1',
      custom_metadata: [{ id: 'from', name: 'De', value: 'Roma' }],
      social_profiles: { instagram: 'https://instagram.example/full' },
    });
  });

  test.each(['artistDetail', 'venueDetail'] as const)(
    'of %s respond with 404 for an unknown id and another account’s',
    async (call) => {
      for (const id of ['nobody', 'foreign']) {
        expect((await platform.call(call, { account, params: { id } })).status).toBe(404);
      }
      expect((await platform.call(call, { account, params: { id: "' OR 1=1" } })).status).toBe(400);
    },
  );
});

test('accents and numbers sort as readers expect', async () => {
  const { accountId } = await platform.makeAccount();
  const names = ['Studio 10', 'Ángel', 'Studio 9', 'Zoe', 'Ñandú', 'Nora', 'angela', 'Östen'];
  await platform.db
    .insert(artists)
    .values(names.map((name, i) => ({ accountId, id: `a${i}`, name: { en: name } })));
  const sorted = async (language: string) => {
    const query = { order_by: 'name' };
    const { body } = await platform.call('artists', { account: accountId, language, query });
    return (body.data as unknown as { name: string }[]).map(({ name }) => name);
  };
  const inSpanish = ['Ángel', 'angela', 'Nora', 'Ñandú', 'Östen', 'Studio 9', 'Studio 10', 'Zoe'];
  expect(await sorted('es')).toEqual(inSpanish);
  expect((await sorted('sv')).at(-1)).toBe('Östen');
});
