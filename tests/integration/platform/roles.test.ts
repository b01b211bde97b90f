import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#app/contract/roles.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { role_needed } from '../../../public/frontend/locales/en/api.json';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

/** Of drafts, of reported comments, and two of what viewers did. */
const CALLS = ['editedDocuments', 'reportedComments', 'titleAnalytics', 'securityEvents'] as const;

let platform: TestPlatform;
let counter = 0;

beforeAll(async () => {
  platform = await sharedPlatform();
});

async function makeBrand() {
  const { accountId: account } = await platform.makeAccount();
  const join = async (isEmailVerified = true) => {
    counter += 1;
    const viewer = await makeViewer(platform, account, `Person${counter}`, { isEmailVerified });
    return { ...viewer, email_id: `person${counter}@example.com` };
  };
  const put = async (body: object) => {
    const response = await platform.admin('PUT', `/accounts/${account}/staff`, body);
    return { status: response.status, body: (await response.json()) as { message?: string; data?: object } };
  };
  const userOf = async (session: string) =>
    ((await platform.call('sessionInfo', { account, session })).body.data as { user: object }).user;
  return { account, join, put, userOf };
}

describe('roles', () => {
  test('are given by the operator, in the audit, and in the user’s own record at once', async () => {
    const { account, join, put, userOf } = await makeBrand();
    const { email_id, session } = await join();
    expect(await userOf(session)).not.toHaveProperty('roles');
    const given = await put({ email_id: email_id.toUpperCase(), roles: ['publish', 'edit', 'edit'] });
    expect(given.status).toBe(200);
    const user = await userOf(session);
    expect(user).toMatchObject({ roles: ['edit', 'publish'] });
    // Which offers reported comments.
    expect(user).not.toHaveProperty('is_staff');
    await put({ email_id, roles: [] });
    expect(await userOf(session)).not.toHaveProperty('roles');
    const audit = await platform.db.select().from(auditEvents).where(eq(auditEvents.accountId, account));
    const changes = audit.filter(({ action }) => action.startsWith('staff.'));
    expect(changes.map(({ action, details }) => [action, details?.after])).toEqual([
      ['staff.add', ['edit', 'publish']],
      ['staff.remove', []],
    ]);
  });

  test('of before there were any are to moderate and to read', async () => {
    const { join, put, userOf } = await makeBrand();
    const { email_id, session } = await join(false);
    await put({ email_id, is_staff: true });
    expect(await userOf(session)).toMatchObject({ is_staff: true, roles: ['moderate', 'read'] });
    await put({ email_id, is_staff: false });
    expect(await userOf(session)).not.toHaveProperty('roles');
  });

  test('that change the site are not given to an address that nobody has verified', async () => {
    const { join, put, userOf } = await makeBrand();
    const { email_id, session } = await join(false);
    const { status, body } = await put({ email_id, roles: ['edit'] });
    expect([status, body.message]).toEqual([422, expect.stringContaining('not verified')]);
    expect(await userOf(session)).not.toHaveProperty('roles');
  });

  test.each([
    ['a role that there is not', { roles: ['emperor'] }, 422],
    ['both ways at once', { roles: ['edit'], is_staff: true }, 422],
    ['nothing', {}, 422],
  ])('%s is rejected', async (_, body, status) => {
    const { join, put } = await makeBrand();
    const { email_id } = await join();
    expect((await put({ email_id, ...body })).status).toBe(status);
  });

  test('of another brand’s viewer cannot be given', async () => {
    const [one, two] = [await makeBrand(), await makeBrand()];
    const { email_id } = await one.join();
    expect((await two.put({ email_id, roles: ['read'] })).status).toBe(404);
  });

  test.each<[Role | null, number[]]>([
    [null, [403, 403, 403, 403]],
    ['edit', [200, 403, 403, 403]],
    ['publish', [200, 403, 403, 403]],
    ['own', [200, 200, 200, 200]],
    ['moderate', [403, 200, 403, 403]],
    ['read', [403, 403, 200, 200]],
  ])('%s opens its own calls alone, and none once it is taken back', async (role, expected) => {
    const { account, join, put } = await makeBrand();
    const { email_id, session } = await join();
    const calls = () =>
      Promise.all(
        CALLS.map((name) => platform.call(name, { account, session, headers: { 'Accept-Language': 'en' } })),
      );
    const statuses = async () => (await calls()).map(({ status }) => status);
    if (role) await put({ email_id, roles: [role] });
    expect(await statuses()).toEqual(expected);
    await put({ email_id, roles: [] });
    const rejected = await calls();
    expect(rejected.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(rejected[0]?.body.message).toBe(role_needed);
  });

  test('count for their own brand alone', async () => {
    const [one, two] = [await makeBrand(), await makeBrand()];
    const { email_id, session } = await one.join();
    await one.put({ email_id, roles: ['own'] });
    const elsewhere = CALLS.map((name) => platform.call(name, { account: two.account, session }));
    expect((await Promise.all(elsewhere)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const guest = CALLS.map((name) => platform.call(name, { account: one.account }));
    expect((await Promise.all(guest)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  test('to read and to moderate are two', async () => {
    const { account, join, put } = await makeBrand();
    const [reader, moderator] = [await join(), await join()];
    await put({ email_id: reader.email_id, roles: ['read'] });
    await put({ email_id: moderator.email_id, roles: ['moderate'] });
    const statuses = async (session: string) => [
      (await platform.call('titleAnalytics', { account, session })).status,
      (await platform.call('reportedComments', { account, session })).status,
    ];
    expect(await statuses(reader.session)).toEqual([200, 403]);
    expect(await statuses(moderator.session)).toEqual([403, 200]);
  });
});
