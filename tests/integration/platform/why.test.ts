import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import type { WatchTrace } from '#workers/platform/content/explain-watch.ts';
import { messageIn } from '#workers/platform/http/translations.ts';
import { accounts } from '#workers/platform/storage/schema/account.ts';
import { mediaAssets } from '#workers/platform/storage/schema/catalogue.ts';
import { scheduleEntries } from '#workers/platform/storage/schema/channel.ts';
import { renewals, subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { makeChannel } from './make-channel.ts';
import { makeContent } from './make-content.ts';
import { type Member, makeMembers } from './make-members.ts';
import { ADMIN_TOKEN, sharedPlatform, type TestPlatform } from './start-platform.ts';

const HOUR_MS = 3_600_000;
const STATES = IS_TEST_ALL ? 2_000 : 120;
const PLANS = ['gold', 'silver', 'ticket'];

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function fetchWhy(accountId: string, query: Record<string, string>) {
  const path = `http://platform.localhost/admin/v1/accounts/${accountId}/why?${new URLSearchParams(query)}`;
  const response = await platform.fetch(path, { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } });
  const body = (await response.json()) as { data: WatchTrace; message?: string };
  return { status: response.status, ...body };
}

const emailOf = ({ userId }: Member) => `${userId}@example.com`;

async function subscribe(
  accountId: string,
  { userId }: Member,
  { planId, from, to, revoked, grace }: Period,
): Promise<void> {
  const id = randomUUID();
  await platform.db.insert(subscriptions).values({
    accountId,
    id,
    userId,
    planId,
    startTime: inHours(from),
    endTime: inHours(to),
    revokedTime: revoked === null ? null : inHours(revoked),
  });
  if (grace === null) return;
  // A viewer has one renewal that goes on.
  await platform.db
    .insert(renewals)
    .values({
      accountId,
      id: randomUUID(),
      userId,
      planId,
      subscriptionId: id,
      gatewayId: 'gateway',
      renewalStatus: 'ongoing',
      createdDate: inHours(from),
      periodEndTime: inHours(to),
      graceEndTime: inHours(grace),
      changeId: randomUUID(),
    })
    .onConflictDoNothing();
}

interface Period {
  planId: string;
  from: number;
  to: number;
  revoked: number | null;
  grace: number | null;
}

const hour = fc.integer({ min: -30, max: 30 }).filter((value) => value !== 0);
const period = fc.record({
  planId: fc.constantFrom(...PLANS),
  from: fc.constantFrom(-48, -40, 5),
  to: hour,
  revoked: fc.option(hour, { freq: 3 }),
  grace: fc.option(hour, { freq: 3 }),
});
const channelState = fc.record({
  plans: fc.subarray(PLANS),
  isRestricted: fc.boolean(),
});
const titleState = fc.record({
  isPublished: fc.nat({ max: 9 }).map((value) => value > 0),
  videoType: fc.constantFrom('SPV' as const, 'LIVE' as const, 'VOD_LIVE' as const),
  isRestricted: fc.boolean(),
  isLoginRequired: fc.boolean(),
  publishTime: fc.option(hour),
  liveExpiryTime: fc.option(hour),
  plans: fc.subarray(PLANS),
  media: fc.constantFrom('asset', 'stream', 'none'),
  channel: fc.option(fc.nat({ max: 7 })),
  /** Hours around now at which the channel shows it; null where it does not. */
  airing: fc.option(fc.constantFrom([-1, 1], [-5, -3], [3, 5], [-200, -190], [40, 42])),
  viewer: fc.nat({ max: 12 }),
});

describe('why a viewer may or may not watch', () => {
  test('names everything that is in the way, in the order in which it decides', async () => {
    const { accountId } = await platform.makeAccount();
    const [member] = await makeMembers(platform, accountId, 1);
    if (!member) throw new Error('no member');
    await platform.db
      .update(users)
      .set({ emailId: 'Ann@example.com', emailKey: 'ann@example.com' })
      .where(eq(users.id, member.userId));
    const ended = new Date('2026-03-01T12:00:00Z');
    const stream = { videoType: 'LIVE' as const, publishTime: new Date('2099-01-01T18:00:00Z') };
    await makeContent(platform.db, accountId, {
      contentId: 'gala',
      ...stream,
      isRestricted: true,
      plans: ['gold'],
    });
    await platform.db.insert(subscriptions).values({
      accountId,
      id: 'one',
      userId: member.userId,
      planId: 'gold',
      startTime: new Date('2026-02-01T12:00:00Z'),
      endTime: ended,
    });
    const { data } = await fetchWhy(accountId, { title: 'gala', viewer: 'ANN@example.com' });
    expect(data).toEqual({
      playable: false,
      reason: 'plan_needed',
      steps: [
        { rule: 'brand', found: 'the brand is active', passed: true },
        { rule: 'title', found: '"gala" is published', passed: true },
        { rule: 'not-over', found: 'begins at 2099-01-01T18:00', passed: true },
        { rule: 'sign-in', found: 'requires signing in; Ann@example.com', passed: true },
        { rule: 'plan', found: 'needs one of gold; has gold ended at 2026-03-01T12:00', passed: false },
        { rule: 'begun', found: 'begins at 2099-01-01T18:00', passed: false },
        { rule: 'media', found: 'neither an asset nor a stream address', passed: false },
      ],
      stream_link: null,
    });
    expect((await fetchWhy(accountId, { title: 'gala' })).data).toMatchObject({ reason: 'login_needed' });
  });

  test('finds a title that viewers do not, and names one that is not there', async () => {
    const { accountId } = await platform.makeAccount();
    await makeContent(platform.db, accountId, { contentId: 'draft', isPublished: false });
    expect((await fetchWhy(accountId, { title: 'draft' })).data.steps.at(-1)?.found).toBe(
      '"draft" is not published',
    );
    expect((await fetchWhy(accountId, { title: 'none' })).data.steps.at(-1)?.found).toBe(
      'there is no title "none"',
    );
  });

  test.each([
    [{ title: 'film', viewer: 'nobody@example.com' }, 404, /Nobody has signed up/],
    [{ viewer: 'ann@example.com' }, 422, /"title" \(an id\)/],
    [{ title: 'film', viewer: 'no address' }, 404, /Nobody has signed up with no address/],
    [{ title: 'film', other: 'x' }, 422, /Ask with/],
  ])('%j is rejected with what would be right', async (query, status, words) => {
    const { accountId } = await platform.makeAccount();
    expect(await fetchWhy(accountId, query as Record<string, string>)).toMatchObject({
      status,
      message: expect.stringMatching(words),
    });
  });

  test('nothing of another brand is found', async () => {
    const [one, other] = [await platform.makeAccount(), await platform.makeAccount()];
    const [member] = await makeMembers(platform, other.accountId, 1);
    await makeContent(platform.db, other.accountId, { contentId: 'theirs' });
    expect((await fetchWhy(one.accountId, { title: 'theirs' })).data.reason).toBe('not_found');
    const query = { title: 'theirs', viewer: member ? emailOf(member) : '' };
    expect((await fetchWhy(one.accountId, query)).status).toBe(404);
  });

  test(`agrees with the watch call, in ${STATES} random states`, async () => {
    const { accountId } = await platform.makeAccount();
    const { accountId: inactiveId } = await platform.makeAccount();
    const assetOf = (id: string) => ({
      accountId: id,
      id: 'reel',
      durationSeconds: 60,
      heights: [360],
      captions: [],
      createdDate: new Date(),
    });
    await platform.db.insert(mediaAssets).values([assetOf(accountId), assetOf(inactiveId)]);
    const members = await makeMembers(platform, accountId, 12);
    for (const member of members)
      for (const each of fc.sample(fc.array(period, { maxLength: 3 }), 1)[0] ?? [])
        await subscribe(accountId, member, each);
    const channels = fc.sample(channelState, 8);
    for (const [index, channel] of channels.entries())
      await makeChannel(platform.db, accountId, { id: `channel-${index}`, ...channel });
    const seen = new Map<string | null, number>();
    for (const [index, state] of fc.sample(titleState, STATES).entries()) {
      const contentId = `title-${index}`;
      const { media, channel, airing, viewer, publishTime, liveExpiryTime, ...rest } = state;
      await makeContent(platform.db, accountId, {
        ...rest,
        contentId,
        publishTime: publishTime === null ? null : inHours(publishTime),
        liveExpiryTime: liveExpiryTime === null ? null : inHours(liveExpiryTime),
        ...(media === 'asset' ? { assetId: 'reel' } : {}),
        ...(media === 'stream' ? { streamLink: 'https://media.example/master.m3u8' } : {}),
      });
      const channelId = channel === null ? null : `channel-${channel}`;
      if (channelId && airing) await air(accountId, channelId, contentId, airing, index);
      const member = members[viewer];
      const watched = await platform.call('watch', {
        account: accountId,
        language: 'en',
        session: member?.session,
        params: { content_id: contentId },
        query: channelId === null ? {} : { channel_id: channelId },
      });
      const { data } = await fetchWhy(accountId, {
        title: contentId,
        ...(member ? { viewer: emailOf(member) } : {}),
        ...(channelId === null ? {} : { channel: channelId }),
      });
      const because = JSON.stringify({ state, steps: data.steps });
      expect(data.playable, because).toBe(watched.status === 200);
      if (data.reason !== null) expect(watched.body.message, because).toBe(messageIn('en', data.reason));
      seen.set(data.reason, (seen.get(data.reason) ?? 0) + 1);
    }
    // Rare ones need the many states of all tests.
    expect(seen.size).toBeGreaterThanOrEqual(IS_TEST_ALL ? 7 : 4);

    await makeContent(platform.db, inactiveId, { contentId: 'film', assetId: 'reel' });
    await platform.db.update(accounts).set({ status: 'INACTIVE' }).where(eq(accounts.accountId, inactiveId));
    const { data } = await fetchWhy(inactiveId, { title: 'film' });
    expect(data).toMatchObject({ playable: false, reason: 'account_inactive' });
  });
});

/** Beside what else the channel shows: at a second of its own. */
async function air(
  accountId: string,
  channelId: string,
  contentId: string,
  [from = 0, to = 0]: readonly number[],
  index: number,
) {
  await platform.db.insert(scheduleEntries).values({
    accountId,
    channelId,
    startTime: new Date(inHours(from).getTime() + index * 1000),
    endTime: new Date(inHours(to).getTime() + index * 1000),
    contentId,
  });
}
