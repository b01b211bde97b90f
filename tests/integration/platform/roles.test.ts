import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

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
    expect(await userOf(session)).toMatchObject({ is_staff: true, roles: ['edit', 'publish'] });
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
    expect(await userOf(session)).toMatchObject({ roles: ['moderate', 'read'] });
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
