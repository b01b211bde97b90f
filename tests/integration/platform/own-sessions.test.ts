import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '#workers/platform/storage/schema/user.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

interface Listed {
  _id: string;
  device?: string;
  signed_in_time: string;
  last_seen_time: string;
  is_current: boolean;
}

async function makeMember(name = 'Ana') {
  const { accountId: account } = await platform.makeAccount();
  const { session, userId } = await makeViewer(platform, account, name);
  const signIn = async (agent: string) => {
    const body = { email_id: `${name.toLowerCase()}@example.com`, password: 'a pass phrase' };
    const login = await platform.call('login', {
      account,
      body,
      headers: { 'user-agent': agent, viewer_agent: agent },
    });
    return (login.body.data as { user_session: { session_id: string } }).user_session.session_id;
  };
  const list = async (as = session) =>
    (await platform.call('ownSessions', { account, session: as })).body.data as unknown as Listed[];
  const isOpen = async (as: string) =>
    (await platform.call('sessionInfo', { account, session: as })).status === 200;
  const end = (id: string, as = session) =>
    platform.call('endSession', { account, session: as, query: { id } });
  return { account, userId, session, signIn, list, isOpen, end };
}

describe('the list of own sessions', () => {
  test('has device and time, marks the current one and contains no secret', async () => {
    const { account, session, signIn, list } = await makeMember();
    const phone = await signIn(PHONE);
    await signIn(LAPTOP);
    const { answer, body } = await platform.call('ownSessions', { account, session: phone });
    expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
    const listed = body.data as unknown as Listed[];
    expect(listed.map(({ device }) => device ?? null).sort()).toEqual([
      'Chrome · Android',
      'Firefox · Linux',
      null,
    ]);
    expect(listed.filter(({ is_current }) => is_current).map(({ device }) => device)).toEqual([
      'Chrome · Android',
    ]);
    const rows = await platform.db.select().from(sessions).where(eq(sessions.accountId, account));
    const text = JSON.stringify(body);
    for (const { idHash } of rows) expect(text).not.toContain(idHash);
    for (const secret of [session, phone]) expect(text).not.toContain(secret);
    expect((await list()).find(({ is_current }) => is_current)?.device ?? null).toBeNull();
  });

  test('keeps a session’s public id and start while its secret id changes, and lists it once', async () => {
    const { account, session, list } = await makeMember();
    const signedIn = new Date(Date.now() - 2 * DAY_MS);
    await platform.db
      .update(sessions)
      .set({ createdDate: signedIn, signedInTime: signedIn, lastSeenTime: signedIn })
      .where(eq(sessions.accountId, account));
    const [before] = await list();
    const validated = await platform.call('validateSession', { account, session });
    const fresh = (validated.body.data as { user_session: { session_id: string } }).user_session.session_id;
    expect(fresh).not.toBe(session);
    const after = await list(fresh);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({
      _id: before?._id,
      signed_in_time: signedIn.toISOString(),
      is_current: true,
    });
    expect(Date.parse(after[0]?.last_seen_time ?? '')).toBeGreaterThan(signedIn.getTime());
  });

  test('leaves out expired sessions', async () => {
    const { account, list, signIn } = await makeMember();
    await signIn(PHONE);
    await platform.db
      .update(sessions)
      .set({ expiresTime: new Date(Date.now() - 1) })
      .where(eq(sessions.device, 'Chrome · Android'));
    expect(await list()).toHaveLength(1);
    expect((await platform.call('ownSessions', { account })).status).toBe(401);
  });
});

describe('ending a session', () => {
  test('rejects it at its next request, under its previous id, too', async () => {
    const { account, list, signIn, isOpen, end, session } = await makeMember();
    const phone = await signIn(PHONE);
    await platform.db
      .update(sessions)
      .set({ createdDate: new Date(Date.now() - 2 * DAY_MS) })
      .where(eq(sessions.device, 'Chrome · Android'));
    const validated = await platform.call('validateSession', { account, session: phone });
    const fresh = (validated.body.data as { user_session: { session_id: string } }).user_session.session_id;
    expect([await isOpen(phone), await isOpen(fresh)]).toEqual([true, true]);
    const id = (await list()).find(({ device }) => device)?._id ?? '';
    expect((await end(id)).status).toBe(200);
    expect([await isOpen(phone), await isOpen(fresh), await isOpen(session)]).toEqual([false, false, true]);
    expect((await end(id)).status).toBe(404);
  });

  test('ends all others and keeps this one', async () => {
    const { account, list, signIn, isOpen, session } = await makeMember();
    const others = [await signIn(PHONE), await signIn(LAPTOP)];
    expect((await platform.call('endOtherSessions', { account, session })).status).toBe(200);
    for (const other of others) expect(await isOpen(other)).toBe(false);
    expect(await list()).toHaveLength(1);
    expect(await isOpen(session)).toBe(true);
  });

  test('finds only one’s own: others’ and other brands’ are not found', async () => {
    const mine = await makeMember();
    const neighbour = await makeViewer(platform, mine.account, 'Bo');
    const theirs = await makeMember('Cy');
    const [foreign] = await theirs.list();
    const [beside] = (
      await platform.call('ownSessions', { account: mine.account, session: neighbour.session })
    ).body.data as unknown as Listed[];
    for (const id of [foreign?._id, beside?._id, 'ses_made-up']) {
      expect((await mine.end(id ?? '')).status).toBe(404);
    }
    expect((await platform.call('endSession', { account: mine.account, session: mine.session })).status).toBe(
      400,
    );
    await platform.call('endOtherSessions', { account: mine.account, session: mine.session });
    expect(await theirs.isOpen(theirs.session)).toBe(true);
    const status = await platform.call('sessionInfo', { account: mine.account, session: neighbour.session });
    expect(status.status).toBe(200);
    // A session of one brand is invalid on another.
    expect(
      (await platform.call('ownSessions', { account: theirs.account, session: mine.session })).status,
    ).toBe(401);
  });
});
