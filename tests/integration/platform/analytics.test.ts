import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PlayerEvent, TitleDay } from '#app/contract/analytics.ts';
import { toReport, toResumePoint } from '#workers/platform/analytics/to-play.ts';
import { storeFor } from '#workers/platform/storage/account-store.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import {
  playedDays,
  playerEvents,
  playerPlays,
  resumePositions,
  titleDays,
} from '#workers/platform/storage/schema/analytics.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const HOUR = 3600;
const DAY_MS = 24 * 60 * 60 * 1000;

let platform: TestPlatform;
let counter = 0;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const today = () => new Date().toISOString().slice(0, 10);

function event(over: Partial<PlayerEvent> = {}): PlayerEvent {
  return {
    event_type: 'PLAYER',
    event_name: 'PLAYER_PING',
    content_id: 'film',
    player_timestamp: 600,
    total_duration: HOUR,
    tracking_id: 'play-1',
    source: 'WEB',
    variant: 720,
    ...over,
  };
}

/** An account with a film, a clip, a live stream and a series of three, and a member of it. */
async function makeBrand() {
  const { accountId: account } = await platform.makeAccount();
  const make = (contentId: string, over: object = {}) =>
    makeContent(platform.db, account, { contentId, ...over });
  await make('film', { title: { en: 'The Film', es: 'La película' } });
  await make('clip');
  await make('stream', { videoType: 'LIVE' });
  await make('hidden', { isPublished: false });
  await make('series', { videoType: 'MPVP', title: { en: 'The Series' } });
  for (const serialNo of [1, 2, 3]) {
    await make(`part-${serialNo}`, { videoType: 'MPVC', parentId: 'series', serialNo });
  }
  counter += 1;
  const member = await makeViewer(platform, account, `Member${counter}`);
  const send = (over: Partial<PlayerEvent> = {}, session: string | undefined = member.session) =>
    platform.call('playerEvent', { account, body: event(over), ...(session ? { session } : {}) });
  const asGuest = (over: Partial<PlayerEvent> = {}) =>
    platform.call('playerEvent', { account, body: event(over) });
  const resumeOf = async (contentId = 'film', session = member.session) =>
    (await platform.call('resumeTimestamp', { account, session, query: { content_id: contentId } })).body.data
      .resume_timestamp;
  const rows = (
    table: typeof playerEvents | typeof playerPlays | typeof resumePositions | typeof titleDays,
  ) => platform.db.select().from(table).where(eq(table.accountId, account));
  return { account, member, send, asGuest, resumeOf, rows };
}

type Brand = Awaited<ReturnType<typeof makeBrand>>;

/** Moves a play into the past, as if its events had been sent over hours. */
const backdate = ({ account }: Brand, ms: number) =>
  platform.db
    .update(playerPlays)
    .set({
      startedTime: sql`${playerPlays.startedTime} - ${ms}`,
      lastTime: sql`${playerPlays.lastTime} - ${ms}`,
    })
    .where(eq(playerPlays.accountId, account));

async function makeStaff({ account }: Pick<Brand, 'account'>) {
  counter += 1;
  const staff = await makeViewer(platform, account, `Staff${counter}`);
  const body = { email_id: `STAFF${counter}@example.com`, is_staff: true };
  expect((await platform.admin('PUT', `/accounts/${account}/staff`, body)).status).toBe(200);
  return staff;
}

describe('an event', () => {
  test('is stored with the viewer and the server’s time', async () => {
    const brand = await makeBrand();
    expect((await brand.send()).body).toEqual({ success: true });
    const [row] = await brand.rows(playerEvents);
    expect(row).toMatchObject({
      eventName: 'PLAYER_PING',
      contentId: 'film',
      userId: brand.member.userId,
      trackingId: 'play-1',
      playerTimestamp: 600,
      totalDuration: HOUR,
      source: 'WEB',
      variant: '720',
    });
  });

  test('is accepted as text/plain, as sendBeacon sends it', async () => {
    const brand = await makeBrand();
    const { status } = await platform.call('playerEvent', {
      account: brand.account,
      body: JSON.stringify(event()),
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    });
    expect(status).toBe(200);
    expect(await brand.rows(playerEvents)).toHaveLength(1);
  });

  test('is stored once when it is sent twice', async () => {
    const brand = await makeBrand();
    await brand.send({ event_name: 'PLAYER_START', sequence: 0, player_timestamp: 0 });
    const ping = { sequence: 1, played_seconds: 30, rebuffer_count: 1, rebuffer_seconds: 2 };
    for (let time = 0; time < 3; time += 1) expect((await brand.send(ping)).status).toBe(200);
    expect(await brand.rows(playerEvents)).toHaveLength(2);
    expect(await brand.rows(titleDays)).toEqual([
      expect.objectContaining({ starts: 1, playedSeconds: 30, rebufferCount: 1, rebufferSeconds: 2 }),
    ]);
  });

  test('without a sequence is deduplicated by its contents', async () => {
    const brand = await makeBrand();
    await brand.send();
    await brand.send();
    await brand.send({ player_timestamp: 630 });
    expect(await brand.rows(playerEvents)).toHaveLength(2);
  });

  test.each(['nothing', 'hidden'])('of %s is rejected and stores nothing', async (content_id) => {
    const brand = await makeBrand();
    expect((await brand.send({ content_id })).status).toBe(404);
    for (const table of [playerEvents, playerPlays, titleDays, resumePositions]) {
      expect(await brand.rows(table)).toEqual([]);
    }
  });

  test.each([
    ['an unknown name', { event_name: 'PLAYER_DANCE' }],
    ['a tracking id that is a novel', { tracking_id: 'x'.repeat(600) }],
    ['a negative position', { player_timestamp: -1 }],
    ['a position that is no number', { player_timestamp: '600' }],
    ['an id with a quote in it', { content_id: "x' OR 1=1 --" }],
    ['an unknown screen', { source: 'FRIDGE' }],
  ])('with %s is rejected', async (_, over) => {
    const brand = await makeBrand();
    const { status } = await brand.send(over as Partial<PlayerEvent>);
    expect([400, 422]).toContain(status);
    expect(await brand.rows(playerEvents)).toEqual([]);
  });

  test('of a megabyte is rejected unread', async () => {
    const { account } = await makeBrand();
    const body = JSON.stringify({ ...event(), padding: 'x'.repeat(1_000_000) });
    expect((await platform.call('playerEvent', { account, body })).status).toBe(413);
  });

  test('with invalid measurements is counted without them', async () => {
    const brand = await makeBrand();
    const odd = { sequence: 'one', start_ms: -5, played_seconds: 'long', rebuffer_count: 1.5 };
    expect((await brand.send(odd as never)).status).toBe(200);
    expect(await brand.rows(titleDays)).toEqual([
      expect.objectContaining({ starts: 1, startMsCount: 0, rebufferCount: 0 }),
    ]);
  });

  test('older than 90 days is deleted when a play begins, but the title’s days remain', async () => {
    const brand = await makeBrand();
    await brand.send({ sequence: 0 });
    const old = new Date(Date.now() - 91 * DAY_MS);
    await platform.db
      .update(playerEvents)
      .set({ time: old })
      .where(eq(playerEvents.accountId, brand.account));
    await backdate(brand, 91 * DAY_MS);
    await brand.send({ tracking_id: 'play-2', sequence: 0 });
    expect(await brand.rows(playerEvents)).toHaveLength(2);
    await brand.send({ tracking_id: 'play-3', sequence: 0, event_name: 'PLAYER_START', player_timestamp: 0 });
    const stored = (await brand.rows(playerEvents)) as (typeof playerEvents.$inferSelect)[];
    expect(stored.map(({ trackingId }) => trackingId).sort()).toEqual(['play-2', 'play-3']);
    expect(await brand.rows(playerPlays)).toHaveLength(2);
    expect(await brand.rows(titleDays)).toEqual([expect.objectContaining({ starts: 3 })]);
  });
});

test('days of plays that no list of the most played looks at are deleted when a play begins', async () => {
  const { account, send } = await makeBrand();
  const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  await platform.db
    .insert(playedDays)
    .values(
      [6, 7, 30].map((ago) => ({ accountId: account, day: dayBefore(ago), contentId: 'film', plays: 1 })),
    );
  const { accountId: neighbour } = await platform.makeAccount();
  await platform.db
    .insert(playedDays)
    .values({ accountId: neighbour, day: dayBefore(30), contentId: 'film', plays: 1 });
  await send({ event_name: 'PLAYER_START', player_timestamp: 0, sequence: 0 });
  const daysOf = async (accountId: string) =>
    (await platform.db.select().from(playedDays).where(eq(playedDays.accountId, accountId))).map(
      ({ day }) => day,
    );
  expect((await daysOf(account)).sort()).toEqual([dayBefore(6), dayBefore(0)]);
  expect(await daysOf(neighbour)).toEqual([dayBefore(30)]);
});

test('an event costs one round trip to the database, whatever follows from it', async () => {
  const { account, member } = await makeBrand();
  const trips: string[] = [];
  const counting = new Proxy(platform.bindings.db, {
    get(db, name: 'batch' | 'prepare') {
      if (name === 'batch') trips.push(name);
      const value = Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
  const { analytics } = storeFor(openDatabase(counting), account);
  const now = new Date();
  const startEvent = { ...event({ event_name: 'PLAYER_START', player_timestamp: 0, sequence: 0 }) };
  const prune = { before: now, rankedFrom: today(), limit: 200 };
  await analytics.record({ report: toReport(startEvent, now), userId: member.userId, resume: null, prune });
  const ping = event({ sequence: 1 });
  const resume = toResumePoint(ping);
  await analytics.record({ report: toReport(ping, now), userId: member.userId, resume, prune: null });
  expect(trips).toEqual(['batch', 'batch']);
});

describe('the position to resume at', () => {
  test('is not stored for a channel’s programme', async () => {
    const { send, resumeOf } = await makeBrand();
    await send({ player_timestamp: 300, sequence: 1 });
    await send({ player_timestamp: 700, sequence: 2, channel_id: 'one' });
    expect(await resumeOf()).toBe(300);
  });

  test('is that of the last event', async () => {
    const { send, resumeOf } = await makeBrand();
    await send({ event_name: 'PLAYER_START', player_timestamp: 0, sequence: 0 });
    await send({ player_timestamp: 300, sequence: 1 });
    await send({ event_name: 'PLAYER_PAUSE', player_timestamp: 320.5, sequence: 2 });
    expect(await resumeOf()).toBe(320.5);
    await send({ event_name: 'PLAYER_SEEK', player_timestamp: 100, sequence: 3 });
    expect(await resumeOf()).toBe(100);
  });

  test('does not change when a film is only opened for seconds', async () => {
    const { send, resumeOf } = await makeBrand();
    await send({ player_timestamp: 1800 });
    const again = { tracking_id: 'play-2' };
    await send({ ...again, event_name: 'PLAYER_START', player_timestamp: 0, sequence: 0 });
    await send({ ...again, event_name: 'PLAYER_PLAY', player_timestamp: 0, sequence: 1 });
    await send({ ...again, event_name: 'PLAYER_CLOSE', player_timestamp: 3, sequence: 2 });
    expect(await resumeOf()).toBe(1800);
  });

  test('is not stored beyond the end, for live streams or for guests', async () => {
    const { send, asGuest, rows } = await makeBrand();
    await send({ player_timestamp: HOUR + 60 });
    await send({ content_id: 'stream', tracking_id: 'play-2', total_duration: 0 });
    await send({ content_id: 'series', tracking_id: 'play-3' });
    await asGuest({ tracking_id: 'play-4' });
    expect(await rows(resumePositions)).toEqual([]);
  });

  test('is the start again once the film is finished, until it is watched again', async () => {
    const { send, resumeOf, account, member } = await makeBrand();
    await send({ player_timestamp: 0.95 * HOUR });
    expect(await resumeOf()).toBe(0);
    const detail = await platform.call('contentDetail', {
      account,
      session: member.session,
      params: { content_id: 'film' },
    });
    expect(detail.body.data.resume_timestamp).toBeUndefined();
    await send({ player_timestamp: 200, tracking_id: 'play-2' });
    expect(await resumeOf()).toBe(200);
    await send({ event_name: 'PLAYER_END', player_timestamp: 210, total_duration: 0, tracking_id: 'play-2' });
    expect(await resumeOf()).toBe(0);
  });

  test('is the start again once its credits began, where these are known', async () => {
    const { account, send, resumeOf } = await makeBrand();
    await makeContent(platform.db, account, { contentId: 'saga', credits: { start: 3000, end: HOUR } });
    await send({ content_id: 'saga', player_timestamp: 2999 });
    expect(await resumeOf('saga')).toBe(2999);
    await send({ content_id: 'saga', player_timestamp: 3001 });
    expect(await resumeOf('saga')).toBe(0);
    await send({ content_id: 'saga', player_timestamp: 2000, tracking_id: 'play-2' });
    expect(await resumeOf('saga')).toBe(2000);
  });

  test('of a film of three minutes is stored after its first minute', async () => {
    const { send, resumeOf } = await makeBrand();
    await send({ content_id: 'clip', player_timestamp: 61, total_duration: 180 });
    expect(await resumeOf('clip')).toBe(61);
  });

  test('is not moved back by an event that arrives late', async () => {
    const { send, resumeOf } = await makeBrand();
    await send({ player_timestamp: 30, sequence: 1 });
    await send({ player_timestamp: 90, sequence: 3 });
    await send({ player_timestamp: 60, sequence: 2 });
    expect(await resumeOf()).toBe(90);
  });

  test('is not moved back by an old tab that is closed', async () => {
    const { send, resumeOf } = await makeBrand();
    await send({ event_name: 'PLAYER_PAUSE', player_timestamp: 120, sequence: 2, tracking_id: 'tab' });
    await send({ player_timestamp: 2400, sequence: 5, tracking_id: 'sofa' });
    await send({ event_name: 'PLAYER_CLOSE', player_timestamp: 120.1, sequence: 3, tracking_id: 'tab' });
    expect(await resumeOf()).toBe(2400);
  });

  test('belongs to one member of one account', async () => {
    const mine = await makeBrand();
    const theirs = await makeBrand();
    const neighbour = await makeViewer(platform, mine.account, 'Neighbour');
    await mine.send({ player_timestamp: 500 });
    expect(await mine.resumeOf('film', neighbour.session)).toBe(0);
    // The same tracking id from another viewer, and the member's session on another account.
    await mine.send({ player_timestamp: 900 }, neighbour.session);
    await platform.call('playerEvent', {
      account: theirs.account,
      session: mine.member.session,
      body: event({ player_timestamp: 1200 }),
    });
    expect(await mine.resumeOf()).toBe(500);
    expect(await mine.resumeOf('film', neighbour.session)).toBe(900);
    expect(await theirs.rows(resumePositions)).toEqual([]);
  });
});

describe('the days of titles', () => {
  const report = async (account: string, session: string, query: Record<string, string> = {}) => {
    const { status, body } = await platform.call('titleAnalytics', { account, session, query });
    return { status, total: body.total, days: body.data as unknown as TitleDay[] };
  };

  test('add up the reports of plays, including repeated and late ones', async () => {
    const brand = await makeBrand();
    const staff = await makeStaff(brand);
    const start = { event_name: 'PLAYER_START', player_timestamp: 0 } as const;
    await brand.send({ ...start, sequence: 0 });
    await backdate(brand, HOUR * 1000);
    await brand.send({
      sequence: 2,
      played_seconds: 1200,
      start_ms: 800,
      rebuffer_count: 2,
      rebuffer_seconds: 3.5,
    });
    await brand.send({
      sequence: 1,
      played_seconds: 600,
      start_ms: 800,
      rebuffer_count: 1,
      rebuffer_seconds: 1,
    });
    await brand.send({ event_name: 'PLAYER_END', player_timestamp: HOUR, sequence: 3, played_seconds: 1800 });
    await brand.asGuest({ ...start, tracking_id: 'play-2', sequence: 0 });
    await brand.asGuest({ tracking_id: 'play-2', sequence: 1, played_seconds: 30, start_ms: 400 });
    expect(await report(brand.account, staff.session)).toEqual({
      status: 200,
      total: 1,
      days: [
        {
          content_id: 'film',
          title: 'The Film',
          day: today(),
          starts: 2,
          minutes: 30.5,
          completions: 1,
          completion: 0.5,
          start_ms: 600,
          rebuffer_count: 2,
          rebuffer_seconds: 3.5,
        },
      ],
    });
  });

  test('ignore playing time that exceeds the elapsed time', async () => {
    const brand = await makeBrand();
    await brand.send({ event_name: 'PLAYER_START', player_timestamp: 0, sequence: 0 });
    await brand.send({
      sequence: 1,
      played_seconds: 1e7,
      rebuffer_seconds: 1e7,
      rebuffer_count: 1e9,
      start_ms: 1e9,
    });
    const [day] = (await brand.rows(titleDays)) as (typeof titleDays.$inferSelect)[];
    expect(day?.playedSeconds).toBeLessThan(90);
    expect(day?.rebufferSeconds).toBeLessThan(90);
    expect(day).toMatchObject({ rebufferCount: 10_000, startMsCount: 0 });
  });

  test('count by positions for players that report no playing time', async () => {
    const brand = await makeBrand();
    await brand.send({ event_name: 'PLAYER_START', player_timestamp: 100 });
    await backdate(brand, 30_000);
    await brand.send({ player_timestamp: 130 });
    // A seek is not counted as watching.
    await brand.send({ event_name: 'PLAYER_SEEK', player_timestamp: 3000 });
    const [day] = (await brand.rows(titleDays)) as (typeof titleDays.$inferSelect)[];
    expect(day?.playedSeconds).toBeGreaterThanOrEqual(30);
    expect(day?.playedSeconds).toBeLessThan(45);
  });

  test('are read by day, title, order and page', async () => {
    const brand = await makeBrand();
    const staff = await makeStaff(brand);
    const day = (contentId: string, date: string, starts: number) => ({
      accountId: brand.account,
      day: date,
      contentId,
      starts,
      completions: 1,
      playedSeconds: 60 * starts,
      startMsTotal: 0,
      startMsCount: 0,
      rebufferCount: 0,
      rebufferSeconds: 0,
    });
    await platform.db
      .insert(titleDays)
      .values([day('film', '2026-03-01', 4), day('clip', '2026-03-01', 9), day('film', '2026-03-02', 6)]);
    const range = { from: '2026-03-01', to: '2026-03-31' };
    const daysOf = (query: Record<string, string> = {}) =>
      report(brand.account, staff.session, { ...range, ...query });
    const keys = (days: TitleDay[]) => days.map(({ day: date, content_id }) => `${date} ${content_id}`);
    expect(keys((await daysOf()).days)).toEqual(['2026-03-02 film', '2026-03-01 clip', '2026-03-01 film']);
    expect(keys((await daysOf({ order_by: 'starts' })).days)).toEqual([
      '2026-03-01 clip',
      '2026-03-02 film',
      '2026-03-01 film',
    ]);
    expect(keys((await daysOf({ order_by: 'minutes', reverse: 'true' })).days)[0]).toBe('2026-03-01 film');
    expect(keys((await daysOf({ content_id: 'clip' })).days)).toEqual(['2026-03-01 clip']);
    const second = await daysOf({ page: '2', page_size: '2' });
    expect([second.total, keys(second.days)]).toEqual([3, ['2026-03-01 film']]);
    expect((await daysOf({ to: '2026-03-01' })).total).toBe(2);
    expect((await report(brand.account, staff.session)).total).toBe(0);
  });

  test.each([
    ['an end before its beginning', { from: '2026-03-02', to: '2026-03-01' }],
    ['more than 400 days', { from: '2020-01-01', to: '2026-01-01' }],
    ['a day that no calendar has', { from: '2026-02-31', to: '2026-03-01' }],
    ['an order that is not on offer', { order_by: 'user_id' }],
  ])('reject %s', async (_, query) => {
    const brand = await makeBrand();
    const staff = await makeStaff(brand);
    expect([400, 422]).toContain((await report(brand.account, staff.session, query)).status);
  });

  test('are for staff of the account', async () => {
    const brand = await makeBrand();
    const other = await makeBrand();
    const staff = await makeStaff(brand);
    await brand.send();
    expect((await platform.call('titleAnalytics', { account: brand.account })).status).toBe(401);
    expect((await report(brand.account, brand.member.session)).status).toBe(403);
    expect((await report(other.account, staff.session)).status).toBe(401);
    const otherStaff = await makeStaff(other);
    expect((await report(other.account, otherStaff.session)).days).toEqual([]);
    const email_id = `staff${counter - 1}@example.com`;
    await platform.admin('PUT', `/accounts/${brand.account}/staff`, { email_id, is_staff: false });
    expect((await report(brand.account, staff.session)).status).toBe(403);
  });

  test('are for staff that the operator names', async () => {
    const { account } = await makeBrand();
    const body = { email_id: 'nobody@example.com', is_staff: true };
    const path = `/accounts/${account}/staff`;
    expect((await platform.admin('PUT', path, body, 'wrong')).status).toBe(401);
    expect((await platform.admin('PUT', path, body)).status).toBe(404);
    expect((await platform.admin('PUT', path, { email_id: 'a@b.example' })).status).toBe(422);
    expect((await platform.admin('PUT', '/accounts/acc_nowhere/staff', body)).status).toBe(404);
  });
});

describe('continue watching', () => {
  async function makeListBrand() {
    const brand = await makeBrand();
    const { account, member } = brand;
    const list = async (session = member.session, query: Record<string, string> = {}) => {
      const { body, answer } = await platform.call('continueWatching', { account, session, query });
      expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
      const entries = body.data as unknown as {
        content: { content_id: string };
        resume_timestamp: number;
        total_duration?: number;
        parent?: { content_id: string; title: string };
      }[];
      return { entries, total: body.total, ids: entries.map(({ content }) => content.content_id) };
    };
    const watch = async (content_id: string, player_timestamp: number, total_duration = HOUR) => {
      counter += 1;
      await brand.send({ content_id, player_timestamp, total_duration, tracking_id: `play-${counter}` });
    };
    const change = (
      name: 'removeContinueWatching' | 'restoreContinueWatching',
      content_id: string,
      session?: string,
    ) => platform.call(name, { account, session: session ?? member.session, query: { content_id } });
    return { ...brand, list, watch, change };
  }

  test('lists titles that were started and not finished, the latest first', async () => {
    const { list, watch } = await makeListBrand();
    expect((await list()).entries).toEqual([]);
    await watch('film', 600);
    await watch('clip', 100, 180);
    const { entries, total, ids } = await list();
    expect([total, ids]).toEqual([2, ['clip', 'film']]);
    expect(entries[0]).toMatchObject({ resume_timestamp: 100, total_duration: 180 });
    expect(entries[0]?.parent).toBeUndefined();
    await watch('film', 700);
    expect((await list()).ids).toEqual(['film', 'clip']);
    await watch('film', 3500);
    expect((await list()).ids).toEqual(['clip']);
  });

  test('offers the next episode once one is finished, and none after the last', async () => {
    const { list, watch } = await makeListBrand();
    await watch('part-1', 600);
    expect((await list()).entries).toMatchObject([
      { content: { content_id: 'part-1' }, parent: { content_id: 'series', title: 'The Series' } },
    ]);
    await watch('part-1', HOUR);
    const { entries, ids } = await list();
    expect(ids).toEqual(['part-2']);
    expect(entries[0]?.resume_timestamp).toBe(0);
    await watch('part-3', 50);
    expect((await list()).ids).toEqual(['part-3']);
    await watch('part-3', HOUR);
    expect((await list()).ids).toEqual([]);
  });

  test('resumes the next episode at its position', async () => {
    const { list, watch } = await makeListBrand();
    await watch('part-2', 400);
    await watch('part-1', HOUR);
    expect((await list()).entries).toMatchObject([
      { content: { content_id: 'part-2' }, resume_timestamp: 400 },
    ]);
  });

  test('lets a title be removed and restored, with its position', async () => {
    const { list, watch, change, resumeOf } = await makeListBrand();
    await watch('film', 600);
    await watch('clip', 100, 180);
    expect((await change('removeContinueWatching', 'film')).body).toEqual({ success: true });
    expect((await list()).ids).toEqual(['clip']);
    expect(await resumeOf()).toBe(600);
    await change('restoreContinueWatching', 'film');
    expect((await list()).ids).toEqual(['clip', 'film']);
    await change('removeContinueWatching', 'film');
    await watch('film', 650);
    expect((await list()).ids).toEqual(['film', 'clip']);
  });

  test('removes a whole series through any of its episodes', async () => {
    const { list, watch, change } = await makeListBrand();
    await watch('part-1', HOUR);
    await change('removeContinueWatching', 'part-2');
    expect((await list()).ids).toEqual([]);
    await change('restoreContinueWatching', 'part-2');
    expect((await list()).ids).toEqual(['part-2']);
  });

  test('stays removed when the tab that showed it is closed', async () => {
    const { list, send, change } = await makeListBrand();
    await send({ event_name: 'PLAYER_PAUSE', sequence: 4 });
    await change('removeContinueWatching', 'film');
    await send({ event_name: 'PLAYER_CLOSE', sequence: 5 });
    expect((await list()).ids).toEqual([]);
  });

  test('is paginated', async () => {
    const { list, watch, member } = await makeListBrand();
    await watch('film', 600);
    await watch('clip', 100, 180);
    expect(await list(member.session, { page: '2', page_size: '1' })).toMatchObject({
      ids: ['film'],
      total: 2,
    });
    expect(await list(member.session, { page_size: '0' })).toMatchObject({ ids: [], total: 2 });
  });

  test('leaves out unpublished titles', async () => {
    const { account, list, watch } = await makeListBrand();
    await watch('film', 600);
    await platform.db.run(
      sql`UPDATE contents SET is_published = 0 WHERE account_id = ${account} AND content_id = 'film'`,
    );
    expect((await list()).ids).toEqual([]);
  });

  test('belongs to one member of one account', async () => {
    const mine = await makeListBrand();
    const theirs = await makeListBrand();
    await mine.watch('film', 600);
    const neighbour = await makeViewer(platform, mine.account, 'Nadja');
    expect((await mine.list(neighbour.session)).ids).toEqual([]);
    expect((await mine.change('removeContinueWatching', 'film', neighbour.session)).status).toBe(404);
    expect((await theirs.change('removeContinueWatching', 'film', mine.member.session)).status).toBe(401);
    expect((await theirs.list()).ids).toEqual([]);
    expect((await mine.list()).ids).toEqual(['film']);
    expect((await platform.call('continueWatching', { account: mine.account })).status).toBe(401);
    expect((await mine.change('removeContinueWatching', 'nothing')).status).toBe(404);
  });
});
