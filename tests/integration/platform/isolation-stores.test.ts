import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { REVIEWABLE_TYPES } from '#app/contract/community.ts';
import { storeFor } from '#workers/platform/storage/account-store.ts';
import { GUEST } from '#workers/platform/storage/comment-rows.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { resumePositions } from '#workers/platform/storage/schema/analytics.ts';
import { categories } from '#workers/platform/storage/schema/catalogue.ts';
import {
  channelCategories,
  channelPlans,
  channelSlots,
  channels,
  scheduleEntries,
} from '#workers/platform/storage/schema/channel.ts';
import { comments, favourites, reviews, watchlist } from '#workers/platform/storage/schema/community.ts';
import { renewals, subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { artists, venues } from '#workers/platform/storage/schema/people.ts';
import { cmsPages } from '#workers/platform/storage/schema/presentation.ts';
import { sessions, users } from '#workers/platform/storage/schema/user.ts';
import { makeContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const VIEWER = 'viewer';

let platform: TestPlatform;
let mine: string;
let theirs: string;
let empty: string;

// Two accounts use the same ids for everything, so only the account distinguishes their rows.
beforeAll(async () => {
  platform = await sharedPlatform();
  [{ accountId: mine }, { accountId: theirs }, { accountId: empty }] = await Promise.all([
    platform.makeAccount(),
    platform.makeAccount(),
    platform.makeAccount(),
  ]);
  for (const accountId of [mine, theirs]) await fillAccount(accountId);
  // The third has the viewer and the titles, and no rows that refer to them.
  await addViewer(empty);
  await makeContent(platform.db, empty, { contentId: 'series', videoType: 'MPVP' });
});

const store = (accountId: string) => storeFor(openDatabase(platform.bindings.db), accountId);

function addViewer(accountId: string) {
  return platform.db.insert(users).values({
    accountId,
    id: VIEWER,
    name: `Viewer of ${accountId}`,
    emailId: 'viewer@example.com',
    emailKey: 'viewer@example.com',
    passwordHash: 'x',
    createdDate: NOW,
  });
}

async function fillAccount(accountId: string) {
  const { db } = platform;
  await addViewer(accountId);
  await makeContent(db, accountId, { contentId: 'series', videoType: 'MPVP' });
  await makeContent(db, accountId, { contentId: 'part', videoType: 'MPVC', parentId: 'series', serialNo: 1 });
  await makeContent(db, accountId, { contentId: 'playlist', videoType: 'PLAYLIST' });
  await db.insert(artists).values({ accountId, id: 'artist', name: { en: accountId } });
  await db.insert(venues).values({ accountId, id: 'venue', name: { en: accountId } });
  await db.insert(channels).values({ accountId, id: 'channel', name: { en: accountId } });
  await db.insert(channels).values({ accountId, id: 'channel-2', name: { en: accountId } });
  await db.insert(categories).values({ accountId, id: 'sport', name: { en: accountId } });
  for (const channelId of ['channel', 'channel-2']) {
    await db.insert(channelCategories).values({ accountId, channelId, categoryId: 'sport' });
    await db.insert(channelPlans).values({ accountId, channelId, planId: 'gold' });
  }
  const programme = { accountId, channelId: 'channel', contentId: 'series' };
  await db.insert(channelSlots).values({ ...programme, startSecond: 0, endSecond: 60 });
  await db.insert(scheduleEntries).values({ ...programme, startTime: NOW, endTime: new Date(+NOW + 1000) });
  const saved = { accountId, userId: VIEWER, contentId: 'series', createdDate: NOW };
  await db.insert(watchlist).values(saved);
  await db.insert(favourites).values(saved);
  await db
    .insert(resumePositions)
    .values({ ...saved, contentId: 'part', positionSeconds: 9, modifiedDate: NOW });
  await db.insert(cmsPages).values({
    accountId,
    id: 'page',
    type: 'STATIC',
    pageUrl: 'page',
    content: { en: accountId },
    modifiedDate: NOW,
  });
  for (const type of REVIEWABLE_TYPES) {
    const words = { accountId, id: type, subjectType: type, subjectId: idOf(type), userId: VIEWER };
    await db.insert(reviews).values({ ...words, title: accountId, rating: 4, createdDate: NOW });
    await db.insert(comments).values({ ...words, comment: accountId, timestamp: NOW });
  }
}

function idOf(type: string): string {
  return type === 'content' ? 'series' : type;
}

test('artists, venues and pages belong to one account', async () => {
  const { people, site } = store(mine);
  for (const list of [people.artists, people.venues]) {
    expect(await list.total()).toEqual([{ total: 1 }]);
    expect((await list.page({ limit: 1000 })).map(({ accountId }) => accountId)).toEqual([mine]);
    expect((await list.byIds(['artist', 'venue'])).map(({ accountId }) => accountId)).toEqual([mine]);
    expect((await list.names()).map(({ name }) => name)).toEqual([{ en: mine }]);
  }
  expect((await people.artists.one('artist')).map(({ accountId }) => accountId)).toEqual([mine]);
  expect((await site.cmsPages()).map(({ accountId }) => accountId)).toEqual([mine]);
  expect(await store(empty).people.artists.one('artist')).toEqual([]);
  expect(await store(empty).site.cmsPages()).toEqual([]);
});

test('episodes and resume positions belong to one account', async () => {
  expect((await store(mine).parts.of('series')).map(({ accountId }) => accountId)).toEqual([mine]);
  expect(await store(empty).parts.of('series')).toEqual([]);
  const positions = await store(mine).parts.resumePositions(VIEWER, 'series');
  expect(positions.map(({ accountId }) => accountId)).toEqual([mine]);
  expect(await store(empty).parts.resumePositions(VIEWER, 'series')).toEqual([]);
});

test('channels and their programmes belong to one account', async () => {
  const ids = ['channel', 'channel-2'];
  const span = { startMs: 0, endMs: Number.MAX_SAFE_INTEGER };
  const { channels: channelStore, guide, content } = store(mine);
  const [one, byIds, all] = [
    await channelStore.one('channel'),
    await channelStore.byIds(ids),
    await channelStore.all(),
  ];
  expect([one, byIds, all].map((rows) => rows.length)).toEqual([1, 2, 2]);
  for (const row of [...one, ...byIds, ...all]) {
    expect(row.accountId).toBe(mine);
    expect(row.categories).toEqual([{ _id: 'sport', name: { en: mine } }]);
    expect(row.plans).toEqual([{ id: 'gold', isPpv: 0 }]);
  }
  expect((await channelStore.related('channel')).map(({ name }) => name)).toEqual([{ en: mine }]);
  expect(await channelStore.total()).toEqual([{ total: 2 }]);
  expect(await channelStore.knownIds(ids)).toHaveLength(2);
  expect(await channelStore.slots(ids)).toHaveLength(1);
  expect(await channelStore.dated(ids, span)).toHaveLength(1);
  for (const rows of [guide.slots(ids), guide.dated(ids, span), guide.titles(['series'])]) {
    expect(await rows).toHaveLength(1);
  }
  expect(await content.assetOf('series')).toEqual([]);

  const { channels: none, guide: noGuide } = store(empty);
  for (const rows of [
    none.one('channel'),
    none.byIds(ids),
    none.all(),
    none.related('channel'),
    none.knownIds(ids),
    none.slots(ids),
    none.dated(ids, span),
    noGuide.slots(ids),
    noGuide.dated(ids, span),
    noGuide.titles(['playlist']),
  ]) {
    expect(await rows).toEqual([]);
  }
});

test.each(REVIEWABLE_TYPES)(
  'comments and reviews of a %s, with their writers’ names, belong to one account',
  async (type) => {
    const subject = { type, id: idOf(type) };
    const { community, comments, reviews: words } = store(mine);
    const wrote = await words.page(subject, { limit: 10, offset: 0 });
    expect(wrote).toMatchObject([{ title: mine, authorName: `Viewer of ${mine}` }]);
    const listed = await comments.all(subject, null, GUEST);
    expect(listed).toMatchObject([{ comment: mine, authorName: `Viewer of ${mine}` }]);
    expect(await community.subject(subject)).toEqual([{ id: idOf(type) }]);
    expect(await words.own(subject, VIEWER)).toHaveLength(1);
    expect(await words.counts(subject)).toEqual([{ rating: 4, total: 1 }]);
    expect(await words.one(type)).toMatchObject([{ accountId: mine }]);
    const none = store(empty).reviews;
    expect(await none.page(subject, { limit: 10, offset: 0 })).toEqual([]);
    expect(await none.own(subject, VIEWER)).toEqual([]);
    expect(await none.counts(subject)).toEqual([]);
    expect(await none.one(type)).toEqual([]);
    expect(await store(empty).comments.all(subject, null, GUEST)).toEqual([]);
    if (type !== 'content') expect(await store(empty).community.subject(subject)).toEqual([]);
  },
);

test.each([
  ['watchlist', watchlist],
  ['favourites', favourites],
] as const)('a %s is read and changed within the account', async (name, table) => {
  const list = store(empty).library[name];
  expect(await list.entries(VIEWER)).toEqual([]);
  expect(await list.toggle(VIEWER, 'series', NOW)).toBe(true);
  expect(await list.toggle(VIEWER, 'series', NOW)).toBe(false);
  for (const accountId of [mine, theirs]) {
    const rows = await platform.db
      .select()
      .from(table)
      .where(and(eq(table.accountId, accountId), eq(table.userId, VIEWER)));
    expect(rows).toHaveLength(1);
    expect(await store(accountId).library[name].entries(VIEWER)).toEqual([{ contentId: 'series' }]);
  }
});

test('a renewal and its grace period belong to one account', async () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const [before, after] = [new Date(+NOW - DAY_MS), new Date(+NOW + DAY_MS)];
  const own = { id: 'renewal', userId: VIEWER, planId: 'gold' };
  for (const accountId of [mine, theirs]) {
    await platform.db.insert(renewals).values({
      ...own,
      accountId,
      subscriptionId: 'paid',
      gatewayId: accountId,
      renewalStatus: 'ongoing',
      createdDate: before,
      periodEndTime: before,
      graceEndTime: after,
      dueTime: NOW,
    });
  }
  for (const accountId of [mine, theirs, empty]) {
    const paid = { ...own, accountId, id: 'paid', startTime: new Date(0), endTime: before };
    await platform.db.insert(subscriptions).values(paid);
  }
  const plansOf = async (accountId: string) =>
    (await store(accountId).users.activePlanIds(VIEWER, NOW)).map(({ planId }) => planId);
  expect(await store(mine).renewals.ofUser(VIEWER)).toMatchObject([{ gatewayId: mine }]);
  expect(await store(mine).renewals.inGrace(VIEWER, NOW)).toHaveLength(1);
  expect(await store(empty).renewals.ofUser(VIEWER)).toEqual([]);
  expect([await plansOf(mine), await plansOf(theirs), await plansOf(empty)]).toEqual([
    ['gold'],
    ['gold'],
    [],
  ]);
  expect(await store(empty).renewals.claim('renewal', NOW, after)).toBeNull();
  expect(await store(mine).renewals.cancel('renewal', VIEWER, NOW, null)).toBe(true);
  expect(await store(theirs).renewals.find('renewal')).toMatchObject({ renewalStatus: 'ongoing' });
  expect([await plansOf(mine), await plansOf(theirs)]).toEqual([[], ['gold']]);
});

test('passwords, keys, sessions and security events belong to one account', async () => {
  const [one, other] = [store(mine), store(theirs)];
  const expiresTime = new Date(+NOW + 60_000);
  const rowsOf = async (accountId: string) => {
    const [user] = await platform.db.select().from(users).where(eq(users.accountId, accountId));
    const open = await platform.db.select().from(sessions).where(eq(sessions.accountId, accountId));
    return { user, sessions: open.map(({ idHash }) => idHash).sort() };
  };
  for (const { credentials, users: viewers, security } of [one, other]) {
    const key = { userId: VIEWER, createdDate: NOW, expiresTime };
    await credentials.addKey({ ...key, keyHash: 'reset-key', kind: 'reset' });
    await credentials.addKey({ ...key, keyHash: 'verify-key', kind: 'verify' });
    for (const idHash of ['here', 'elsewhere']) {
      await viewers.addSession({ idHash, userId: VIEWER, createdDate: NOW, expiresTime });
    }
    const nothing = { userId: VIEWER, emailHash: null, ipHash: null, device: null };
    await security.record({ ...nothing, kind: 'login', time: NOW });
  }
  const before = await rowsOf(theirs);

  expect(await one.credentials.spendKey('verify', 'verify-key', NOW)).toBe(VIEWER);
  expect(await one.credentials.spendKey('verify', 'verify-key', NOW)).toBe(null);
  await one.credentials.changePassword(VIEWER, 'new hash', 'here', NOW);
  await one.credentials.changeUser(VIEWER, { name: 'New name', isEmailVerified: true });
  await one.users.sawSession('here', expiresTime);

  expect(await rowsOf(mine)).toMatchObject({ user: { passwordHash: 'new hash' }, sessions: ['here'] });
  await one.credentials.resetPassword(VIEWER, 'newer hash', NOW);
  expect(await rowsOf(mine)).toMatchObject({ user: { passwordHash: 'newer hash' }, sessions: [] });
  expect(await rowsOf(theirs)).toEqual(before);
  expect(await one.credentials.isGoodKey('reset', 'reset-key', NOW)).toBe(false);
  expect(await other.credentials.isGoodKey('reset', 'reset-key', NOW)).toBe(true);
  expect(await other.credentials.spendKey('verify', 'verify-key', NOW)).toBe(VIEWER);
  expect((await one.users.byId(VIEWER))?.name).toBe('New name');
  expect((await one.security.events()).map(({ accountId }) => accountId)).toEqual([mine]);
  expect(await one.security.eventCount()).toEqual([{ total: 1 }]);
  expect(await store(empty).security.events()).toEqual([]);
  expect(await store(empty).credentials.key('reset', 'reset-key')).toBe(null);
});

test('the list of viewers, with their plans and renewals, belongs to one account', async () => {
  const endTime = new Date(+NOW + 60_000);
  const row = (accountId: string) => ({ accountId, id: 'of-list', userId: VIEWER, planId: 'listed' });
  for (const accountId of [mine, theirs]) {
    await platform.db.insert(subscriptions).values({ ...row(accountId), startTime: NOW, endTime });
    // One that has ended: a viewer has one that goes on, and other tests give him that.
    const renewal = { ...row(accountId), subscriptionId: 'of-list', gatewayId: 'g', createdDate: NOW };
    await platform.db.insert(renewals).values({ ...renewal, renewalStatus: 'cancelled' });
  }
  const { viewerList } = store(mine);
  const listed = { userId: VIEWER, planId: 'listed' };
  const lists = [
    await viewerList.page('', 10),
    await viewerList.byEmails(['viewer@example.com']),
    await viewerList.renewalsOf([VIEWER], [listed]),
  ];
  for (const rows of lists) expect(rows.map(({ accountId }) => accountId)).toEqual([mine]);
  expect(await viewerList.periodsOf([listed])).toHaveLength(1);
  const paid = await viewerList.paidPlans([VIEWER], NOW);
  expect(paid.filter(({ planId }) => planId === 'listed')).toHaveLength(1);
  const invitation = { keyHash: 'invitation', kind: 'reset', userId: VIEWER, createdDate: NOW } as const;
  const key = { ...invitation, expiresTime: new Date(+NOW + 48 * 3_600_000), usedTime: null };
  await store(theirs).credentials.addKey(key);
  expect(await viewerList.recentlyInvited([VIEWER], NOW)).toEqual([]);
  const nothing = { users: [], subscriptions: [], renewals: [], mails: [], audits: [] };
  await viewerList.write({ ...nothing, keys: [{ ...key, keyHash: 'own-invitation' }] }, [], NOW);
  expect(await viewerList.recentlyInvited([VIEWER], NOW)).toEqual([{ userId: VIEWER }]);
  expect(await store(theirs).credentials.isGoodKey('reset', 'invitation', NOW)).toBe(true);
  const none = store(empty).viewerList;
  expect(await none.periodsOf([listed])).toEqual([]);
  expect(await none.renewalsOf([VIEWER], [listed])).toEqual([]);
  expect(await none.paidPlans([VIEWER], NOW)).toEqual([]);
  expect(await none.ongoingRenewals([VIEWER])).toEqual([]);
});
