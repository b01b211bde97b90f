import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditLine, Person } from '#app/contract/people-calls.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { ABOUT, makeEditedBrand } from './edited-brand.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

/** Of all viewers that are made here. */
const PASSWORD = 'a pass phrase';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

type Calls = { call: ReturnType<Awaited<ReturnType<typeof makeEditedBrand>>['callsOf']>['call'] };

const grant = (calls: Calls, email_id: string, roles: readonly string[], password = PASSWORD) =>
  calls.call('grantRoles', { body: { email_id, roles, password } });

async function staffOf(calls: Calls): Promise<Person[]> {
  return (await calls.call('staff')).body.data as unknown as Person[];
}

/** A brand with an owner and somebody who has signed up. */
async function makeBrand() {
  const brand = await makeEditedBrand(platform);
  const owner = await brand.makeEditor(['own']);
  const viewer = await makeViewer(platform, brand.account, `Viewer${owner.email}`, { isEmailVerified: true });
  const email = `viewer${owner.email}@example.com`.toLowerCase();
  return { ...brand, owner, viewer: { email, ...brand.callsOf(viewer.session) } };
}

describe('an owner', () => {
  test('grants roles and takes them back, which counts at the next call', async () => {
    const { owner, viewer } = await makeBrand();
    const read = () => viewer.call('editedDocument', { params: { document: ABOUT } });
    expect((await read()).status).toBe(403);
    const granted = await grant(owner, viewer.email, ['publish', 'edit']);
    expect([granted.status, granted.body.data]).toMatchObject([200, { roles: ['edit', 'publish'] }]);
    expect((await read()).status).toBe(200);
    expect((await staffOf(owner)).map(({ email_id, roles }) => [email_id, roles])).toEqual([
      [owner.email, ['own']],
      [viewer.email, ['edit', 'publish']],
    ]);
    await grant(owner, viewer.email, []);
    expect((await read()).status).toBe(403);
    expect(await staffOf(owner)).toHaveLength(1);
  });

  test('leaves a trail of who granted what to whom', async () => {
    const { owner, viewer, account } = await makeBrand();
    await grant(owner, viewer.email, ['edit']);
    const [person] = (await staffOf(owner)).filter(({ email_id }) => email_id === viewer.email);
    const [me] = (await staffOf(owner)).filter(({ email_id }) => email_id === owner.email);
    const ofGrants = and(eq(auditEvents.accountId, account), eq(auditEvents.actor, `user:${me?._id}`));
    const events = await platform.db.select().from(auditEvents).where(ofGrants);
    expect(events).toMatchObject([
      { action: 'staff.add', details: { user: person?._id, before: [], after: ['edit'] } },
    ]);
  });

  test('reads who did what, page by page, and nothing of another brand', async () => {
    const { owner, viewer } = await makeBrand();
    await grant(owner, viewer.email, ['edit']);
    await grant(owner, viewer.email, []);
    const trail = async (page: number) => {
      const { body } = await owner.call('auditTrail', { query: { page, page_size: 2 } });
      return { lines: body.data as unknown as AuditLine[], total: body.total as number };
    };
    const { lines, total } = await trail(1);
    expect(lines.map(({ action, actor, subject_name }) => [action, actor, subject_name])).toEqual([
      ['staff.remove', 'user', expect.stringMatching(/^Viewer/)],
      ['staff.add', 'user', expect.stringMatching(/^Viewer/)],
    ]);
    expect(lines.every(({ actor_name }) => actor_name?.startsWith('Editor'))).toBe(true);
    const pages = await Promise.all(Array.from({ length: Math.ceil(total / 2) }, (_, at) => trail(at + 1)));
    const ids = pages.flatMap((page) => page.lines.map(({ _id }) => _id));
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
    const other = await makeBrand();
    const { body } = await other.owner.call('auditTrail', { query: { page: 1, page_size: 100 } });
    const theirs = (body.data as unknown as AuditLine[]).map(({ _id }) => _id);
    expect(theirs.filter((id) => ids.includes(id))).toEqual([]);
    expect((await viewer.call('auditTrail')).status).toBe(403);
  });

  test('needs the password, and the right one', async () => {
    const { owner, viewer } = await makeBrand();
    const wrong = await grant(owner, viewer.email, ['edit'], 'a guess');
    expect([wrong.status, wrong.body.message]).toEqual([422, expect.stringMatching(/password is not right/)]);
    expect((await grant(owner, viewer.email, ['edit'], '')).status).toBe(422);
    expect(await staffOf(owner)).toHaveLength(1);
    const tries = [];
    for (let index = 0; index < 12; index++)
      tries.push((await grant(owner, viewer.email, ['edit'], 'a guess')).status);
    expect(tries.at(-1)).toBe(429);
  });

  test('never changes their own roles, so there is always one', async () => {
    const { owner } = await makeBrand();
    const answer = await grant(owner, owner.email.toUpperCase(), ['edit']);
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringMatching(/your own roles/)]);
    expect(await staffOf(owner)).toMatchObject([{ roles: ['own'] }]);
  });

  test('takes roles back from somebody whose account is about to be deleted, and grants them none', async () => {
    const { owner, viewer, account } = await makeBrand();
    await grant(owner, viewer.email, ['edit']);
    await platform.db
      .update(users)
      .set({ deletionDueTime: new Date(Date.now() + 60_000) })
      .where(and(eq(users.accountId, account), eq(users.emailKey, viewer.email)));
    expect((await grant(owner, viewer.email, ['edit', 'publish'])).status).toBe(422);
    expect((await grant(owner, viewer.email, [])).status).toBe(200);
    const [row] = await platform.db
      .select()
      .from(users)
      .where(and(eq(users.accountId, account), eq(users.emailKey, viewer.email)));
    expect(row?.roles).toEqual([]);
  });

  test('grants what changes the site to verified addresses alone, and nothing to nobody', async () => {
    const { owner, viewer, account } = await makeBrand();
    await platform.db
      .update(users)
      .set({ isEmailVerified: false })
      .where(and(eq(users.accountId, account), eq(users.emailKey, viewer.email)));
    const answer = await grant(owner, viewer.email, ['edit']);
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringMatching(/not verified/)]);
    expect((await grant(owner, viewer.email, ['moderate', 'read'])).status).toBe(200);
    const none = await grant(owner, 'nobody@example.com', ['edit']);
    expect([none.status, none.body.message]).toEqual([422, expect.stringMatching(/Nobody has signed up/)]);
    expect((await grant(owner, viewer.email, ['admin'])).status).toBe(400);
  });
});

describe('who may', () => {
  test('nobody of another brand', async () => {
    const [brand, other] = [await makeBrand(), await makeBrand()];
    expect(await staffOf(other.owner)).toHaveLength(1);
    expect((await grant(other.owner, brand.viewer.email, ['edit'])).status).toBe(422);
    expect(await staffOf(brand.owner)).toHaveLength(1);
  });
});
