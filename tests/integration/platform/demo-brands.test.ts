import { beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#app/contract/calls.ts';
import { demoBrands, readDemoSite, valuesOf } from '#demo/seed/brands.ts';
import { subjectsOf } from '#demo/seed/subjects.ts';
import { copyOfState } from '#tests/support/prepared-state.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const active = await Promise.all(
  demoBrands.filter(({ isActive }) => isActive).map((brand) => readDemoSite(brand, new Date())),
);
/** In the owner's order. */
const channelsOf = (site: (typeof active)[number]) =>
  valuesOf(site, 'channel').sort((a, b) => (a.position ?? 0) - (b.position ?? 0));

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ persistTo: await copyOfState('seeded') });
}, 2 * MINUTE_MS);

describe.each(active)('the demo brand $slug', (brand) => {
  const account = brand.accountId;
  const [people, venuesOfBrand] = [valuesOf(brand, 'person'), valuesOf(brand, 'venue')];
  const [titles, playlists, channels] = [
    valuesOf(brand, 'title'),
    valuesOf(brand, 'playlist'),
    channelsOf(brand),
  ];
  const languages = valuesOf(brand, 'site')[0]?.languages ?? [];

  /** The body of a call's response, which must be valid in full. */
  async function fetchValid(
    name: CallName,
    options: Omit<Parameters<TestPlatform['call']>[1], 'account'> = {},
  ) {
    const { status, body, answer } = await platform.call(name, { account, ...options });
    expect(status, `${name} ${JSON.stringify(options)}`).toBe(200);
    expect(answer, `${name} ${JSON.stringify(options)}`).toMatchObject({ kind: 'ok', droppedCount: 0 });
    return body;
  }

  test.each(languages)('has every list in $name', async ({ code: language }) => {
    for (const name of ['categories', 'staticPages', 'customPages', 'homeBundle', 'templateV1'] as const) {
      await fetchValid(name, { language });
    }
    const artists = await fetchValid('artists', { language, query: { page_size: '1000' } });
    const venues = await fetchValid('venues', { language, query: { page_size: '1000', order_by: 'name' } });
    expect([artists.total, venues.total]).toEqual([people.length, venuesOfBrand.length]);
    const contents = await fetchValid('contentFilter', {
      language,
      body: {
        filters: { video_types: ['SPV', 'MPVP', 'MPVC', 'LIVE', 'VOD_LIVE', 'PLAYLIST'] },
        page_size: 1000,
      },
    });
    expect(contents.total).toBe(titles.length + playlists.length);
  });

  test('has each parent, playlist, artist and venue', async () => {
    for (const { id } of people) await fetchValid('artistDetail', { params: { id } });
    for (const { id } of venuesOfBrand) await fetchValid('venueDetail', { params: { id } });
    for (const { id } of playlists) {
      await fetchValid('playlist', { params: { id } });
    }
    for (const { id } of titles.filter(({ video_type }) => video_type === 'MPVP')) {
      const { data } = await fetchValid('parentDetail', { params: { content_id: id } });
      expect((data.child_content_list as unknown[]).length, id).toBeGreaterThan(1);
    }
  });

  test('has each channel, its programme and its related channels', async () => {
    const ids = channels.map(({ id }) => id);
    for (const { code: language } of languages) {
      const list = await fetchValid('channelList', { language, body: { page_size: 1000, order_by: 'name' } });
      expect(list.total).toBe(channels.length);
    }
    const now = Date.now();
    const week = {
      start_time: new Date(now - 7 * DAY_MS).toISOString(),
      end_time: new Date(now + DAY_MS).toISOString(),
    };
    for (const id of ids) {
      await fetchValid('channel', { params: { id } });
      const related = await fetchValid('relatedChannels', { params: { channel_id: id }, body: {} });
      expect(related.data, id).toHaveLength(channels.length - 1);
      const { data } = await fetchValid('schedule', { query: { channel_id: id, ...week } });
      expect((data as unknown as []).length, id).toBeGreaterThan(8 * 5);
    }
    const { data } = await fetchValid('channelGuide', { body: { channel_ids: ids, ...week } });
    expect((data.channels as { channel_id: string }[]).map(({ channel_id }) => channel_id)).toEqual(ids);
  });

  test('plays the programmes of its channels', async () => {
    for (const { id, is_restricted = false } of channels) {
      const dated = valuesOf(brand, 'schedule').find((schedule) => schedule.id === id)?.dated ?? [];
      const at = Date.now();
      const span = { start_time: new Date(at).toISOString(), end_time: new Date(at + 1000).toISOString() };
      const { data } = await fetchValid('schedule', { query: { channel_id: id, ...span } });
      const [onAir] = data as unknown as { content_id: string }[];
      if (!onAir || dated.some(({ title }) => title === onAir.content_id)) continue;
      const { status } = await platform.call('watch', {
        account,
        params: { content_id: onAir.content_id },
        query: { channel_id: id },
      });
      expect(status, `${onAir.content_id} on ${id}`).toBe(is_restricted ? 401 : 200);
    }
  });

  test(
    'has reviews and comments on its subjects',
    async () => {
      let words = 0;
      for (const subject of subjectsOf(brand).slice(0, 120)) {
        const [type = '', id = ''] = subject.split('/');
        const reviews = await fetchValid('reviews', { params: { type, id } });
        const comments = await fetchValid('comments', { params: { type, id } });
        words += (reviews.data as unknown as []).length + (comments.data as unknown as []).length;
      }
      expect(words).toBeGreaterThan(300);
    },
    2 * MINUTE_MS,
  );

  test('has nothing of the other brands', async () => {
    const other = active.find(({ slug }) => slug !== brand.slug);
    const foreign = (items: readonly { id: string }[] = [], own: readonly { id: string }[] = []) =>
      items.find(({ id }) => own.every((item) => item.id !== id))?.id ?? '';
    const title = foreign(other && valuesOf(other, 'title'), titles);
    const status = async (name: CallName, params: Record<string, string>) =>
      (await platform.call(name, { account, params })).status;
    expect(await status('contentDetail', { content_id: title })).toBe(404);
    expect(await status('comments', { type: 'content', id: title })).toBe(404);
    expect(await status('artistDetail', { id: foreign(other && valuesOf(other, 'person'), people) })).toBe(
      404,
    );
    expect(
      await status('venueDetail', { id: foreign(other && valuesOf(other, 'venue'), venuesOfBrand) }),
    ).toBe(404);
  });
});
