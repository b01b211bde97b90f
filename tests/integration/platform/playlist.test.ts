import { beforeAll, describe, expect, test } from 'vitest';
import { ids } from './make-catalogue.ts';
import { makeContent, makeFullContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;

const RULES = [
  { type: 'system_defined', name: 'category', id: 'drama', value: 'drama' },
  { type: 'custom_defined', name: 'mood', value: 'Calm' },
] as const;

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
  const { accountId: other } = await platform.makeAccount();
  const add = (content: Parameters<typeof makeContent>[2]) => makeContent(platform.db, account, content);
  await makeFullContent(platform.db, account);
  for (const number of [1, 2, 3]) {
    const modifiedDate = new Date(Date.UTC(2026, 2, number));
    await add({ contentId: `film-${number}`, categories: ['drama'], modifiedDate });
  }
  await add({
    contentId: 'part',
    videoType: 'MPVC',
    parentId: 'series',
    serialNo: 1,
    categories: ['drama'],
    modifiedDate: new Date(Date.UTC(2026, 2, 9)),
  });
  await add({ contentId: 'series', videoType: 'MPVP', categories: ['drama'] });
  await add({ contentId: 'hidden', isPublished: false, categories: ['drama'] });
  await add({
    contentId: 'by-hand',
    videoType: 'PLAYLIST',
    title: { en: 'By hand', es: 'A mano' },
    playlistType: 'MANUAL',
    playlistContentData: ['film-2', 'hidden', 'part', 'film-1', 'foreign'],
  });
  await add({
    contentId: 'by-rule',
    videoType: 'PLAYLIST',
    categories: ['drama'],
    playlistType: 'AUTOMATIC',
    playlistAutoPayload: [...RULES],
  });
  await add({ contentId: 'gone', videoType: 'PLAYLIST', playlistType: 'MANUAL', isPublished: false });
  await makeContent(platform.db, other, { contentId: 'foreign', videoType: 'PLAYLIST' });
});

const fetchPlaylist = (id: string) => platform.call('playlist', { account, language: 'es', params: { id } });

describe('a playlist', () => {
  test('made by hand returns the ids of its titles in their order', async () => {
    const { body, answer } = await fetchPlaylist('by-hand');
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toMatchObject({
      content_id: 'by-hand',
      title: 'A mano',
      video_type: 'PLAYLIST',
      playlist_data: {
        playlist_type: 'MANUAL',
        content_data: ['film-2', 'hidden', 'part', 'film-1', 'foreign'],
      },
    });
  });

  test('made by rule returns its rules', async () => {
    const { body } = await fetchPlaylist('by-rule');
    expect(body.data.playlist_data).toEqual({ playlist_type: 'AUTOMATIC', auto_payload: RULES });
  });

  test.each(['film-1', 'gone', 'foreign', 'nothing'])('responds with 404 for %s', async (id) => {
    expect((await fetchPlaylist(id)).status).toBe(404);
  });
});

describe('the titles of a playlist', () => {
  const video_types = ['SPV', 'MPVC'];

  test('made by hand keep its order, and leave out missing ones', async () => {
    const filters = { content_ids: ['film-2', 'hidden', 'part', 'film-1', 'foreign'], video_types };
    const count = await platform.call('contentList', { account, body: { filters, page_size: 0 } });
    expect(count.body).toEqual({ success: true, data: [], total: 3 });
    const { body } = await platform.call('contentList', {
      account,
      body: { filters, page: 1, page_size: 3 },
    });
    expect(ids(body)).toEqual(['film-2', 'part', 'film-1']);
  });

  test('made by rule are those of both types that match it, oldest change first', async () => {
    const filters = { system_defined: [RULES[0]], video_types };
    const order = { order_by: 'modified_date', reverse: false };
    const count = await platform.call('contentList', { account, body: { filters, ...order, page_size: 0 } });
    expect(count.body.total).toBe(5);
    const { body } = await platform.call('contentList', {
      account,
      body: { filters, ...order, page_size: 5 },
    });
    expect(ids(body)).toEqual(['full-film', 'film-1', 'film-2', 'film-3', 'part']);
  });

  test('match both system and custom rules', async () => {
    const filters = { system_defined: [RULES[0]], custom_defined: [RULES[1]], video_types };
    const { body } = await platform.call('contentList', { account, body: { filters } });
    expect(ids(body)).toEqual(['full-film']);
  });
});
