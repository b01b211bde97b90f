import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_REMINDERS } from '#app/contract/reminder.ts';
import { reminders } from '#workers/platform/storage/schema/reminder.ts';
import { makeFamily } from './family.ts';
import { makeChannel } from './make-channel.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { SERVICES_ORIGIN, sharedPlatform, type TestPlatform } from './start-platform.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const NOW_MS = Math.floor(Date.now() / 1000) * 1000;
const inHours = (hours: number) => new Date(NOW_MS + hours * HOUR_MS);

/** A brand with a stream to come, one that is on, a film, and a channel with a programme to come. */
async function makeBrand() {
  const { accountId: account } = await platform.makeAccount();
  const live = { videoType: 'LIVE' };
  const starts = inHours(3);
  await makeContent(platform.db, account, { contentId: 'final', ...live, publishTime: starts });
  await makeContent(platform.db, account, { contentId: 'on', ...live, publishTime: inHours(-1) });
  await makeContent(platform.db, account, { contentId: 'film' });
  const hidden = { contentId: 'hidden', ...live, publishTime: starts, isPublished: false };
  await makeContent(platform.db, account, hidden);
  await makeChannel(platform.db, account, {
    id: 'one',
    dated: [
      ['film', starts, inHours(4)],
      ['film', inHours(-1), inHours(1)],
      ['hidden', inHours(5), inHours(6)],
    ],
  });
  const { session, userId } = await makeViewer(platform, account, 'Ana');
  return { account, session, userId, starts, ...callsOf(account, session) };
}

function callsOf(account: string, session?: string) {
  const as = session ? { account, session } : { account };
  return {
    add: (body: object) => platform.call('addReminder', { ...as, body }),
    remove: (query: Record<string, string>) => platform.call('removeReminder', { ...as, query }),
    list: async () => (await platform.call('reminders', as)).body.data as unknown,
  };
}

describe('reminders', () => {
  test('are set for a stream and for a programme, listed by their start, and removed', async () => {
    const { add, remove, list, starts } = await makeBrand();
    const start_time = starts.toISOString();
    expect(await list()).toEqual([]);
    const added = await add({ content_id: 'final', time_zone: 'Europe/Madrid' });
    expect(added.body).toEqual({ success: true, data: { content_id: 'final', start_time } });
    const programme = { channel_id: 'one', start_time };
    expect((await add(programme)).body.data).toEqual({ content_id: 'film', ...programme });
    expect(await list()).toEqual([
      { content_id: 'film', ...programme },
      { content_id: 'final', start_time },
    ]);
    // Twice is once, in both directions.
    expect((await add(programme)).status).toBe(200);
    expect((await remove(programme)).status).toBe(200);
    expect((await remove(programme)).status).toBe(200);
    expect(await list()).toEqual([{ content_id: 'final', start_time }]);
    expect((await remove({ content_id: 'final' })).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('are for what exists and is still to come alone', async () => {
    const { add, list, starts } = await makeBrand();
    const at = (time: Date, channel_id = 'one') => ({ channel_id, start_time: time.toISOString() });
    expect((await add({ content_id: 'nowhere' })).status).toBe(404);
    expect((await add({ content_id: 'hidden' })).status).toBe(404);
    expect((await add({ content_id: 'on' })).status).toBe(409);
    expect((await add({ content_id: 'film' })).status).toBe(409);
    expect((await add(at(starts, 'two'))).status).toBe(404);
    expect((await add(at(new Date(starts.getTime() + 1000)))).status).toBe(404);
    expect((await add(at(inHours(5)))).status).toBe(404);
    expect((await add(at(inHours(-1)))).status).toBe(409);
    expect((await add(at(inHours(15 * 24)))).status).toBe(404);
    expect((await add({ channel_id: 'one', start_time: '2027-02-31' })).status).toBe(404);
    expect((await add({ channel_id: 'one' })).status).toBe(422);
    expect((await add({ content_id: 'final', ...at(starts) })).status).toBe(422);
    expect((await add({ content_id: 'final', user_id: 'somebody' })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  test('are set for a programme of the daily loop as well', async () => {
    const { accountId: account } = await platform.makeAccount();
    await makeContent(platform.db, account, { contentId: 'news' });
    await makeChannel(platform.db, account, { id: 'loop', slots: [['news', 6, 7]] });
    const { session } = await makeViewer(platform, account, 'Ana');
    const { add } = callsOf(account, session);
    const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const start_time = new Date(midnight + 2 * DAY_MS + 6 * HOUR_MS).toISOString();
    expect((await add({ channel_id: 'loop', start_time })).body.data).toMatchObject({ content_id: 'news' });
  });

  test('belong to their viewer: guests have none, others do not see them, another brand’s session is no session', async () => {
    const mine = await makeBrand();
    const theirs = await makeBrand();
    await mine.add({ content_id: 'final' });
    const guest = callsOf(mine.account);
    expect((await guest.add({ content_id: 'final' })).status).toBe(401);
    expect((await guest.remove({ content_id: 'final' })).status).toBe(401);
    expect((await platform.call('reminders', { account: mine.account })).status).toBe(401);
    const stranger = callsOf(mine.account, theirs.session);
    expect((await stranger.remove({ content_id: 'final' })).status).toBe(401);
    const other = await makeViewer(platform, mine.account, 'Bo');
    const others = callsOf(mine.account, other.session);
    expect(await others.list()).toEqual([]);
    expect((await others.remove({ content_id: 'final' })).status).toBe(200);
    expect(await theirs.list()).toEqual([]);
    expect(await mine.list()).toHaveLength(1);
  });

  test('are the account’s, whichever adult profile is in use, and none of a child’s', async () => {
    const { account, starts } = await makeBrand();
    const family = await makeFamily(platform, account, 'Cora');
    const [child, adult] = [await family.add({ is_child: true, max_age: 99 }), await family.add()];
    const asAdult = callsOf(account, (await family.use(adult.id)).session);
    expect((await asAdult.add({ content_id: 'final' })).status).toBe(200);
    const own = callsOf(account, await family.login());
    expect(await own.list()).toEqual([{ content_id: 'final', start_time: starts.toISOString() }]);
    const asChild = callsOf(account, (await family.use(child.id)).session);
    expect((await asChild.add({ content_id: 'final' })).status).toBe(403);
    expect((await asChild.remove({ content_id: 'final' })).status).toBe(403);
  });

  test('are 200 at most of what is to come, however many are set at once', async () => {
    const { account, userId, add, list } = await makeBrand();
    const row = (at: number, startTime: Date) => ({
      ...{ accountId: account, userId, event: `title:t${at}`, contentId: `t${at}`, startTime },
      ...{ language: 'en', siteOrigin: SERVICES_ORIGIN, createdDate: new Date() },
    });
    const rows = Array.from({ length: MAX_REMINDERS - 1 }, (_, at) => row(at, inHours(9)));
    // What is over does not count.
    const over = Array.from({ length: 5 }, (_, at) => row(1000 + at, inHours(-9)));
    for (const each of [...rows, ...over]) await platform.db.insert(reminders).values(each);
    await makeContent(platform.db, account, { contentId: 'b', videoType: 'LIVE', publishTime: inHours(2) });
    const both = await Promise.all([add({ content_id: 'final' }), add({ content_id: 'b' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.message).toContain('200');
    expect(await list()).toHaveLength(MAX_REMINDERS);
  });

  test('are in their viewer’s own data', async () => {
    const { account, session, starts, add } = await makeBrand();
    await add({ content_id: 'final', time_zone: 'Europe/Madrid' });
    const response = await platform.fetch(`${SERVICES_ORIGIN}/api/v1/user/data`, {
      headers: { account_id: account, ott_sessionid: session },
    });
    expect(await response.json()).toMatchObject({
      reminders: [
        {
          content_id: 'final',
          channel_id: null,
          start_time: starts.toISOString(),
          time_zone: 'Europe/Madrid',
        },
      ],
    });
  });
});
