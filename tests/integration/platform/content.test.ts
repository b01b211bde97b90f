import { beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#app/contract/calls.ts';
import { handlers } from '#workers/platform/http/handlers.ts';
import { makeContent, makeFullContent } from './make-content.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;
let other: string;

beforeAll(async () => {
  platform = await startPlatform();
  ({ accountId: account } = await platform.makeAccount());
  ({ accountId: other } = await platform.makeAccount());
  await makeFullContent(platform.db, account);
  const day = (number: number) => new Date(Date.UTC(2026, 1, number));
  for (const number of [1, 2, 3, 4, 5]) {
    await makeContent(platform.db, account, {
      contentId: `film-${number}`,
      title: { en: `Film ${6 - number}`, es: `Cine ${number}` },
      createdDate: day(number),
      categories: number % 2 ? ['odd'] : ['even'],
    });
  }
  await makeContent(platform.db, account, {
    contentId: 'part',
    videoType: 'MPVC',
    parentId: 'series',
    serialNo: 1,
  });
  await makeContent(platform.db, account, { contentId: 'hidden', isPublished: false });
  await makeContent(platform.db, other, { contentId: 'foreign', categories: ['odd'] });
});

const ids = (body: { data: unknown }) =>
  (body.data as { content_id: string }[]).map(({ content_id }) => content_id);

describe('content detail', () => {
  test('tells everything of a title in the viewer’s language', async () => {
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

  test.each(['hidden', 'foreign', 'nothing'])('%s is not found', async (content_id) => {
    const { status, body } = await platform.call('contentDetail', { account, params: { content_id } });
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'We could not find what you asked for.' });
  });

  test('a malformed id is malformed', async () => {
    const { status } = await platform.call('contentDetail', { account, params: { content_id: "' OR 1=1" } });
    expect(status).toBe(400);
  });
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

  test('a page size of 0 answers the total alone', async () => {
    const { body } = await platform.call('contentList', { account, body: { filters: {}, page_size: 0 } });
    expect(body).toEqual({ success: true, data: [], total: 6 });
  });

  test('a page beyond the end is empty and keeps its total', async () => {
    const { body } = await platform.call('contentFilter', { account, body: { filters: {}, page: 9 } });
    expect(body).toEqual({ success: true, data: [], total: 6 });
  });

  test('ids keep their order, and bring episodes', async () => {
    const { body } = await platform.call('contentList', {
      account,
      body: { filters: { content_ids: ['part', 'film-2', 'film-4', 'foreign'] } },
    });
    expect(ids(body)).toEqual(['part', 'film-2', 'film-4']);
  });

  test('no ids are no titles', async () => {
    const { body } = await platform.call('contentList', { account, body: { filters: { content_ids: [] } } });
    expect(body.total).toBe(0);
  });

  test('titles sort in the language that is asked for', async () => {
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
  ])('v2 filters by %s', async (_, filters) => {
    const { body, answer } = await platform.call('contentFilterV2', { account, body: { filters } });
    expect(answer.kind).toBe('ok');
    expect(ids(body)).toEqual(['full-film']);
  });

  test('different names must all hold', async () => {
    const { body } = await platform.call('contentFilterV2', {
      account,
      body: { filters: { category: ['odd'], custom_defined: [{ name: 'mood', value: 'Calm' }] } },
    });
    expect(body.total).toBe(0);
  });

  test('null filters ask nothing', async () => {
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
  ])('refuses %s', async (_, body, status) => {
    const answer = await platform.call('contentFilterV2', { account, body });
    expect(answer.status).toBe(status);
    expect(answer.body.success).toBe(false);
    expect(typeof answer.body.message).toBe('string');
  });
});

describe('related', () => {
  test('titles that share a category, never the title itself', async () => {
    const { body } = await platform.call('relatedContent', {
      account,
      params: { content_id: 'film-1' },
      body: { filters: {} },
    });
    expect(ids(body)).toEqual(['film-5', 'film-3']);
    expect(body.total).toBe(2);
    expect(body.filters).toEqual({ category: ['odd'] });
  });

  test('of nothing is not found', async () => {
    const { status } = await platform.call('relatedContent', {
      account,
      params: { content_id: 'foreign' },
      body: {},
    });
    expect(status).toBe(404);
  });
});

describe('accounts', () => {
  test('a missing or unknown account is 404', async () => {
    for (const asked of [undefined, 'acc_nobody', "x' --"]) {
      const { status, body } = await platform.call('categories', asked ? { account: asked } : {});
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, message: 'Unknown account' });
    }
  });

  test('every call of the contract is answered, those without a handler with 501 in an envelope', async () => {
    for (const name of Object.keys(calls) as CallName[]) {
      const placeholders = calls[name].path.matchAll(/\{(\w+)\}/g);
      const params = Object.fromEntries([...placeholders].map(([, key = '']) => [key, 'content']));
      const { status, body } = await platform.call(name, { account, params });
      expect(typeof body.success, name).toBe('boolean');
      const expected = name in handlers ? [200, 400, 401, 404] : [501];
      expect(expected, name).toContain(status);
    }
  });

  test('an unknown path is 404, a wrong method 405', async () => {
    const get = (path: string) =>
      platform.fetch(`http://platform.localhost${path}`, { headers: { account_id: account } });
    expect((await get('/api/v1/nothing')).status).toBe(404);
    const wrong = await get('/api/v1/user/login');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('POST');
  });

  test('an inactive account shows its config without status, and nothing else', async () => {
    const { accountId } = await platform.makeAccount({ status: 'INACTIVE' });
    const { status, body } = await platform.call('accountDetail', { account: accountId });
    expect(status).toBe(200);
    expect(body.data.account_id).toBe(accountId);
    expect(body.data).not.toHaveProperty('status');
    expect((await platform.call('staticPages', { account: accountId })).status).toBe(403);
  });
});
