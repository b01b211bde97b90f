import { beforeAll, describe, expect, test } from 'vitest';
import { ids, makeCatalogue } from './make-catalogue.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ account } = await makeCatalogue(platform));
});

describe('lists', () => {
  test('filter by category, newest first, with their total', async () => {
    const { body, answer } = await platform.call('contentFilter', {
      account,
      body: { filters: { category: ['odd'] }, page: 1, page_size: 2 },
    });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(ids(body)).toEqual(['film-5', 'film-3']);
    expect(body.total).toBe(3);
  });

  test('of page size 0 return the total alone', async () => {
    const { body } = await platform.call('contentList', { account, body: { filters: {}, page_size: 0 } });
    expect(body).toEqual({ success: true, data: [], total: 6 });
  });

  test('are empty beyond the end, with their total', async () => {
    const { body } = await platform.call('contentFilter', { account, body: { filters: {}, page: 9 } });
    expect(body).toEqual({ success: true, data: [], total: 6 });
  });

  test('by ids keep the order of the ids, and include episodes', async () => {
    const { body } = await platform.call('contentList', {
      account,
      body: { filters: { content_ids: ['part', 'film-2', 'film-4', 'foreign'] } },
    });
    expect(ids(body)).toEqual(['part', 'film-2', 'film-4']);
  });

  test('by an empty list of ids are empty', async () => {
    const { body } = await platform.call('contentList', { account, body: { filters: { content_ids: [] } } });
    expect(body.total).toBe(0);
  });

  test('sort titles in the requested language', async () => {
    const inLanguage = async (order_by: string, reverse: boolean) => {
      const { body } = await platform.call('contentFilter', {
        account,
        body: { filters: { category: ['odd', 'even'] }, order_by, reverse },
      });
      return ids(body)[0];
    };
    expect(await inLanguage('title.en', false)).toBe('film-5');
    expect(await inLanguage('title.es', false)).toBe('film-1');
    expect(await inLanguage('title.es', true)).toBe('film-5');
  });

  test.each([
    ['artists', { artists: ['bo'] }],
    ['venues', { venues: ['rex'] }],
    ['genre', { sub_category: ['slow'] }],
    ['custom metadata', { custom_metadata: [{ name: 'mood', value: 'Calma' }] }],
    [
      'a system term by name',
      { system_defined: [{ type: 'system_defined', name: 'sub_category', value: 'Lento' }] },
    ],
    ['a system term by id', { system_defined: [{ name: 'category', id: 'drama', value: 'whatever' }] }],
    ['a custom term', { custom_defined: [{ type: 'custom_defined', name: 'Mood', value: 'Warm, Cold' }] }],
    [
      'two terms of one name, which are alternatives',
      {
        custom_defined: [
          { name: 'mood', value: 'Cold' },
          { name: 'mood', value: 'Calm' },
        ],
      },
    ],
  ])('of v2 filter by %s', async (_, filters) => {
    const { body, answer } = await platform.call('contentFilterV2', { account, body: { filters } });
    expect(answer.kind).toBe('ok');
    expect(ids(body)).toEqual(['full-film']);
  });

  test('require all of several fields', async () => {
    const { body } = await platform.call('contentFilterV2', {
      account,
      body: { filters: { category: ['odd'], custom_defined: [{ name: 'mood', value: 'Calm' }] } },
    });
    expect(body.total).toBe(0);
  });

  test('ignore null filters', async () => {
    const { body } = await platform.call('contentFilterV2', {
      account,
      body: { filters: { category: null, content_ids: null } },
    });
    expect(body.total).toBe(6);
  });

  test.each([
    ['broken JSON', '{"filters":', 400],
    ['an unknown key', { filters: {}, drop: 1 }, 400],
    ['a wrong type', { filters: { category: 'odd' } }, 400],
    ['a page size beyond the limit', { page_size: 1001 }, 422],
    ['a negative page', { page: 0 }, 422],
    ['an order that is not on offer', { order_by: 'password_hash' }, 422],
    [
      'more names than one query can ask',
      {
        filters: { custom_defined: Array.from({ length: 40 }, (_, i) => ({ name: `n${i}`, value: 'x' })) },
      },
      422,
    ],
  ])('reject %s', async (_, body, status) => {
    const answer = await platform.call('contentFilterV2', { account, body });
    expect(answer.status).toBe(status);
    expect(answer.body.success).toBe(false);
    expect(typeof answer.body.message).toBe('string');
  });
});
