import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figures } from '#app/contract/figures.ts';
import { playerPlays } from '#workers/platform/storage/schema/analytics.ts';
import { ledgerEntries, renewals, subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { plans } from '#workers/platform/storage/schema/plan.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { makeEditedBrand } from './edited-brand.ts';
import { makeContent } from './make-content.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RANGE = { from: '2026-03-02', to: '2026-03-04' };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00Z`);
const today = () => new Date().toISOString().slice(0, 10);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** A brand with two plans and a ticket, and rows of its own. */
async function makeBrand() {
  const { account, makeEditor } = await makeEditedBrand(platform);
  const { db } = platform;
  const reader = await makeEditor(['read']);
  const own = { accountId: account };
  await db.insert(plans).values([
    {
      ...own,
      id: 'month',
      amountMinor: 999,
      currency: 'EUR',
      durationDays: 30,
      taxRate: 1900,
      name: { en: 'M' },
    },
    { ...own, id: 'year', amountMinor: 1200, currency: 'JPY', durationDays: 365, name: { en: 'Y' } },
    {
      ...own,
      id: 'ticket',
      amountMinor: 300,
      currency: 'EUR',
      durationDays: 2,
      isPpv: true,
      name: { en: 'T' },
    },
  ]);

  async function signUp(createdDate: Date, more: Partial<typeof users.$inferInsert> = {}) {
    const id = randomUUID();
    const email = `${id}@example.com`;
    const person = { name: 'Ada', emailId: email, emailKey: email, passwordHash: '' };
    await db.insert(users).values({ ...own, id, ...person, createdDate, ...more });
    return id;
  }

  async function enter(time: Date, currency: string, ...amounts: [book: string, amountMinor: number][]) {
    const transactionId = randomUUID();
    await db.insert(ledgerEntries).values(
      amounts.map(([book, amountMinor]) => ({
        ...{ ...own, id: randomUUID(), transactionId },
        ...{ book, amountMinor, currency, time },
      })),
    );
  }

  const pay = (time: Date, amount: number, currency = 'EUR') =>
    enter(time, currency, ['receivable', amount], ['revenue', -amount], ['discount', 0], ['tax', 0]);
  const refund = (time: Date, amount: number, currency = 'EUR') =>
    enter(time, currency, ['receivable', -amount], ['refund', amount]);

  async function subscribe(
    userId: string,
    [startTime, endTime]: [Date, Date],
    { planId = 'month', revokedTime = null }: { planId?: string; revokedTime?: Date | null } = {},
  ) {
    const person = { name: 'Ada', emailId: userId, emailKey: userId, passwordHash: '' };
    await db
      .insert(users)
      .values({ ...own, id: userId, ...person, createdDate: startTime })
      .onConflictDoNothing();
    await db
      .insert(subscriptions)
      .values({ ...own, id: randomUUID(), userId, planId, startTime, endTime, revokedTime });
  }

  async function renew(userId: string, more: Partial<typeof renewals.$inferInsert> = {}) {
    const renewal = { ...own, id: randomUUID(), userId, planId: 'month', subscriptionId: randomUUID() };
    const state = { gatewayId: 'g', renewalStatus: 'ongoing', createdDate: at('2026-01-01') };
    await db.insert(renewals).values({ ...renewal, ...state, ...more });
  }

  const end = (
    userId: string,
    endReason: 'cancelled' | 'unpaid' | 'refunded',
    day: string,
    planId = 'month',
  ) => renew(userId, { renewalStatus: 'cancelled', endReason, cancellationDate: at(day), planId });

  async function play(contentId: string, started: Date, more: Partial<typeof playerPlays.$inferInsert> = {}) {
    const times = { startedTime: started, lastTime: started, day: started.toISOString().slice(0, 10) };
    const measured = {
      lastSequence: 1,
      lastPosition: 0,
      isFinished: false,
      rebufferCount: 0,
      rebufferSeconds: 0,
    };
    const trackingId = randomUUID();
    await db
      .insert(playerPlays)
      .values({ ...own, trackingId, contentId, ...times, ...measured, playedSeconds: 0, ...more });
  }

  async function figures(query: Record<string, string> = RANGE, options: object = {}) {
    const { status, body, answer } = await reader.call('figures', { query, ...options });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    return body.data as unknown as Figures;
  }

  return { account, reader, signUp, enter, pay, refund, subscribe, renew, end, play, figures };
}

const viewer = () => randomUUID();

describe('figures of a brand', () => {
  test('that nobody has found yet are none, and it is new', async () => {
    const { figures, signUp } = await makeBrand();
    expect(await figures()).toMatchObject({
      ...RANGE,
      is_new: true,
      sign_ups: { total: 0, before: 0, days: [] },
      members: { start: 0, end: 0 },
      revenue: [],
      renewals_due: [],
      ends: [],
      watched: { seconds: 0, before: 0, days: [] },
      top_titles: [],
    });
    await signUp(at('2025-01-01'));
    expect((await figures()).is_new).toBe(false);
  });

  test('are of the last 28 days, today among them, where no days are named', async () => {
    const { figures } = await makeBrand();
    const { from, to, sign_ups } = await figures({});
    expect([from, to]).toEqual([inDays(-27).toISOString().slice(0, 10), today()]);
    // The reader's own account.
    expect(sign_ups).toEqual({ total: 1, before: 0, days: [{ day: today(), count: 1 }] });
  });

  test.each([
    ['the last day before the first', { from: '2026-03-02', to: '2026-03-01' }],
    ['more than 366 days', { from: '2025-01-01', to: '2026-01-02' }],
    ['a day that no calendar has', { from: '2026-02-30', to: '2026-03-02' }],
    ['a last day that no calendar has', { to: '2026-13-40' }],
    ['no day at all', { from: 'yesterday' }],
  ])('are rejected of %s', async (_, query) => {
    const { reader } = await makeBrand();
    const { status } = await reader.call('figures', { query });
    expect(status).toBe(422);
  });

  test('count sign-ups by the day of UTC, and those of as many days before', async () => {
    const { figures, signUp } = await makeBrand();
    for (const [day, time] of [
      ['2026-02-26', '23:59'],
      ['2026-02-27', '00:00'],
      ['2026-03-01', '23:59'],
      ['2026-03-02', '00:00'],
      ['2026-03-04', '08:00'],
      ['2026-03-04', '23:59'],
      ['2026-03-05', '00:00'],
    ] as const)
      await signUp(at(day, time));
    expect((await figures()).sign_ups).toEqual({
      total: 3,
      before: 2,
      days: [
        { day: '2026-03-02', count: 1 },
        { day: '2026-03-04', count: 2 },
      ],
    });
  });

  test('count as members those who have a plan, each once, when the days begin and end', async () => {
    const { figures, subscribe, signUp, renew } = await makeBrand();
    const [first, both, gone, refunded, inGrace] = [viewer(), viewer(), viewer(), viewer(), viewer()];
    const days = (from: string, to: string) => [at(from), at(to)] as [Date, Date];
    // From before the days to after them, by two plans.
    await subscribe(both, days('2026-02-01', '2026-04-01'));
    await subscribe(both, days('2026-02-01', '2026-04-01'), { planId: 'year' });
    await subscribe(first, days('2026-03-03', '2026-04-01'));
    await subscribe(gone, days('2026-02-01', '2026-03-03'));
    await subscribe(refunded, days('2026-02-01', '2026-04-01'), { revokedTime: at('2026-03-03') });
    // Neither a ticket, nor a plan of somebody whose account is empty.
    await subscribe(viewer(), days('2026-02-01', '2026-04-01'), { planId: 'ticket' });
    await subscribe(
      await signUp(at('2026-01-01'), { erasedTime: at('2026-02-15') }),
      days('2026-02-01', '2026-04-01'),
    );
    // In grace when the days end.
    await subscribe(inGrace, days('2026-02-01', '2026-03-03'));
    await renew(inGrace, { periodEndTime: at('2026-03-03'), graceEndTime: at('2026-03-10') });
    // At the start: both, gone, refunded, inGrace. At the end: both, first, inGrace.
    expect((await figures()).members).toEqual({ start: 4, end: 3 });
  });

  test('have revenue less refunds by currency and day, in the smallest unit', async () => {
    const { figures, pay, refund, enter } = await makeBrand();
    await pay(at('2026-02-28'), 5000);
    await refund(at('2026-03-01'), 1999);
    await pay(at('2026-03-02', '00:00'), 999);
    await pay(at('2026-03-02', '23:59'), 1);
    await refund(at('2026-03-04'), 1999);
    await pay(at('2026-03-04'), 1200, 'JPY');
    await pay(at('2026-03-05', '00:00'), 7777);
    // A discount, a tax and a free order: what was paid counts.
    await enter(
      at('2026-03-03'),
      'EUR',
      ['receivable', 1071],
      ['revenue', -1000],
      ['discount', 100],
      ['tax', -171],
    );
    await enter(at('2026-03-03'), 'USD', ['receivable', 0], ['revenue', -500], ['discount', 500], ['tax', 0]);
    expect((await figures()).revenue).toEqual([
      {
        currency: 'EUR',
        decimals: 2,
        paid_minor: 2071,
        refunded_minor: 1999,
        before_minor: 3001,
        days: [
          { day: '2026-03-02', paid_minor: 1000, refunded_minor: 0 },
          { day: '2026-03-03', paid_minor: 1071, refunded_minor: 0 },
          { day: '2026-03-04', paid_minor: 0, refunded_minor: 1999 },
        ],
      },
      {
        currency: 'JPY',
        decimals: 0,
        paid_minor: 1200,
        refunded_minor: 0,
        before_minor: 0,
        days: [{ day: '2026-03-04', paid_minor: 1200, refunded_minor: 0 }],
      },
    ]);
  });

  test('have the renewals of the next 28 days, at what they will be charged', async () => {
    const { figures, renew, signUp } = await makeBrand();
    const due = (days: number) => ({ nextRenewalDate: inDays(days) });
    await renew(viewer(), due(1));
    await renew(viewer(), due(27));
    // Tried again after a charge that was declined.
    await renew(viewer(), { ...due(-1), tries: 1 });
    await renew(viewer(), { ...due(5), planId: 'year' });
    await renew(viewer(), due(29));
    await renew(viewer(), {
      renewalStatus: 'cancelled',
      endReason: 'cancelled',
      cancellationDate: inDays(-1),
    });
    await renew(await signUp(at('2026-01-01'), { deletionDueTime: inDays(3) }), due(2));
    await renew(viewer(), { ...due(2), planId: 'deleted' });
    // 9.99 and 19 % of it, 1.90 by rounding.
    expect((await figures()).renewals_due).toEqual([
      { currency: 'EUR', decimals: 2, count: 3, amount_minor: 3 * 1189 },
      { currency: 'JPY', decimals: 0, count: 1, amount_minor: 1200 },
    ]);
  });

  test('have the ends of plans by reason, each plan once', async () => {
    const { figures, end, subscribe } = await makeBrand();
    const days = (from: string, to: string) => [at(from), at(to)] as [Date, Date];
    await end(viewer(), 'cancelled', '2026-03-02');
    await end(viewer(), 'cancelled', '2026-03-04');
    await end(viewer(), 'cancelled', '2026-03-01');
    await end(viewer(), 'unpaid', '2026-03-03');
    await end(viewer(), 'refunded', '2026-03-03');
    await end(viewer(), 'cancelled', '2026-03-05');
    // What was cancelled runs out, and is refunded, as one end.
    const cancelled = viewer();
    await end(cancelled, 'cancelled', '2026-03-02');
    await subscribe(cancelled, days('2026-02-01', '2026-03-03'));
    // Never to renew.
    await subscribe(viewer(), days('2026-02-01', '2026-03-03'));
    await subscribe(viewer(), days('2026-02-01', '2026-04-03'), { revokedTime: at('2026-03-03') });
    await subscribe(viewer(), days('2026-02-01', '2026-03-01'));
    await subscribe(viewer(), days('2026-02-01', '2026-03-03'), { planId: 'ticket' });
    // Paid again before its end.
    const again = viewer();
    await subscribe(again, days('2026-02-01', '2026-03-03'));
    await subscribe(again, days('2026-03-03', '2026-04-03'));
    expect((await figures()).ends).toEqual([
      { reason: 'cancelled', count: 3, before: 1 },
      { reason: 'unpaid', count: 1, before: 0 },
      { reason: 'refunded', count: 2, before: 0 },
      { reason: 'expired', count: 1, before: 1 },
    ]);
  });

  test('have no ends that are still to come', async () => {
    const { figures, subscribe } = await makeBrand();
    await subscribe(viewer(), [inDays(-20), inDays(3)]);
    const { ends } = await figures({ from: today(), to: inDays(10).toISOString().slice(0, 10) });
    expect(ends).toEqual([]);
  });

  test('have what was watched by day, and the titles that most was watched of', async () => {
    const { account, figures, play } = await makeBrand();
    const make = (contentId: string, more: object = {}) =>
      makeContent(platform.db, account, { contentId, ...more });
    await make('film', { title: { en: 'The Film', es: 'La película' } });
    await make('series', { videoType: 'MPVP', title: { en: 'The Series' } });
    await make('part', { videoType: 'MPVC', parentId: 'series', title: { en: 'Part One' } });
    await play('film', at('2026-03-02'), { playedSeconds: 1800.25 });
    await play('film', at('2026-03-04'), { playedSeconds: 600.5 });
    await play('part', at('2026-03-04'), { playedSeconds: 3600 });
    await play('deleted', at('2026-03-04'), { playedSeconds: 60 });
    await play('film', at('2026-03-01'), { playedSeconds: 100 });
    await play('film', at('2026-03-05'), { playedSeconds: 100 });
    const { watched, top_titles } = await figures();
    expect(watched).toEqual({
      seconds: 6060.75,
      before: 100,
      days: [
        { day: '2026-03-02', seconds: 1800.25, plays: 1 },
        { day: '2026-03-04', seconds: 4260.5, plays: 3 },
      ],
    });
    expect(top_titles).toEqual([
      { content_id: 'part', title: 'Part One', parent: 'The Series', plays: 1, seconds: 3600 },
      { content_id: 'film', title: 'The Film', plays: 2, seconds: 2400.75 },
      { content_id: 'deleted', plays: 1, seconds: 60 },
    ]);
    const spanish = await figures(RANGE, { language: 'es' });
    expect(spanish.top_titles[1]?.title).toBe('La película');
  });

  test('count a play that was reported by a player', async () => {
    const { account, figures } = await makeBrand();
    await makeContent(platform.db, account, { contentId: 'film' });
    const event = {
      ...{ event_type: 'PLAYER', content_id: 'film', tracking_id: 'play-1', source: 'WEB', variant: 720 },
      ...{ player_timestamp: 40, total_duration: 3600 },
    };
    for (const [sequence, event_name] of ['PLAYER_START', 'PLAYER_PING'].entries()) {
      const body = { ...event, event_name, sequence, played_seconds: sequence * 40, start_ms: 900 };
      expect((await platform.call('playerEvent', { account, body })).status).toBe(200);
    }
    expect(await figures({})).toMatchObject({
      watched: { seconds: 40, days: [{ day: today(), seconds: 40, plays: 1 }] },
      top_titles: [{ content_id: 'film', plays: 1, seconds: 40 }],
      without_picture: { total: 0, plays: 1 },
    });
  });

  test('count players that never showed a frame, for as long as single plays are stored', async () => {
    const { account, figures, play } = await makeBrand();
    await makeContent(platform.db, account, { contentId: 'film' });
    await play('film', inDays(-3));
    await play('film', inDays(-3), { startMs: 800 });
    await play('film', inDays(-3), { playedSeconds: 20 });
    await play('film', inDays(-10));
    // One that has only begun may show one yet.
    await play('film', new Date());
    const dayOf = (days: number) => inDays(days).toISOString().slice(0, 10);
    const { without_picture } = await figures({ from: dayOf(-6), to: today() });
    expect(without_picture).toEqual({
      ...{ stored_from: dayOf(-89), total: 1, plays: 4, before: 1 },
      days: [
        { day: dayOf(-3), count: 1, plays: 3 },
        { day: today(), count: 0, plays: 1 },
      ],
    });
    const longer = await figures({ from: dayOf(-60), to: today() });
    expect(longer.without_picture).toMatchObject({ total: 2, plays: 5 });
    expect(longer.without_picture.before).toBeUndefined();
  });

  test('have nothing of another brand', async () => {
    const mine = await makeBrand();
    const theirs = await makeBrand();
    const { account } = theirs;
    await makeContent(platform.db, account, { contentId: 'film' });
    const member = await theirs.signUp(at('2026-03-02'));
    await theirs.subscribe(member, [at('2026-03-01'), at('2026-03-03')]);
    await theirs.renew(viewer(), { nextRenewalDate: inDays(1) });
    await theirs.end(viewer(), 'cancelled', '2026-03-02');
    await theirs.pay(at('2026-03-02'), 999);
    await theirs.play('film', at('2026-03-02'), { playedSeconds: 100 });
    const before = await mine.figures();
    expect(before).toMatchObject({ is_new: true, revenue: [], renewals_due: [], ends: [], top_titles: [] });
    expect([before.sign_ups.total, before.members, before.watched.seconds]).toEqual([
      0,
      { start: 0, end: 0 },
      0,
    ]);
    const { status } = await platform.call('figures', {
      account,
      session: mine.reader.session,
      query: RANGE,
    });
    expect(status).toBe(401);
    expect(await theirs.figures()).toMatchObject({
      is_new: false,
      sign_ups: { total: 1, before: 0 },
      revenue: [{ paid_minor: 999 }],
    });
  });
});
