import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#app/contract/calls.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { isOpenToChildren } from '#workers/platform/profiles/open-to-children.ts';
import { contentRatings, contents } from '#workers/platform/storage/schema/catalogue.ts';
import { banners, cmsPages, swimlanes, templates } from '#workers/platform/storage/schema/presentation.ts';
import { profiles } from '#workers/platform/storage/schema/user.ts';
import { makeFamily, makeRatedBrand } from './family.ts';
import { makeChannel } from './make-channel.ts';
import { makeContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const STATES = IS_TEST_ALL ? 2_000 : 60;
/** Of the calls' inputs, the next with each state: all of them would take seven times as long. */
const INPUTS_A_STATE = 8;
/** How many catalogues each call has met at the end, at the least. */
const STATES_A_CALL = STATES / 20;
const TIMEOUT_MS = IS_TEST_ALL ? 60 * 60_000 : 5 * 60_000;

const RATINGS = ['u', 'pg', '12', '15', 'odd'] as const;
const AGES = [null, 0, 6, 8, 12, 15, 18] as const;
/** No id is part of another, so that a text has an id only where it names the title. */
const FILMS = ['film-aa', 'film-bb', 'film-cc', 'film-dd'];
const EPISODES = ['part-aa', 'part-bb', 'part-cc'];
const TITLES = [...FILMS, 'series-aa', ...EPISODES, 'live-aa', 'list-aa', 'list-bb'];

/** A card of a page that leads to a title, spelled in one of the ways that owners may. */
function cardOf(id: string, at: number) {
  const links = [
    { type: 'CONTENT_DETAIL', data: { id } },
    `/content/${id}`,
    { type: 'DIRECT', data: { url: `/playlist/${id}?from=home` } },
  ];
  return { heading: `Card of ${id}`, link: links[at % links.length] };
}
interface Cards {
  card_data?: { heading: string }[];
}
/** What owners put on pages by hand. */
const COMPONENTS = [
  { id: 'lane', data: { component_key: 'defaultSwimlane', type: 'STATIC', content_data: TITLES } },
  { id: 'cards', data: { component_key: 'inventorySlide', card_data: TITLES.map(cardOf) } },
  ...TITLES.map((id, at) => ({
    id: `hero-${at}`,
    data: {
      component_key: 'passimCarvePlayer',
      heading: `Now: ${id}`,
      player: { type: at % 2 === 0 ? 'CONTENT' : 'TRAILER', data: at % 3 === 0 ? id : { content_id: id } },
    },
  })),
  { id: 'plain', data: { component_key: 'promoStrip', heading: 'For everybody', link: '/plans' } },
];

/** One change of the catalogue or of the profile. */
const change = fc.oneof(
  fc.record({
    kind: fc.constant('title' as const),
    id: fc.constantFrom(...TITLES),
    rating: fc.option(fc.constantFrom(...RATINGS)),
    isPublished: fc.integer({ min: 0, max: 5 }).map((roll) => roll > 0),
  }),
  fc.record({
    kind: fc.constant('rating' as const),
    id: fc.constantFrom(...RATINGS),
    age: fc.constantFrom(...AGES),
  }),
  fc.record({
    kind: fc.constant('limit' as const),
    age: fc.constantFrom(...AGES.filter((age) => age !== null)),
  }),
  fc.record({
    kind: fc.constant('parent' as const),
    id: fc.constantFrom(...EPISODES),
    parent: fc.constantFrom('series-aa', null),
  }),
);
const state = fc.record({
  changes: fc.array(change, { minLength: 2, maxLength: 6 }),
  /** What the calls are about that are about one title. */
  id: fc.constantFrom(...TITLES),
  word: fc.constantFrom('Tale', 'aa', 'film', 'tael', 'serie', 'bb'),
  isDown: fc.boolean(),
  isCounted: fc.boolean(),
  order: fc.constantFrom('created_date', 'average_rating', 'title', 'release_time', 'views_count'),
});
type State = typeof state extends fc.Arbitrary<infer S> ? S : never;
type Change = State['changes'][number];

/** What the catalogue is, as the test knows it. */
class Model {
  readonly ages = new Map<string, number | null>([
    ['u', 0],
    ['pg', 8],
    ['12', 12],
    ['15', 15],
    ['odd', null],
  ]);
  readonly ratings = new Map<string, string | null>(TITLES.map((id) => [id, 'u']));
  readonly unpublished = new Set<string>();
  readonly parents = new Map<string, string | null>(EPISODES.map((id) => [id, 'series-aa']));
  limit = 8;

  ageOf(id: string): number {
    const own = this.#ratingAge(id);
    const parent = this.parents.get(id);
    if (!parent) return own;
    const series = this.#ratingAge(parent);
    return this.ratings.get(id) === null ? series : Math.max(own, series);
  }

  isVisible(id: string): boolean {
    return !this.unpublished.has(id) && this.ageOf(id) <= this.limit;
  }

  #ratingAge(id: string): number {
    return this.ages.get(this.ratings.get(id) ?? '') ?? Number.POSITIVE_INFINITY;
  }
}

let platform: TestPlatform;
let account: string;
let session: string;
let profileId: string;
const model = new Model();

beforeAll(async () => {
  platform = await sharedPlatform();
  account = await makeRatedBrand(platform);
  const { db } = platform;
  const of = (contentId: string, over: object = {}) =>
    makeContent(db, account, {
      contentId,
      contentRatingId: 'u',
      title: { en: `Tale ${contentId}` },
      description: { en: `About ${contentId}` },
      streamLink: `https://live.example/${contentId}`,
      categories: ['tales'],
      ...over,
    });
  for (const id of FILMS) await of(id);
  await of('series-aa', { videoType: 'MPVP' });
  for (const [at, id] of EPISODES.entries())
    await of(id, { videoType: 'MPVC', parentId: 'series-aa', serialNo: at + 1 });
  await of('live-aa', { videoType: 'LIVE', isLive: true, liveCommentsApplicable: true });
  await of('list-aa', { videoType: 'PLAYLIST', playlistType: 'MANUAL', playlistContentData: FILMS });
  await of('list-bb', {
    videoType: 'PLAYLIST',
    playlistType: 'AUTOMATIC',
    playlistAutoPayload: [{ type: 'system_defined', name: 'category', id: 'tales' }],
  });
  await makeChannel(db, account, {
    id: 'channel',
    slots: [...FILMS, ...EPISODES, 'live-aa'].map((id, at) => [id, at * 3, at * 3 + 3] as const),
  });
  await db.insert(banners).values(
    TITLES.map((objectId, position) => ({
      ...{ accountId: account, id: `banner-${position}`, imageS3Key: 'images/banner.jpg' },
      ...{ objectType: 'CONTENT', objectId, position },
    })),
  );
  await db.insert(swimlanes).values([
    { accountId: account, id: 'all', name: { en: 'All' }, filters: { category: ['tales'] } },
    { accountId: account, id: 'some', name: { en: 'Some' }, filters: { content_ids: TITLES } },
  ]);
  await db.insert(templates).values({
    ...{ accountId: account, id: 'home', isPublished: true, modifiedDate: new Date() },
    components: COMPONENTS,
    header: { component_key: 'defaultHeader', data: { links: TITLES.map(cardOf) } },
  });
  await db.insert(cmsPages).values({
    ...{ accountId: account, id: 'page', type: 'CUSTOM', pageUrl: 'page', title: { en: 'A page' } },
    ...{ components: COMPONENTS, modifiedDate: new Date() },
  });
  const family = await makeFamily(platform, account);
  for (const content_id of TITLES) {
    await platform.call('toggleWatchlist', { account, session: family.session, query: { content_id } });
  }
  ({ session, id: profileId } = await family.makeChild(8));
  // What the child has begun and saved while it was there.
  for (const id of TITLES) {
    const body = {
      ...{ event_type: 'PLAYER', event_name: 'PLAYER_PING', content_id: id, tracking_id: `play-${id}` },
      ...{ player_timestamp: 60, total_duration: 600, source: 'WEB', sequence: 1 },
    };
    await platform.call('playerEvent', { account, session, body });
    await platform.call('toggleWatchlist', { account, session, query: { content_id: id } });
    await platform.call('toggleFavourite', { account, session, query: { id } });
  }
  // Every response is searched for the ids: they must be what a viewer finds a title by.
  const all = await platform.call('contentFilter', { account, body: { page_size: 50 } });
  expect(JSON.stringify(all.body)).toContain('film-aa');
});

async function apply(one: Change): Promise<void> {
  const { db } = platform;
  const title = (id: string) => and(eq(contents.accountId, account), eq(contents.contentId, id));
  switch (one.kind) {
    case 'title':
      model.ratings.set(one.id, one.rating);
      if (one.isPublished) model.unpublished.delete(one.id);
      else model.unpublished.add(one.id);
      await db
        .update(contents)
        .set({ contentRatingId: one.rating, isPublished: one.isPublished })
        .where(title(one.id));
      return;
    case 'rating':
      model.ages.set(one.id, one.age);
      await db
        .update(contentRatings)
        .set({ minAge: one.age })
        .where(and(eq(contentRatings.accountId, account), eq(contentRatings.id, one.id)));
      return;
    case 'limit':
      model.limit = one.age;
      await db.update(profiles).set({ maxAge: one.age }).where(eq(profiles.id, profileId));
      return;
    case 'parent':
      model.parents.set(one.id, one.parent);
      await db.update(contents).set({ parentId: one.parent }).where(title(one.id));
      return;
  }
}

const HOUR_MS = 3600_000;

/** What each call is called with; those that a child's profile may not call are called bare. */
function inputsOf(name: CallName, { id, word, order, isDown }: State): object[] {
  const now = Date.now();
  const span = {
    start_time: new Date(now - 30 * HOUR_MS).toISOString(),
    end_time: new Date(now + 30 * HOUR_MS).toISOString(),
  };
  const listing = { page_size: 50, order_by: order, reverse: isDown };
  const filters = { content_ids: TITLES };
  const ofTitle = [{ params: { content_id: id } }];
  const inputs: Partial<Record<CallName, object[]>> = {
    contentDetail: ofTitle,
    parentDetail: [...ofTitle, { params: { content_id: 'series-aa' } }],
    watch: [...ofTitle, { params: { content_id: id }, query: { channel_id: 'channel' } }],
    resumeTimestamp: [{ query: { content_id: id } }],
    contentFilter: [
      { body: { ...listing, filters: {} } },
      { body: { ...listing, filters: { video_types: ['SPV', 'MPVC', 'LIVE', 'PLAYLIST'] } } },
      { body: { page_size: 2, page: 2, filters: { category: ['tales'] } } },
    ],
    contentFilterV2: [
      { body: { ...listing, filters: { system_defined: [{ name: 'category', value: 'tales' }] } } },
      { body: { ...listing, filters: { content_ids: TITLES } } },
    ],
    contentFacets: [{ body: { filters: {} } }, { body: { filters: { category: ['tales'] } } }],
    contentList: [{ body: { ...listing, filters } }, { body: { page_size: 0, filters } }],
    relatedContent: [{ params: { content_id: id }, body: listing }],
    search: [{ query: { search_text: word, page_size: 50 } }, { query: { search_text: id } }],
    suggest: [{ query: { text: word } }, { query: { text: id } }],
    playlist: [{ params: { id } }, { params: { id: 'list-aa' } }],
    onNow: [{ query: {} }, { query: { at: new Date(now + 2 * HOUR_MS).toISOString() } }],
    channel: [{ params: { id: 'channel' } }],
    channelList: [{ body: {} }],
    iptvChannelFilter: [{ body: {} }],
    relatedChannels: [{ params: { channel_id: 'channel' }, body: {} }],
    schedule: [{ query: { channel_id: 'channel', ...span } }],
    channelGuide: [{ body: { channel_ids: ['channel'], ...span } }],
    artistDetail: [{ params: { id: 'nobody' } }],
    venueDetail: [{ params: { id: 'nowhere' } }],
    reviews: [{ params: { type: 'content', id } }, { params: { type: 'playlist', id } }],
    comments: [
      { params: { type: 'content', id } },
      { params: { type: 'content', id }, query: { page: '1' } },
      { params: { type: 'content', id }, query: { timestamp: span.start_time } },
    ],
    playerEvent: [
      {
        body: {
          ...{ event_type: 'PLAYER', event_name: 'PLAYER_PING', content_id: id, tracking_id: `play-${id}` },
          ...{ player_timestamp: 60, total_duration: 600, source: 'WEB', sequence: 1 },
        },
      },
    ],
    toggleFavourite: [{ query: { id } }],
    toggleWatchlist: [{ query: { content_id: id } }],
    removeContinueWatching: [{ query: { content_id: id } }],
    restoreContinueWatching: [{ query: { content_id: id } }],
    switchProfile: [{ params: { profile_id: 'nobody' }, body: {} }],
  };
  if (inputs[name]) return inputs[name];
  const placeholders = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, id]);
  return [{ params: Object.fromEntries(placeholders) }];
}

/** Calls that change what others read come after them. */
const CHANGING = /^(?:toggle|remove|restore|player|switch)/;
const NAMES = (Object.keys(calls) as CallName[]).toSorted(
  (a, b) => Number(CHANGING.test(a)) - Number(CHANGING.test(b)),
);
const OPEN = NAMES.filter(isOpenToChildren);

describe('a child’s profile', () => {
  test(
    `gets no response with a title above its age, from any call, in ${STATES} catalogues`,
    async () => {
      const statesOf = new Map<CallName, number>(OPEN.map((name) => [name, 0]));
      let from = 0;
      await fc.assert(
        fc.asyncProperty(state, async (one) => {
          for (const each of one.changes) await apply(each);
          const hidden = TITLES.filter((id) => !model.isVisible(id));
          const inputs = OPEN.flatMap((name) => inputsOf(name, one).map((input) => ({ name, input })));
          const next = takeFrom(inputs, from);
          from += INPUTS_A_STATE;
          for (const name of new Set(next.map((each) => each.name)))
            statesOf.set(name, (statesOf.get(name) ?? 0) + 1);
          await Promise.all(
            next.map(async ({ name, input }) => {
              const { status, body } = await platform.call(name, { account, session, ...input });
              expect([200, 404, 409], `${name} ${JSON.stringify(body)}`).toContain(status);
              const text = JSON.stringify(body);
              const leaked = hidden.filter((id) => text.includes(id) && !isEcho(name, body, id));
              expect({ name, leaked }).toEqual({ name, leaked: [] });
            }),
          );
          if (one.isCounted) await expectComplete(one);
        }),
        // Each catalogue is the one before with a few changes: a smaller one would not be the same.
        { numRuns: STATES, endOnFailure: true },
      );
      expect([...statesOf].filter(([, states]) => states < STATES_A_CALL)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  // A profile that gets nothing at all would pass the test before.
  test('gets titles from every call that has some, where all are for its age', async () => {
    for (const id of RATINGS) await apply({ kind: 'rating', id, age: 0 });
    for (const id of TITLES) await apply({ kind: 'title', id, rating: 'u', isPublished: true });
    for (const id of EPISODES) await apply({ kind: 'parent', id, parent: 'series-aa' });
    await apply({ kind: 'limit', age: 18 });
    const one: State = {
      id: 'film-aa',
      word: 'Tale',
      isDown: false,
      isCounted: false,
      order: 'title',
      changes: [],
    };
    const seen = await Promise.all(
      OPEN.filter((name) => !CHANGING.test(name)).map(async (name) => {
        const bodies = await Promise.all(
          inputsOf(name, one).map((input) => platform.call(name, { account, session, ...input })),
        );
        return bodies.some(({ body }) => TITLES.some((id) => JSON.stringify(body).includes(id)))
          ? name
          : null;
      }),
    );
    expect(seen.filter((name) => name !== null).toSorted()).toEqual(
      expect.arrayContaining([
        ...['channelGuide', 'contentDetail', 'contentFilter', 'contentFilterV2', 'contentList'],
        ...['continueWatching', 'favourites', 'homeBundle', 'onNow', 'parentDetail', 'playlist'],
        ...['relatedContent', 'schedule', 'search', 'suggest', 'templateV1', 'templateV2', 'topTitles'],
        ...['viewerRows', 'watch', 'watchlist'],
      ]),
    );
  });

  test('has the cards and blocks of pages that lead to titles for its age, and those that lead to none', async () => {
    await apply({ kind: 'limit', age: 18 });
    for (const id of TITLES) await apply({ kind: 'title', id, rating: 'u', isPublished: true });
    await apply({ kind: 'rating', id: 'odd', age: null });
    await apply({ kind: 'rating', id: 'u', age: 0 });
    await apply({ kind: 'title', id: 'film-aa', rating: 'odd', isPublished: true });
    const others = TITLES.filter((id) => id !== 'film-aa');
    for (const name of ['templateV2', 'customPages'] as const) {
      const { body } = await platform.call(name, { account, session });
      const [{ components }] = body.data as unknown as [{ components: { id: string; data: Cards }[] }];
      expect(components.map(({ id }) => id)).toEqual([
        ...['lane', 'cards', ...TITLES.flatMap((id, at) => (id === 'film-aa' ? [] : `hero-${at}`)), 'plain'],
      ]);
      const cards = components.find(({ id }) => id === 'cards')?.data.card_data ?? [];
      expect(cards.map(({ heading }) => heading)).toEqual(others.map((id) => `Card of ${id}`));
    }
  });

  test('gets 403 from every other call, whatever it is about', async () => {
    for (const name of NAMES.filter((each) => !isOpenToChildren(each))) {
      const placeholders = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [
        key,
        'film-aa',
      ]);
      const { status, body } = await platform.call(name, {
        account,
        session,
        params: Object.fromEntries(placeholders),
      });
      expect([name, status]).toEqual([name, 403]);
      expect(JSON.stringify(body)).not.toContain('film-');
    }
  });
});

/** The next inputs of one state, from the first again after the last. */
function takeFrom<T>(all: readonly T[], from: number): T[] {
  return Array.from({ length: INPUTS_A_STATE }, (_, index) => all[(from + index) % all.length]).filter(
    (one) => one !== undefined,
  );
}

/** What was typed may be corrected to itself; nothing of a title shows in it. */
function isEcho(name: CallName, body: { data?: { did_you_mean?: unknown } }, id: string): boolean {
  return name === 'search' && body.data?.did_you_mean === id.replace('-', ' ');
}

/** Lists and their totals are whole: what may be seen is, and pages have no holes. */
async function expectComplete({ order, isDown }: State): Promise<void> {
  const listed = TITLES.filter((id) => model.isVisible(id) && !EPISODES.includes(id)).length;
  const list = (body: object) => platform.call('contentFilter', { account, session, body });
  const [all, page, hits] = await Promise.all([
    list({ page_size: 50, order_by: order, reverse: isDown }),
    list({ page_size: 3, filters: { category: ['tales'] } }),
    platform.call('search', { account, session, query: { search_text: 'tale', page_size: '50' } }),
  ]);
  expect([all.body.total, (all.body.data as unknown as object[]).length]).toEqual([listed, listed]);
  expect(page.body.total).toBe(listed);
  expect(page.body.data).toHaveLength(Math.min(3, listed));
  const found = TITLES.filter((id) => model.isVisible(id)).length;
  const { content, total } = hits.body.data as unknown as { content: object[]; total: number };
  expect([total, content.length]).toEqual([found, found]);
}
