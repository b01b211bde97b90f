import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertViewer } from '#tests/support/members.ts';
import { quickHash } from '#tests/support/quick-password.ts';
import { playerEvents, resumePositions } from '#workers/platform/storage/schema/analytics.ts';
import { comments, favourites, reviews, watchlist } from '#workers/platform/storage/schema/community.ts';
import {
  ledgerEntries,
  renewals,
  subscriptions,
  transactions,
} from '#workers/platform/storage/schema/payment.ts';
import { formResponses } from '#workers/platform/storage/schema/presentation.ts';
import { securityEvents, sessions, userKeys, users } from '#workers/platform/storage/schema/user.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PASSWORD = 'a good pass phrase';
const passwordHash = quickHash(PASSWORD);
const EMAIL = 'ana@example.com';

let platform: TestPlatform;
let controlled: ReturnType<typeof controlledPlatform>;

beforeAll(async () => {
  platform = await startPlatform();
  controlled = controlledPlatform(platform);
});

async function makeMember(email = EMAIL, account?: string) {
  const { accountId } = account ? { accountId: account } : await platform.makeAccount();
  const viewer = { account: accountId, name: 'Ana Lima', email, hash: passwordHash };
  const userId = await insertViewer(platform.bindings.db, viewer);
  const signIn = (password = PASSWORD) =>
    controlled.call('login', { account: accountId, body: { email_id: email, password } });
  const own = and(eq(users.accountId, accountId), eq(users.id, userId));
  await platform.db.update(users).set({ phone: '123456' }).where(own);
  const login = await signIn();
  const session = sessionOf(login);
  const requestDeletion = (password = PASSWORD, as = session) =>
    controlled.call('deleteAccount', { account: accountId, session: as, body: { password } });
  const isOpen = async (as: string) =>
    (await controlled.call('sessionInfo', { account: accountId, session: as })).status === 200;
  const row = async () => (await platform.db.select().from(users).where(own))[0];
  return { account: accountId, userId, session, signIn, requestDeletion: requestDeletion, isOpen, row };
}

function sessionOf({ body }: { body: { data?: unknown } }): string {
  return (body.data as { user_session: { session_id: string } }).user_session.session_id;
}

const isRestored = ({ body }: { body: { data?: unknown } }) =>
  (body.data as { is_restored?: boolean } | undefined)?.is_restored ?? false;

/** Inserts a row into every table that refers to a viewer. */
async function insertOwnRows(account: string, userId: string) {
  const { db } = platform;
  const now = new Date(controlled.clock.ms);
  const own = { accountId: account, userId };
  const subject = { subjectType: 'content', subjectId: 'film' };
  const amounts = {
    currency: 'USD',
    subscriptionAmountMinor: 900,
    discountAmountMinor: 0,
    taxAmountMinor: 0,
  };
  await db.insert(watchlist).values({ ...own, contentId: 'film', createdDate: now });
  await db.insert(favourites).values({ ...own, contentId: 'film', createdDate: now });
  await db
    .insert(reviews)
    .values({ ...own, ...subject, id: 'r1', rating: 4, title: 'Good', createdDate: now });
  await db.insert(comments).values({ ...own, ...subject, id: 'c1', comment: 'Lovely', timestamp: now });
  await db
    .insert(resumePositions)
    .values({ ...own, contentId: 'film', positionSeconds: 9, modifiedDate: now });
  for (const id of ['e1', 'e2']) {
    const event = { eventName: 'PLAYER_PLAY', contentId: 'film', trackingId: 't1', time: now };
    await db.insert(playerEvents).values({ ...own, ...event, id });
  }
  await db
    .insert(formResponses)
    .values({ ...own, id: 'f1', formId: 'contact', fields: [{ a: 'b' }], createdDate: now });
  await db
    .insert(userKeys)
    .values({ ...own, keyHash: 'k1', kind: 'verify', createdDate: now, expiresTime: now });
  await db.insert(transactions).values({
    ...own,
    ...amounts,
    id: 'trx',
    planId: 'plan',
    gatewayId: 'g',
    idempotencyKey: 'idempotent-1',
    state: 'captured',
    transactionAmountMinor: 900,
    redirectionUrl: '/',
    createdDate: now,
  });
  await db.insert(ledgerEntries).values({
    accountId: account,
    id: `l-${account}`,
    transactionId: 'trx',
    book: 'revenue',
    amountMinor: 900,
    currency: 'USD',
    time: now,
  });
  await db.insert(subscriptions).values({ ...own, id: 's1', planId: 'plan', startTime: now, endTime: now });
  await db.insert(renewals).values({
    ...own,
    id: 'n1',
    planId: 'plan',
    subscriptionId: 's1',
    gatewayId: 'g',
    renewalStatus: 'ongoing',
    createdDate: now,
    nextRenewalDate: now,
  });
}

describe('the request to delete an account', () => {
  test('takes the password, ends all sessions and returns the time of deletion', async () => {
    const { session, signIn, requestDeletion, isOpen, row } = await makeMember();
    const other = sessionOf(await signIn());
    const rejected = await requestDeletion('not the password');
    expect(rejected.status).toBe(422);
    expect(rejected.body).toMatchObject({
      error: 'The current password is not right.',
      code: 'wrong_password',
    });
    expect(await isOpen(session)).toBe(true);
    const { status, body } = await requestDeletion();
    expect(status).toBe(200);
    const due = new Date(controlled.clock.ms + 30 * DAY_MS);
    expect(body.data).toEqual({ deletion_time: due.toISOString() });
    expect((await row())?.deletionDueTime).toEqual(due);
    expect([await isOpen(session), await isOpen(other)]).toEqual([false, false]);
  });

  test('needs a session and a valid body', async () => {
    const { account, session } = await makeMember();
    expect((await controlled.call('deleteAccount', { account, body: { password: PASSWORD } })).status).toBe(
      401,
    );
    const body = { password: PASSWORD, user_id: 'usr_other' };
    expect((await controlled.call('deleteAccount', { account, session, body })).status).toBe(400);
  });

  test('rejects a session that was opened at the same moment', async () => {
    const { account, userId, session, signIn, isOpen } = await makeMember();
    const concurrent = sessionOf(await signIn());
    await platform.db
      .update(users)
      .set({ deletionDueTime: new Date(controlled.clock.ms + DAY_MS) })
      .where(and(eq(users.accountId, account), eq(users.id, userId)));
    expect([await isOpen(session), await isOpen(concurrent)]).toEqual([false, false]);
  });

  test('is cancelled by signing in, once, and nothing is lost', async () => {
    const { account, userId, requestDeletion, signIn, isOpen, row } = await makeMember();
    await insertOwnRows(account, userId);
    await requestDeletion();
    controlled.clock.ms += 30 * DAY_MS - 1000;
    await controlled.sweep();
    expect((await signIn('a wrong one')).status).toBe(401);
    expect((await row())?.deletionDueTime).not.toBeNull();
    const back = await signIn();
    expect([back.status, isRestored(back)]).toEqual([200, true]);
    expect(await isOpen(sessionOf(back))).toBe(true);
    expect(isRestored(await signIn())).toBe(false);
    controlled.clock.ms += 60 * DAY_MS;
    await controlled.sweep();
    expect(await row()).toMatchObject({ name: 'Ana Lima', deletionDueTime: null, erasedTime: null });
    expect(await platform.db.select().from(watchlist).where(eq(watchlist.accountId, account))).toHaveLength(
      1,
    );
  });
});

describe('the deletion of an account', () => {
  test('removes personal data, and keeps reviews, comments and payments without a name', async () => {
    const { account, userId, requestDeletion, signIn, row } = await makeMember();
    const neighbour = await makeMember('bo@example.com', account);
    await insertOwnRows(account, userId);
    await requestDeletion();
    controlled.clock.ms += 30 * DAY_MS;
    // The time is over, whether or not the sweep has run.
    expect((await signIn()).status).toBe(401);
    await controlled.sweep();

    const { db } = platform;
    for (const table of [watchlist, favourites, resumePositions, userKeys, formResponses]) {
      expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
    }
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    expect(await row()).toMatchObject({
      name: '',
      emailId: '',
      phone: null,
      referralCode: null,
      passwordHash: '',
      deletionDueTime: null,
    });
    const events = await db.select().from(playerEvents).where(eq(playerEvents.accountId, account));
    expect(events.map((event) => event.userId)).toEqual([null, null]);
    const securityRows = await db.select().from(securityEvents).where(eq(securityEvents.accountId, account));
    expect(securityRows.filter((event) => event.userId === userId)).toEqual([]);
    expect(securityRows.some((event) => event.userId === neighbour.userId)).toBe(true);
    for (const table of [transactions, subscriptions, reviews, comments]) {
      expect(await db.select().from(table).where(eq(table.userId, userId))).toHaveLength(1);
    }
    expect(await db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, account))).toHaveLength(1);
    const [renewal] = await db.select().from(renewals).where(eq(renewals.userId, userId));
    expect(renewal).toMatchObject({ renewalStatus: 'cancelled', nextRenewalDate: null });

    expect((await signIn()).status).toBe(401);
    expect(await neighbour.isOpen(neighbour.session)).toBe(false);
    expect((await neighbour.signIn()).status).toBe(200);
    // The address is free again, and its new user has none of the old data.
    const again = await makeMember(EMAIL, account);
    expect(again.userId).not.toBe(userId);
  });

  test('leaves the name out of the remaining rows', async () => {
    const { account, userId, requestDeletion } = await makeMember();
    await insertOwnRows(account, userId);
    await requestDeletion();
    controlled.clock.ms += 31 * DAY_MS;
    await controlled.sweep();
    const rows = await platform.db.select().from(users).where(eq(users.accountId, account));
    expect(JSON.stringify(rows)).not.toMatch(/Ana|Lima|example\.com|123456/);
  });

  test('affects no other account that has a user of the same id', async () => {
    const one = await makeMember();
    const { accountId: elsewhere } = await platform.makeAccount();
    const [twin] = await platform.db.select().from(users).where(eq(users.id, one.userId));
    if (!twin) throw new Error('no user');
    await platform.db.insert(users).values({ ...twin, accountId: elsewhere });
    await insertOwnRows(elsewhere, one.userId);
    await one.requestDeletion();
    controlled.clock.ms += 31 * DAY_MS;
    await controlled.sweep();
    expect(await one.row()).toMatchObject({ name: '' });
    const left = await platform.db.select().from(users).where(eq(users.accountId, elsewhere));
    expect(left[0]).toMatchObject({ name: 'Ana Lima', erasedTime: null });
    expect(await platform.db.select().from(watchlist).where(eq(watchlist.accountId, elsewhere))).toHaveLength(
      1,
    );
  });

  test('is done by the Worker’s cron at its due time', async () => {
    const { account, userId, requestDeletion, row } = await makeMember();
    await requestDeletion();
    const worker = await platform.miniflare.getWorker();
    const due = (await row())?.deletionDueTime?.getTime() ?? 0;
    await worker.scheduled({ scheduledTime: new Date(due - 1000), cron: '17 * * * *' });
    expect((await row())?.erasedTime).toBeNull();
    await worker.scheduled({ scheduledTime: new Date(due), cron: '17 * * * *' });
    const [erased] = await platform.db
      .select()
      .from(users)
      .where(and(eq(users.accountId, account), eq(users.id, userId)));
    expect(erased?.erasedTime?.getTime()).toBe(due);
  });
});

type Step = { kind: 'wait'; days: number } | { kind: 'ask' } | { kind: 'sign-in' } | { kind: 'sweep' };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 31 }) }),
    fc.record({ kind: fc.constantFrom('ask' as const, 'sign-in' as const, 'sweep' as const) }),
  ),
  { minLength: 1, maxLength: 8 },
);

test('in any order of steps, an account exists until 30 days have passed, and never after', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (planned) => {
      const { account, signIn, requestDeletion, session } = await makeMember();
      let current: string | null = session;
      let due: number | null = null;
      let isErased = false;
      for (const step of planned) {
        const isOver: boolean = isErased || (due !== null && due <= controlled.clock.ms);
        if (step.kind === 'wait') controlled.clock.ms += step.days * DAY_MS;
        if (step.kind === 'ask') {
          // A session lasts 30 days, so each request has a new one where possible.
          if (!isOver && due === null) current = sessionOf(await signIn());
          const requested = await requestDeletion(PASSWORD, current ?? 'none');
          const isAccepted = !isOver && due === null;
          expect(requested.status).toBe(isAccepted ? 200 : 401);
          if (isAccepted) due = controlled.clock.ms + 30 * DAY_MS;
        }
        if (step.kind === 'sign-in') {
          const login = await signIn();
          expect(login.status).toBe(isOver ? 401 : 200);
          if (!isOver) expect(isRestored(login)).toBe(due !== null);
          if (!isOver) due = null;
        }
        if (step.kind === 'sweep') {
          await controlled.sweep();
          isErased ||= isOver;
          const rows = await platform.db.select().from(users).where(eq(users.accountId, account));
          expect(rows[0]?.erasedTime !== null).toBe(isErased);
        }
      }
    }),
    { numRuns: 12 },
  );
});
