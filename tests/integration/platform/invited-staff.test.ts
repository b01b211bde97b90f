import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '#app/contract/people-calls.ts';
import { insertViewer } from '#tests/support/members.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { keyIn, makeMailedBrand, PASSWORD } from './account-mail.ts';
import { controlledPlatform } from './controlled-platform.ts';
import { ADMIN_TOKEN, startPlatform, type TestPlatform } from './start-platform.ts';

const DAY_MS = 24 * 3_600_000;
const OWNER = 'Ann@harbor.example';

let platform: TestPlatform;
let controlled: ReturnType<typeof controlledPlatform>;

beforeAll(async () => {
  platform = await startPlatform();
  controlled = controlledPlatform(platform, undefined, { provider: 'mailbox' });
});
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

type Brand = Awaited<ReturnType<typeof makeMailedBrand>>;

/** By the operator. */
async function invite(account: string, email_id: string, roles: readonly string[], isInvited = true) {
  const body = { email_id, roles, invite: isInvited };
  const response = await controlled.handle(`http://platform.localhost/admin/v1/accounts/${account}/staff`, {
    ...{ method: 'PUT', body: JSON.stringify(body) },
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
  });
  return { status: response.status, text: await response.text() };
}

async function invitations({ mails }: Brand) {
  await controlled.mail();
  return (await mails()).filter(({ kind }) => kind === 'invited_to_work');
}

/** Follows the link of the newest mail, and signs in with the password that it sets. */
async function followLink(brand: Brand, email_id: string) {
  const { account, origin } = brand;
  const mail = (await invitations(brand)).find(({ to }) => to.address === email_id);
  if (!mail) throw new Error('nobody is invited');
  const reset_key = keyIn(mail, origin.replace(':8787', ''));
  const set = await controlled.call('resetPassword', { account, body: { reset_key, password: PASSWORD } });
  const entered = await controlled.call('login', { account, body: { email_id, password: PASSWORD } });
  const { user_session } = entered.body.data as unknown as { user_session: { session_id: string } };
  const session = user_session.session_id;
  const call = (name: Parameters<typeof controlled.call>[0], options: object = {}) =>
    controlled.call(name, { account, session, ...options });
  const staff = async () => (await call('staff')).body.data as unknown as Person[];
  const grant = (email: string, roles: readonly string[], more: object = {}) =>
    call('grantRoles', { body: { email_id: email, roles, password: PASSWORD, ...more } });
  return { set: set.status, call, staff, grant };
}

async function makeOwnedBrand() {
  const brand = await makeMailedBrand(platform);
  await invite(brand.account, OWNER, ['own']);
  return { brand, owner: await followLink(brand, OWNER) };
}

const usersOf = (account: string) => platform.db.select().from(users).where(eq(users.accountId, account));

test('an operator invites the first owner, whom nothing but the mailed link lets in', async () => {
  const brand = await makeMailedBrand(platform);
  const { account } = brand;
  expect(JSON.parse((await invite(account, OWNER, ['own'])).text)).toMatchObject({
    data: { roles: ['own'], is_invited: true },
  });
  const [mail] = await invitations(brand);
  expect(mail?.to.address).toBe(OWNER);
  for (const password of ['', PASSWORD]) {
    const tried = await controlled.call('login', { account, body: { email_id: OWNER, password } });
    expect(tried.status).not.toBe(200);
  }
  const signup = { email_id: OWNER.toLowerCase(), password: PASSWORD, name: 'Somebody' };
  expect((await controlled.call('signup', { account, body: signup })).status).toBe(409);
  const owner = await followLink(brand, OWNER);
  expect(owner.set).toBe(200);
  expect(await owner.staff()).toMatchObject([
    { name: 'Ann', email_id: OWNER, roles: ['own'], is_invited: false },
  ]);
  expect((await usersOf(account)).map(({ isEmailVerified }) => isEmailVerified)).toEqual([true]);
});

test('an owner invites an editor, and sees who has not come yet', async () => {
  const { brand, owner } = await makeOwnedBrand();
  const editor = 'ed@harbor.example';
  expect((await owner.grant(editor, ['edit'])).status).toBe(422);
  expect(await usersOf(brand.account)).toHaveLength(1);
  const invited = await owner.grant(editor, ['edit'], { invite: true });
  expect([invited.status, invited.body.data]).toMatchObject([200, { roles: ['edit'], is_invited: true }]);
  expect((await owner.staff()).map(({ name, is_invited }) => [name, is_invited])).toEqual([
    ['Ann', false],
    ['ed', true],
  ]);
  // What they may do can be changed before they come.
  await owner.grant(editor, ['edit', 'publish']);
  const colleague = await followLink(brand, editor);
  expect((await colleague.call('editedDocuments')).status).toBe(200);
  expect((await colleague.call('staff')).status).toBe(403);
  expect((await owner.staff()).map(({ roles }) => roles)).toEqual([['own'], ['edit', 'publish']]);
  const events = await platform.db.select().from(auditEvents).where(eq(auditEvents.accountId, brand.account));
  const acts = events.filter(({ action }) => action.startsWith('staff.'));
  expect(acts.map(({ action, actor }) => [action, actor.split(':')[0]])).toEqual([
    ['staff.invite', 'operator'],
    ['staff.invite', 'user'],
    ['staff.add', 'user'],
  ]);
});

test('an invitation goes out again after a day, ends the one before, and not once its reader is there', async () => {
  const { brand, owner } = await makeOwnedBrand();
  const editor = 'ed@harbor.example';
  const again = () => owner.grant(editor, ['edit'], { invite: true });
  const statuses = [await again(), await again(), await again()].map(({ status }) => status);
  expect([statuses, (await invitations(brand)).length]).toEqual([[200, 200, 200], 2]);
  const first = (await invitations(brand)).find(({ to }) => to.address === editor);
  if (!first) throw new Error('nobody is invited');
  const body = { reset_key: keyIn(first, brand.origin.replace(':8787', '')) };
  const isGood = async () =>
    (await controlled.call('checkResetKey', { account: brand.account, body })).status === 200;
  expect(await isGood()).toBe(true);
  controlled.clock.ms += DAY_MS;
  await again();
  expect(await invitations(brand)).toHaveLength(3);
  expect(await isGood()).toBe(false);
  // Who has nothing to do any more is sent nothing.
  controlled.clock.ms += DAY_MS;
  await owner.grant(editor, [], { invite: true });
  expect(await invitations(brand)).toHaveLength(3);
  await owner.grant(editor, ['edit']);
  await followLink(brand, editor);
  controlled.clock.ms += DAY_MS;
  await again();
  expect(await invitations(brand)).toHaveLength(3);
});

test('nobody is invited in the name of an address that somebody else may have registered', async () => {
  const { brand, owner } = await makeOwnedBrand();
  const email = 'ed@harbor.example';
  await insertViewer(platform.bindings.db, { account: brand.account, name: 'Not Ed', email });
  await platform.db.update(users).set({ isEmailVerified: false }).where(eq(users.emailKey, email));
  const granted = await owner.grant(email, ['edit'], { invite: true });
  expect([granted.status, granted.body.message]).toEqual([422, expect.stringMatching(/not verified/)]);
  expect((await invite(brand.account, email, ['own'])).status).toBe(422);
  expect(await invitations(brand)).toHaveLength(1);
});

test('where no mail can go out nothing is made, and without a role or the password neither', async () => {
  const { accountId } = await platform.makeAccount();
  const { status, text } = await invite(accountId, OWNER, ['own']);
  expect([status, text]).toEqual([422, expect.stringMatching(/No invitation can go out/)]);
  expect(await usersOf(accountId)).toEqual([]);
  expect((await invite(accountId, OWNER, ['own'], false)).status).toBe(404);
  const { brand, owner } = await makeOwnedBrand();
  const editor = 'ed@harbor.example';
  expect((await owner.grant('ed', ['edit'], { invite: true })).status).toBe(422);
  expect((await invite(brand.account, 'ed', ['edit'])).text).toMatch(/must be an address such as/);
  expect((await owner.grant(editor, [], { invite: true })).status).toBe(422);
  expect((await owner.grant(editor, ['edit'], { invite: true, password: 'a guess' })).status).toBe(422);
  await owner.grant('support@harbor.example', ['moderate'], { invite: true });
  const support = await followLink(brand, 'support@harbor.example');
  expect((await support.grant(editor, ['edit'], { invite: true })).status).toBe(403);
  expect((await usersOf(brand.account)).map(({ emailKey }) => emailKey).sort()).toEqual([
    ...['ann@harbor.example', 'support@harbor.example'],
  ]);
});

test('several at once make one account, and send one mail', async () => {
  const { brand, owner } = await makeOwnedBrand();
  const all = await Promise.all(
    [1, 2, 3, 4, 5].map(() => owner.grant('ed@harbor.example', ['edit'], { invite: true })),
  );
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await invitations(brand)).toHaveLength(2);
  expect(await usersOf(brand.account)).toHaveLength(2);
});
