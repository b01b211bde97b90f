import { beforeAll, describe, expect, test } from 'vitest';
import { playerEvents } from '#workers/platform/storage/schema/analytics.ts';
import { comments, watchlist } from '#workers/platform/storage/schema/community.ts';
import { makeViewer } from './make-viewer.ts';
import { SERVICES_ORIGIN, sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

interface Document {
  profile: Record<string, unknown>;
  [section: string]: unknown;
}

async function makeMember() {
  const { accountId: account } = await platform.makeAccount();
  const { session, userId } = await makeViewer(platform, account, 'Ana');
  const download = async (as: string | undefined = session, of = account) => {
    const response = await platform.fetch(`${SERVICES_ORIGIN}/api/v1/user/data`, {
      headers: { account_id: of, ...(as ? { ott_sessionid: as } : {}) },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  };
  return { account, session, userId, download };
}

const read = ({ text }: { text: string }) => JSON.parse(text) as Document;

describe('a viewer’s data', () => {
  test('is one document with every section, the viewer’s own rows alone, and no secret', async () => {
    const { account, session, userId, download } = await makeMember();
    const neighbour = await makeViewer(platform, account, 'Bo');
    const now = new Date();
    const row = (user: string, contentId: string) => ({
      accountId: account,
      userId: user,
      contentId,
      createdDate: now,
    });
    await platform.db.insert(watchlist).values([row(userId, 'mine'), row(neighbour.userId, 'theirs')]);
    const event = { accountId: account, eventName: 'PLAYER_PLAY', contentId: 'film', time: now };
    await platform.db.insert(playerEvents).values([
      { ...event, id: 'e1', userId, trackingId: 't1' },
      { ...event, id: 'e2', userId, trackingId: 't1' },
      { ...event, id: 'e3', userId, trackingId: 't2' },
      { ...event, id: 'e4', userId: neighbour.userId, trackingId: 't3' },
    ]);
    const downloaded = await download();
    expect(downloaded.status).toBe(200);
    expect(downloaded.headers.get('content-type')).toBe('application/json');
    expect(downloaded.headers.get('cache-control')).toBe('no-store');
    const document = read(downloaded);
    expect(document.profile).toMatchObject({ name: 'Ana', email_id: 'ana@example.com', phone: null });
    expect(document.watchlist).toEqual([{ content_id: 'mine', added_time: now.toISOString() }]);
    expect(document.plays).toEqual([
      { content_id: 'film', plays: 2, first_time: now.toISOString(), last_time: now.toISOString() },
    ]);
    expect(document.sessions).toHaveLength(1);
    for (const section of [
      'favourites',
      'reviews',
      'comments',
      'comment_votes',
      'resume_positions',
      'transactions',
      'subscriptions',
      'renewals',
      'form_responses',
    ]) {
      expect(document[section], section).toEqual([]);
    }
    expect(document.sign_in_history).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'login' })]),
    );
    expect(downloaded.text).not.toContain(session);
    expect(downloaded.text).not.toMatch(/scrypt|hash|theirs|Bo/);
  });

  test('is complete, however large, with every text that the viewer wrote', async () => {
    const { account, userId, download } = await makeMember();
    const own = { accountId: account, userId, subjectType: 'content', subjectId: 'film' };
    const written = Array.from({ length: 1203 }, (_, index) => ({
      ...own,
      id: `c${index}`,
      comment: `"${index}" \\ \u202e</script> 👩‍🚀\n`,
      timestamp: new Date(index),
    }));
    for (let start = 0; start < written.length; start += 10) {
      await platform.db.insert(comments).values(written.slice(start, start + 10));
    }
    const { comments: exported } = read(await download()) as unknown as { comments: { comment: string }[] };
    expect(exported).toHaveLength(1203);
    expect(exported.every(({ comment }, index) => comment === written[index]?.comment)).toBe(true);
  });

  test('needs a session of the same brand', async () => {
    const { download, session } = await makeMember();
    const { account: other } = await makeMember();
    expect((await download('made-up')).status).toBe(401);
    expect((await download(session, other)).status).toBe(401);
  });

  test('is limited to five downloads an hour', async () => {
    const { download } = await makeMember();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await download()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const limited = await download();
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(JSON.parse(limited.text)).toMatchObject({ success: false });
  });
});
