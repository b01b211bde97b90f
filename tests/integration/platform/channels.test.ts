import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeChannel } from './make-channel.ts';
import { makeContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;
let other: string;

const time = (text: string) => new Date(`${text}:00.000Z`);

beforeAll(async () => {
  platform = await sharedPlatform();
  [{ accountId: account }, { accountId: other }] = await Promise.all([
    platform.makeAccount(),
    platform.makeAccount(),
  ]);
  const { db } = platform;
  for (const accountId of [account, other]) {
    for (const contentId of ['news', 'film', 'gala']) await makeContent(db, accountId, { contentId });
    await makeContent(db, accountId, { contentId: 'draft', isPublished: false });
    await makeChannel(db, accountId, {
      id: 'one',
      name: { en: 'Zebra One', es: 'Ámbar Uno' },
      title: { en: 'One', es: 'Uno' },
      description: { en: accountId === account ? 'Ours.' : 'Theirs.' },
      logo: 'images/channels/one-logo.png',
      banner: 'images/channels/one.w1280.webp',
      thumbnail: 'images/channels/one.w640.webp',
      categories: ['sport', 'talk'],
      plans: ['gold'],
      ppvs: ['ticket'],
      averageRating: 4.5,
      reviewCount: 2,
      position: 3,
      slots: [
        ['news', 6, 7],
        ['film', 20, 22],
        ['draft', 22, 23],
      ],
      dated: [
        ['gala', time('2026-03-10T21:00'), time('2026-03-10T21:30')],
        ['draft', time('2026-03-10T06:30'), time('2026-03-10T06:40')],
      ],
    });
  }
  await makeChannel(db, account, { id: 'two', name: { en: 'beta' }, categories: ['talk'], position: 2 });
  await makeChannel(db, account, {
    id: 'three',
    name: { en: 'Alpha' },
    categories: ['talk', 'sport'],
    position: 9,
  });
  await makeChannel(db, account, { id: 'four', name: { en: 'Ångström' }, averageRating: 5, position: 1 });
  await makeChannel(db, other, { id: 'theirs', categories: ['sport', 'talk'] });
});

interface Listed {
  _id: string;
  channel_id: string;
}
const ids = (body: { data: unknown }) =>
  (body.data as Listed[]).map(({ _id, channel_id }) => _id ?? channel_id);

describe('a channel', () => {
  test('returns all its fields in the viewer’s language', async () => {
    const { body, answer } = await platform.call('channel', {
      account,
      language: 'es',
      params: { id: 'one' },
    });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toEqual({
      _id: 'one',
      name: 'Ámbar Uno',
      title: 'Uno',
      description: 'Ours.',
      category: [
        { _id: 'sport', name: 'sport (es)' },
        { _id: 'talk', name: 'talk (es)' },
      ],
      is_restricted: true,
      active_subscription: [{ _id: 'gold' }],
      active_ppv: [{ _id: 'ticket' }],
      logo: { website: { s3_key: 'images/channels/one-logo.png' } },
      banner: { website: { s3_key: 'images/channels/one.w1280.webp' } },
      thumbnail: { website: { s3_key: 'images/channels/one.w640.webp' } },
      average_rating: 4.5,
      review_count: 2,
    });
  });

  test('is returned without pictures, plans and descriptions', async () => {
    const { body, answer } = await platform.call('channel', { account, params: { id: 'four' } });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toMatchObject({ name: 'Ångström', is_restricted: false, active_subscription: [] });
    expect(body.data).not.toHaveProperty('logo');
  });

  test.each([
    ['nothing', 404],
    ['theirs', 404],
    ["' OR 1=1", 400],
  ])('%s responds with %i', async (id, status) => {
    expect((await platform.call('channel', { account, params: { id } })).status).toBe(status);
  });
});

describe('the filter of channels', () => {
  const filter = (filters: object, more: object = {}) =>
    platform.call('iptvChannelFilter', { account, body: { filters, ...more } });

  test('returns the channels that meet every condition, with their number', async () => {
    const { body, answer } = await filter({ category: ['sport', 'nothing'] });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect([ids(body), body.total]).toEqual([['one', 'three'], 2]);
    expect(ids((await filter({ category: ['talk'], is_restricted: false })).body)).toEqual(['two', 'three']);
    expect(ids((await filter({ channel_ids: ['three', 'one', 'theirs'] })).body)).toEqual(['three', 'one']);
    expect((await filter({ category: [] })).body).toEqual({ success: true, data: [], total: 0 });
  });

  test('without conditions is the list of channels, sorted and paginated alike', async () => {
    expect(ids((await filter({})).body)).toEqual(['four', 'two', 'one', 'three']);
    const page = { order_by: 'name', page: 2, page_size: 2 };
    const listed = await platform.call('channelList', { account, body: page });
    expect((await filter({}, page)).body).toEqual(listed.body);
  });

  test('rejects an unknown condition', async () => {
    expect((await filter({ colour: 'red' })).status).toBe(400);
  });
});

describe('the list of channels', () => {
  const list = (body: object = {}, language = 'en') =>
    platform.call('channelList', { account, language, body });

  test('is in the owner’s order, paginated, with its total', async () => {
    const { body, answer } = await list();
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(ids(body)).toEqual(['four', 'two', 'one', 'three']);
    expect(body.total).toBe(4);
    expect(ids((await list({ page: 2, page_size: 3 })).body)).toEqual(['three']);
    expect((await list({ page: 9 })).body).toEqual({ success: true, data: [], total: 4 });
    expect((await list({ page_size: 0 })).body).toEqual({ success: true, data: [], total: 4 });
  });

  test('sorts by name as the language does', async () => {
    const order = { filters: {}, order_by: 'name', page_size: 1000, page: 1 };
    expect(ids((await list({ ...order, reverse: true })).body)).toEqual(['one', 'two', 'four', 'three']);
    expect(ids((await list(order, 'es')).body)).toEqual(['three', 'one', 'four', 'two']);
    expect(ids((await list({ order_by: 'name.sv' })).body)).toEqual(['three', 'two', 'one', 'four']);
  });

  test('sorts by rating and reviews, and rejects other orders', async () => {
    expect(ids((await list({ order_by: 'average_rating', reverse: true })).body).slice(0, 2)).toEqual([
      'four',
      'one',
    ]);
    expect(ids((await list({ order_by: 'review_count', reverse: true })).body)[0]).toBe('one');
    expect((await list({ order_by: 'position' })).status).toBe(422);
    expect((await list({ filters: { name: 'x' } })).status).toBe(400);
    expect((await list({ page_size: 1001 })).status).toBe(422);
  });

  test('has the requested channels in the requested order, and none of another account', async () => {
    const requested = { filters: { channel_ids: ['three', 'theirs', 'one', 'nothing'] } };
    const { body } = await list(requested);
    expect(ids(body)).toEqual(['three', 'one']);
    expect(body.total).toBe(2);
    expect((await list({ ...requested, page_size: 0 })).body).toEqual({ success: true, data: [], total: 2 });
    expect(ids((await list({ filters: { channel_ids: [] } })).body)).toEqual([]);
    expect(ids((await list({ filters: { channel_ids: null } })).body)).toHaveLength(4);
  });
});

describe('related channels', () => {
  const related = (channel_id: string) =>
    platform.call('relatedChannels', { account, params: { channel_id }, body: { filters: {} } });

  test('are the others, those of the same categories first', async () => {
    const { body, answer } = await related('one');
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(ids(body)).toEqual(['three', 'two', 'four']);
    expect(ids((await related('three')).body)).toEqual(['one', 'two', 'four']);
    expect(ids((await related('four')).body)).toEqual(['two', 'one', 'three']);
  });

  test('respond with 404 to an unknown channel and another account’s', async () => {
    for (const id of ['nothing', 'theirs']) expect((await related(id)).status).toBe(404);
  });
});

const DAY = { start_time: '2026-03-10T00:00:00Z', end_time: '2026-03-11T00:00:00Z' };
const OF_THE_DAY = [
  ['news', '2026-03-10T06:00', '2026-03-10T07:00'],
  ['film', '2026-03-10T20:00', '2026-03-10T21:00'],
  ['gala', '2026-03-10T21:00', '2026-03-10T21:30'],
  ['film', '2026-03-10T21:30', '2026-03-10T22:00'],
].map(([content_id, from, to]) => ({
  content_id,
  start_time: `${from}:00.000Z`,
  end_time: `${to}:00.000Z`,
}));

describe('a schedule', () => {
  const schedule = (query: Record<string, string>) => platform.call('schedule', { account, query });
  const of = (from: string, to: string) => schedule({ channel_id: 'one', start_time: from, end_time: to });

  test('has the day’s programmes, dated ones included, unpublished ones not', async () => {
    const { body, answer } = await schedule({ channel_id: 'one', ...DAY });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data).toEqual(OF_THE_DAY);
    expect((await schedule({ channel_id: 'one', ...DAY })).body).toEqual(body);
  });

  test('has programmes across the edges in full, and accepts time zones', async () => {
    const { body } = await of('2026-03-10T20:30:00+00:00', '2026-03-10T22:10:00+01:00');
    expect(body.data).toEqual(OF_THE_DAY.slice(1, 3));
  });

  test('repeats without end', async () => {
    const { body } = await of('2049-12-31T00:00:00Z', '2050-01-02T00:00:00Z');
    expect((body.data as unknown as { start_time: string }[]).map(({ start_time }) => start_time)).toEqual([
      '2049-12-31T06:00:00.000Z',
      '2049-12-31T20:00:00.000Z',
      '2050-01-01T06:00:00.000Z',
      '2050-01-01T20:00:00.000Z',
    ]);
  });

  test('of a channel without programmes is empty', async () => {
    expect((await schedule({ channel_id: 'two', ...DAY })).body).toEqual({ success: true, data: [] });
  });

  test.each([
    ['a channel that is not', { channel_id: 'nothing', ...DAY }, 404],
    ['another account’s', { channel_id: 'theirs', ...DAY }, 404],
    ['no channel', DAY, 400],
    ['no end', { channel_id: 'one', start_time: DAY.start_time }, 400],
    ['a time that is none', { channel_id: 'one', ...DAY, end_time: 'tomorrow' }, 422],
    [
      'an end before the start',
      { channel_id: 'one', start_time: DAY.end_time, end_time: DAY.start_time },
      422,
    ],
    ['no time at all', { channel_id: 'one', start_time: DAY.end_time, end_time: DAY.end_time }, 422],
    ['nine days', { channel_id: 'one', ...DAY, end_time: '2026-03-19T00:00:00Z' }, 422],
    ['eight days, one of 25 hours', { channel_id: 'one', ...DAY, end_time: '2026-03-18T01:00:00Z' }, 200],
  ])('for %s', async (_, query, status) => {
    expect((await schedule(query)).status).toBe(status);
  });
});

describe('the guide', () => {
  const guide = (body: object) => platform.call('channelGuide', { account, language: 'es', body });

  test('has the schedules of the existing channels, and each title once', async () => {
    const { body, answer } = await guide({ channel_ids: ['two', 'theirs', 'one', 'two', 'nothing'], ...DAY });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    expect(body.data.channels).toEqual([
      { channel_id: 'two', entries: [] },
      { channel_id: 'one', entries: OF_THE_DAY },
    ]);
    const contents = body.data.contents as { content_id: string }[];
    expect(contents.map(({ content_id }) => content_id).sort()).toEqual(['film', 'gala', 'news']);
    expect(contents).toContainEqual({ content_id: 'film', title: 'Title film', video_type: 'SPV' });
  });

  test('has a programme until a day after its end, and none that ended earlier', async () => {
    const { accountId } = await platform.makeAccount();
    await makeContent(platform.db, accountId, { contentId: 'film' });
    const long = [time('2026-03-09T01:00'), time('2026-03-10T01:00')] as const;
    const over = [time('2026-03-09T00:00'), time('2026-03-10T00:00')] as const;
    await makeChannel(platform.db, accountId, { id: 'long', dated: [['film', ...long]] });
    await makeChannel(platform.db, accountId, { id: 'over', dated: [['film', ...over]] });
    const body = { channel_ids: ['long', 'over'], ...DAY };
    const guide = await platform.call('channelGuide', { account: accountId, body });
    const [start_time, end_time] = long.map((moment) => moment.toISOString());
    const entries = [{ content_id: 'film', start_time, end_time }];
    expect(guide.body.data.channels).toEqual([
      { channel_id: 'long', entries },
      { channel_id: 'over', entries: [] },
    ]);
    const query = { channel_id: 'long', ...DAY };
    const one = await platform.call('schedule', { account: accountId, query });
    expect(one.body.data).toEqual(entries);
  });

  test('has what each channel’s own schedule has, whatever straddles the edges of the window', async () => {
    const { accountId } = await platform.makeAccount();
    await makeContent(platform.db, accountId, { contentId: 'film' });
    const startMs = time('2026-03-08T00:00').getTime();
    const hours = fc.integer({ min: 0, max: 24 * 6 });
    const dated = fc.uniqueArray(fc.tuple(hours, fc.integer({ min: 1, max: 24 })), {
      selector: ([start]) => start,
      maxLength: 8,
    });
    // By hours of a day; some of them end on the next one.
    const slots = fc.uniqueArray(fc.tuple(fc.nat({ max: 23 }), fc.integer({ min: 1, max: 24 })), {
      selector: ([start]) => start,
      maxLength: 4,
    });
    const channels = fc.sample(fc.record({ dated, slots }), 40);
    const toTime = (hour: number) => new Date(startMs + hour * 3_600_000);
    const ids: string[] = [];
    for (const [index, channel] of channels.entries()) {
      const id = `random-${index}`;
      ids.push(id);
      await makeChannel(platform.db, accountId, {
        id,
        slots: channel.slots.map(([start, length]) => ['film', start, start + length] as const),
        dated: channel.dated.map(
          ([start, length]) => ['film', toTime(start), toTime(start + length)] as const,
        ),
      });
    }
    const windows = fc.sample(fc.tuple(hours, fc.integer({ min: 1, max: 30 })), 6);
    let entryCount = 0;
    for (const [start, length] of windows) {
      const span = {
        start_time: toTime(start).toISOString(),
        end_time: toTime(start + length).toISOString(),
      };
      for (const requestedIds of [ids, ...ids.map((id) => [id])]) {
        const body = { channel_ids: requestedIds, ...span };
        const guide = await platform.call('channelGuide', { account: accountId, body });
        const { channels } = guide.body.data as { channels: { channel_id: string; entries: unknown[] }[] };
        for (const { channel_id, entries } of channels) {
          const query = { channel_id, ...span };
          const one = await platform.call('schedule', { account: accountId, query });
          expect(entries, JSON.stringify(query)).toEqual(one.body.data);
          entryCount += entries.length;
        }
      }
    }
    expect(entryCount).toBeGreaterThan(100);
  });

  test('leaves the last channels out when the response would be too large', async () => {
    const { accountId } = await platform.makeAccount();
    await makeContent(platform.db, accountId, { contentId: 'short' });
    const slots = Array.from({ length: 288 }, (_, i) => ['short', i / 12, (i + 1) / 12] as const);
    const channel_ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const id of channel_ids) await makeChannel(platform.db, accountId, { id, slots });
    const fetchGuide = async (requestedIds: string[]) => {
      const week = { ...DAY, end_time: '2026-03-18T00:00:00Z' };
      const { answer } = await platform.call('channelGuide', {
        account: accountId,
        body: { channel_ids: requestedIds, ...week },
      });
      if (answer.kind !== 'ok') throw new Error('unreadable');
      return (answer.data as { channels: { channel_id: string; entries: unknown[] }[] }).channels;
    };
    const first = await fetchGuide(channel_ids);
    expect(first.map(({ channel_id }) => channel_id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(first.every(({ entries }) => entries.length === 8 * 288)).toBe(true);
    expect((await fetchGuide(['f'])).map(({ channel_id }) => channel_id)).toEqual(['f']);
  });

  test.each([
    [{ channel_ids: [], ...DAY }, 422],
    [{ channel_ids: Array(201).fill('one'), ...DAY }, 422],
    [{ channel_ids: ['one'], ...DAY, end_time: '2026-03-19T00:00:00Z' }, 422],
    [{ ...DAY }, 400],
    [{ channel_ids: ['one'], ...DAY, more: 1 }, 400],
  ])('rejects %j', async (body, status) => {
    expect((await guide(body)).status).toBe(status);
  });
});
