import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { VIEWERS_A_PAGE } from '#app/contract/site/viewers.ts';
import { insertViewer } from '#tests/support/members.ts';
import type { Mail } from '#workers/platform/mail/mail.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { openDirectory } from '#workers/platform/storage/directory.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { queuedMails } from '#workers/platform/storage/schema/mail.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { keyIn, makeMailedBrand } from './account-mail.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';
import { viewerCalls } from './viewer-calls.ts';

const DAY_MS = 24 * 3_600_000;

let platform: TestPlatform;
let controlled: ReturnType<typeof controlledPlatform>;

beforeAll(async () => {
  platform = await startPlatform();
  controlled = controlledPlatform(platform, undefined, { provider: 'mailbox' });
});
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Viewer ${at}`, email_id: `viewer-${at}@example.org` }));

async function makeBrand() {
  const brand = await makeMailedBrand(platform);
  return { ...brand, ...viewerCalls(controlled.handle, brand.account) };
}

test('every page of an export is in the audit, and no address in a URL', async () => {
  const { account, post, page } = await makeBrand();
  const viewers = people(VIEWERS_A_PAGE + 1);
  for (let at = 0; at < viewers.length; at += 200)
    await post(viewers.slice(at, at + 200), { invite: 'none' });
  const first = await page();
  expect(first.next).toMatch(/^usr_/);
  const second = await page(first.next ?? '');
  expect(second.next).toBeNull();
  const addresses = [...first.viewers, ...second.viewers].map(({ email_id }) => email_id);
  expect(addresses.sort()).toEqual(viewers.map(({ email_id }) => email_id).sort());
  const events = await platform.db.select().from(auditEvents).where(eq(auditEvents.accountId, account));
  const reads = events.filter(({ action }) => action === 'viewers.read').map(({ details }) => details?.after);
  expect(reads.sort()).toEqual(['', first.next]);
});

test('viewers who have requested their deletion are not exported', async () => {
  const { account, post, page } = await makeBrand();
  await post(people(2), { invite: 'none' });
  await platform.db
    .update(users)
    .set({ deletionDueTime: new Date(controlled.clock.ms + 1000) })
    .where(and(eq(users.accountId, account), eq(users.emailKey, 'viewer-1@example.org')));
  expect((await page()).viewers.map(({ email_id }) => email_id)).toEqual(['viewer-0@example.org']);
});

test('whatever address and name somebody signed up with comes in again as the same', async () => {
  const { account, entries, post } = await makeBrand();
  for (const [name, email] of [
    ['=1+1', 'ann@intranet'],
    ['Ben, "B"', 'ben (work)@example.org'],
  ] as const)
    await insertViewer(platform.bindings.db, { account, name, email });
  const exported = await entries();
  expect((await post(exported)).map(({ result }) => result)).toEqual(['same', 'same']);
  const [added] = await post([{ name: 'Cy', email_id: 'cy@intranet' }]);
  expect(added?.faults).toEqual([{ path: 'email_id', message: expect.stringMatching(/must be an address/) }]);
});

test('a viewer is invited once a day, and each invitation takes the place of the one before', async () => {
  const { account, origin, post, mails } = await makeBrand();
  const viewers = people(1);
  const invite = async () => (await post(viewers, { invite: 'all' }))[0];
  const isKeyGood = async (mail: Mail | undefined) => {
    const reset_key = mail ? keyIn(mail, origin.replace(':8787', '')) : '';
    return (await controlled.call('checkResetKey', { account, body: { reset_key } })).status === 200;
  };
  expect(await invite()).toMatchObject({ result: 'created', is_invited: true });
  expect(await invite()).toMatchObject({
    is_invited: false,
    notes: ['was invited less than a day ago, and is not again'],
  });
  controlled.clock.ms += DAY_MS;
  const atOnce = await Promise.all([invite(), invite()]);
  expect(atOnce.map((result) => result?.is_invited).sort()).toEqual([false, true]);
  const queued = await platform.db.select().from(queuedMails).where(eq(queuedMails.accountId, account));
  expect(queued).toHaveLength(1);
  await controlled.mail();
  const [second] = await mails();
  expect(await isKeyGood(second)).toBe(true);
  controlled.clock.ms += DAY_MS;
  expect(await invite()).toMatchObject({ result: 'same', is_invited: true });
  await controlled.mail();
  const [third] = await mails();
  expect(await Promise.all([second, third].map(isKeyGood))).toEqual([false, true]);
});

test('an account’s invitations hold up neither the mails of another account nor its own receipts', async () => {
  await controlled.mail();
  const [many, few] = [await makeBrand(), await makeBrand()];
  await many.post(people(20), { invite: 'new' });
  controlled.clock.ms += 1;
  await few.post(people(1), { invite: 'new' });
  const ofMany = eq(queuedMails.accountId, many.account);
  const [invitation] = await platform.db.select().from(queuedMails).where(ofMany);
  if (!invitation) throw new Error('nobody is invited');
  const receipt = { ...invitation, id: 'receipt', kind: 'payment_received' } as const;
  await platform.db.insert(queuedMails).values({ ...receipt, dueTime: new Date(controlled.clock.ms) });
  const due = await openDirectory(openDatabase(platform.bindings.db)).dueMails(
    new Date(controlled.clock.ms),
    3,
  );
  const first = due.slice(0, 2);
  expect(first.map(({ accountId }) => accountId).sort()).toEqual([many.account, few.account].sort());
  expect(first.map(({ id }) => id)).toContain('receipt');
});
