import { beforeAll, describe, expect, test } from 'vitest';
import { contentGenres, genres } from '#workers/platform/storage/schema/catalogue.ts';
import { ids, makeCatalogue } from './make-catalogue.ts';
import { makeContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ account } = await makeCatalogue(platform));
});

describe('content detail', () => {
  test('returns all fields of a title in the viewer’s language', async () => {
    const { status, body, answer } = await platform.call('contentDetail', {
      account,
      language: 'es',
      params: { content_id: 'full-film' },
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toMatchObject({
      content_id: 'full-film',
      title: 'La película',
      description: 'A film.',
      release_time: '2025-05-01T00:00:00.000Z',
      active_subscription: [{ id: 'gold' }],
      active_ppv_subscription: [{ id: 'ticket' }],
      content_rating: { name: 'PG', description: 'Guía', icon: { s3_key: 'images/ratings/pg.svg' } },
      artists: {
        director: [{ id: 'ana', name: 'Ana' }],
        cast: [
          { id: 'bo', name: 'Bo' },
          { id: 'ana', name: 'Ana' },
        ],
      },
      category: [{ _id: 'drama', name: 'drama' }],
      sub_category: [{ _id: 'slow', name: 'Lento' }],
      venues: [{ _id: 'rex', name: 'Rex' }],
      custom_metadata: [{ id: 'f1', name: 'Ánimo', value: 'Calma, Warm' }],
      source_asset_id: { file_metadata: { duration: 120 } },
    });
  });

  test('falls back from a language that the title does not have', async () => {
    const { body } = await platform.call('contentDetail', {
      account,
      language: 'fr',
      params: { content_id: 'full-film' },
    });
    expect(body.data.title).toBe('The Film');
  });

  test.each(['hidden', 'foreign', 'nothing'])('responds with 404 for a %s title', async (content_id) => {
    const { status, body } = await platform.call('contentDetail', { account, params: { content_id } });
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'We could not find what you asked for.' });
  });

  test('rejects a malformed id', async () => {
    const { status } = await platform.call('contentDetail', { account, params: { content_id: "' OR 1=1" } });
    expect(status).toBe(400);
  });
});

describe('related', () => {
  test('are titles that share a category, never the title itself', async () => {
    const { body } = await platform.call('relatedContent', {
      account,
      params: { content_id: 'film-1' },
      body: { filters: {} },
    });
    expect(ids(body)).toEqual(['film-5', 'film-3']);
    expect(body.total).toBe(2);
    expect(body.filters).toEqual({ category: ['odd'] });
  });

  test('are found by genre without a category; without both there are none', async () => {
    const { accountId } = await platform.makeAccount();
    for (const contentId of ['one', 'two', 'bare']) await makeContent(platform.db, accountId, { contentId });
    await platform.db.insert(genres).values({ accountId, id: 'slow', name: { en: 'Slow' } });
    await platform.db
      .insert(contentGenres)
      .values(['one', 'two'].map((contentId) => ({ accountId, contentId, genreId: 'slow' })));
    const relatedTo = async (content_id: string) => {
      const body = { filters: { video_types: ['SPV' as const] } };
      return (await platform.call('relatedContent', { account: accountId, params: { content_id }, body }))
        .body;
    };
    const relatedIds = await relatedTo('one');
    expect(ids(relatedIds)).toEqual(['two']);
    expect(relatedIds.filters).toEqual({ video_types: ['SPV'], sub_category: ['slow'] });
    expect(await relatedTo('bare')).toMatchObject({ data: [], total: 0, filters: {} });
  });

  test('respond with 404 for an unknown title', async () => {
    const { status } = await platform.call('relatedContent', {
      account,
      params: { content_id: 'foreign' },
      body: {},
    });
    expect(status).toBe(404);
  });
});
