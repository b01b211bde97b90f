import { beforeAll, describe, expect, test } from 'vitest';
import { mediaAssets } from '#workers/platform/storage/schema/catalogue.ts';
import { renewals, subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { makeChannel } from './make-channel.ts';
import { makeContent } from './make-content.ts';
import { makeMembers } from './make-members.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const HOUR_MS = 3_600_000;
const STARTS_MS = Date.parse('2026-03-01T12:00:00Z');

let base: TestPlatform;

beforeAll(async () => {
  base = await sharedPlatform();
});

interface Period {
  planId?: string;
  endMs: number;
  revokedMs?: number;
}

/** A brand with one film that `gold` and `silver` open, and one without a plan; the test sets the clock. */
async function makeBrand(...periods: Period[]) {
  const { accountId: account } = await base.makeAccount();
  const platform = controlledPlatform(base, STARTS_MS);
  const [member] = await makeMembers(base, account, 1);
  if (!member) throw new Error('no member');
  const asset = { accountId: account, id: 'reel', durationSeconds: 60, heights: [360], captions: [] };
  await base.db.insert(mediaAssets).values({ ...asset, createdDate: new Date(STARTS_MS) });
  const film = { assetId: 'reel', durationSeconds: 60 };
  await makeContent(base.db, account, {
    ...film,
    contentId: 'film',
    isRestricted: true,
    plans: ['gold', 'silver'],
  });
  await makeContent(base.db, account, { ...film, contentId: 'open' });
  await makeContent(base.db, account, {
    ...film,
    contentId: 'elsewhere',
    isRestricted: true,
    plans: ['gold'],
    streamLink: 'https://cdn.example/live.m3u8',
  });
  for (const [index, { planId = 'gold', endMs, revokedMs }] of periods.entries()) {
    await base.db.insert(subscriptions).values({
      accountId: account,
      id: `sub-${index}`,
      userId: member.userId,
      planId,
      startTime: new Date(STARTS_MS - HOUR_MS),
      endTime: new Date(endMs),
      revokedTime: revokedMs === undefined ? null : new Date(revokedMs),
    });
  }
  const { session } = member;
  const watch = async (content_id: string, query: Record<string, string> = {}) => {
    const { status, body } = await platform.call('watch', {
      account,
      session,
      params: { content_id },
      query,
    });
    return { status, ...(body.data as { signed_url?: string; valid_until?: string } | undefined) };
  };
  const ping = async (
    content_id: string,
    more: { session?: string; event_name?: string; channel_id?: string } = {},
  ) => {
    const { session: by = session, ...event } = more;
    const { status } = await platform.call('playerEvent', {
      account,
      session: by,
      body: {
        event_type: 'PLAYER',
        event_name: 'PLAYER_PING',
        content_id,
        player_timestamp: 3,
        total_duration: 60,
        tracking_id: crypto.randomUUID(),
        source: 'WEB',
        variant: 360,
        ...event,
      },
    });
    return status;
  };
  const active = async () => {
    const { body } = await platform.call('activeSubscriptions', { account, session });
    return (body.data as { subscription: { _id: string } }[]).map(({ subscription }) => subscription._id);
  };
  return { account, userId: member.userId, clock: platform.clock, watch, ping, active };
}

const expirySeconds = (address = '') => Number(new URL(address).pathname.split('/')[3]);

describe('the end of a plan’s access', () => {
  const endMs = STARTS_MS + HOUR_MS;

  test('is returned with the signed address, which expires at the same second', async () => {
    const { watch } = await makeBrand({ endMs });
    const { valid_until, signed_url } = await watch('film');
    expect(valid_until).toBe(new Date(endMs).toISOString());
    expect(expirySeconds(signed_url)).toBe(endMs / 1000);
  });

  test('locks the film, the running player and the list of plans at its second', async () => {
    const { clock, watch, ping, active } = await makeBrand({ endMs });
    clock.ms = endMs - 1;
    expect([(await watch('film')).status, await ping('film'), await active()]).toEqual([200, 200, ['gold']]);
    clock.ms = endMs;
    expect([(await watch('film')).status, await ping('film'), await active()]).toEqual([403, 403, []]);
  });

  test('is the latest of all plans that include the film, and of no other plan', async () => {
    const { watch } = await makeBrand(
      { endMs },
      { planId: 'silver', endMs: endMs + HOUR_MS },
      { planId: 'bronze', endMs: endMs + 9 * HOUR_MS },
    );
    expect((await watch('film')).valid_until).toBe(new Date(endMs + HOUR_MS).toISOString());
  });

  test('comes earlier where the plan is revoked earlier', async () => {
    const revokedMs = STARTS_MS + HOUR_MS / 2;
    const { clock, watch, ping } = await makeBrand({ endMs, revokedMs });
    expect((await watch('film')).valid_until).toBe(new Date(revokedMs).toISOString());
    clock.ms = revokedMs;
    expect([(await watch('film')).status, await ping('film')]).toEqual([403, 403]);
  });

  test('is returned for a third-party stream, too, whose address is unsigned', async () => {
    const { watch } = await makeBrand({ endMs });
    expect(await watch('elsewhere')).toMatchObject({
      signed_url: 'https://cdn.example/live.m3u8',
      valid_until: new Date(endMs).toISOString(),
    });
  });

  test('is the end of the grace period once a renewal could not be charged', async () => {
    const { account, userId, clock, watch } = await makeBrand({ endMs });
    const graceEndMs = endMs + 7 * 24 * HOUR_MS;
    await base.db.insert(renewals).values({
      accountId: account,
      id: 'renewal',
      userId,
      planId: 'gold',
      subscriptionId: 'sub-0',
      gatewayId: 'gateway-stripe',
      renewalStatus: 'ongoing',
      createdDate: new Date(STARTS_MS),
      periodEndTime: new Date(endMs),
      graceEndTime: new Date(graceEndMs),
    });
    expect((await watch('film')).valid_until).toBe(new Date(endMs).toISOString());
    clock.ms = endMs;
    const inGrace = await watch('film');
    expect([inGrace.status, inGrace.valid_until]).toEqual([200, new Date(graceEndMs).toISOString()]);
    expect(expirySeconds(inGrace.signed_url)).toBeGreaterThan(endMs / 1000 + 6 * 3600 - 1);
    clock.ms = graceEndMs;
    expect((await watch('film')).status).toBe(403);
  });

  test('does not shorten an address when it is far away', async () => {
    const { watch } = await makeBrand({ endMs: STARTS_MS + 900 * HOUR_MS });
    const seconds = expirySeconds((await watch('film')).signed_url) - STARTS_MS / 1000;
    expect(seconds).toBeGreaterThanOrEqual(6 * 3600);
    expect(seconds).toBeLessThan(7 * 3600);
  });

  test('is absent where no plan is needed', async () => {
    const { watch, ping } = await makeBrand();
    const { status, valid_until } = await watch('open');
    expect([status, valid_until]).toEqual([200, undefined]);
    expect(await ping('open')).toBe(200);
    expect(await ping('open', { session: '' })).toBe(200);
  });
});

describe('a player’s ping', () => {
  test('is rejected without a session, but its close event is accepted', async () => {
    const { ping } = await makeBrand({ endMs: STARTS_MS + HOUR_MS });
    expect(await ping('film', { session: 'made-up' })).toBe(401);
    expect(await ping('film', { session: 'made-up', event_name: 'PLAYER_CLOSE' })).toBe(200);
  });

  test('follows the rule of the channel that shows the film', async () => {
    const brand = await makeBrand();
    await makeChannel(base.db, brand.account, { id: 'free-channel' });
    await makeChannel(base.db, brand.account, { id: 'gold-channel', isRestricted: true, plans: ['gold'] });
    expect(await brand.ping('film', { channel_id: 'free-channel' })).toBe(200);
    expect(await brand.ping('open', { channel_id: 'gold-channel' })).toBe(403);
  });
});
