import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { REVIEWABLE_TYPES, type Review, type ReviewSummary } from '#app/contract/community.ts';
import { contentListing } from '#workers/platform/storage/list-tables.ts';
import { reviewCounts } from '#workers/platform/storage/review-store.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';
import { channels } from '#workers/platform/storage/schema/channel.ts';
import { reviews } from '#workers/platform/storage/schema/community.ts';
import { artists, venues } from '#workers/platform/storage/schema/people.ts';
import { makeContent } from './make-content.ts';
import { type Member, makeMembers } from './make-members.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const FINE = { title: 'Fine', description: 'All of it.', rating: 3.5 };

let platform: TestPlatform;
let account: string;
let other: string;
let ana: Member;
let bo: Member;
let count = 0;

// Both accounts use the same ids, so only the account distinguishes their rows.
beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
  ({ accountId: other } = await platform.makeAccount());
  for (const accountId of [account, other]) {
    await makeContent(platform.db, accountId, { contentId: 'content' });
    await makeContent(platform.db, accountId, { contentId: 'playlist', videoType: 'PLAYLIST' });
    await makeContent(platform.db, accountId, { contentId: 'hidden', isPublished: false });
    await platform.db.insert(channels).values({ accountId, id: 'channel', name: { en: 'Channel' } });
    await platform.db.insert(artists).values({ accountId, id: 'artist', name: { en: 'Artist' } });
    await platform.db.insert(venues).values({ accountId, id: 'venue', name: { en: 'Venue' } });
  }
  ana = await makeViewer(platform, account, 'Ana');
  bo = await makeViewer(platform, account, 'Bo');
});

/** A title without reviews. */
async function freshTitle() {
  count += 1;
  const contentId = `title-${count}`;
  await makeContent(platform.db, account, { contentId });
  return { type: 'content', id: contentId };
}

const post = (
  params: Record<string, string>,
  session: string | undefined,
  body: unknown = FINE,
  as = account,
) => platform.call('addReview', { account: as, params, body, ...(session ? { session } : {}) });
const put = (reviewId: string, session: string | undefined, body: unknown = FINE, as = account) =>
  platform.call('editReview', {
    account: as,
    query: { review_id: reviewId },
    body,
    ...(session ? { session } : {}),
  });

async function read(params: Record<string, string>, { session = '', as = account, query = {} } = {}) {
  const { body } = await platform.call('reviews', {
    account: as,
    params,
    query,
    ...(session ? { session } : {}),
  });
  const { data, summary } = body as unknown as { data: Review[]; summary: ReviewSummary };
  return { data, summary };
}

/** Average and count of the subject itself, by the call of its page. */
async function ratingOf({ type, id }: { type: string; id: string }) {
  const detailOf = {
    content: () => platform.call('contentDetail', { account, params: { content_id: id } }),
    playlist: () => platform.call('playlist', { account, params: { id } }),
    channel: () => platform.call('channel', { account, params: { id } }),
    artist: () => platform.call('artistDetail', { account, params: { id } }),
    venue: () => platform.call('venueDetail', { account, params: { id } }),
  };
  const { body } = await detailOf[type as keyof typeof detailOf]();
  const { average_rating, review_count } = body.data;
  return [average_rating, review_count];
}

describe.each(REVIEWABLE_TYPES)('a review of a %s', (type) => {
  const params = { type, id: type };

  test('is written, read, changed and counted', async () => {
    const written = await post(params, ana.session);
    expect(written.status).toBe(200);
    expect(written.answer).toMatchObject({ kind: 'ok' });
    expect(written.body.data).toMatchObject({
      ...FINE,
      is_edited: false,
      user: { _id: ana.userId, name: 'Ana' },
    });
    expect(await ratingOf(params)).toEqual([3.5, 1]);
    await post(params, bo.session, { title: 'Better', rating: 5 });
    expect(await ratingOf(params)).toEqual([4.25, 2]);

    const changed = await put(String(written.body.data._id), ana.session, { rating: 1 });
    expect(changed.body.data).toMatchObject({
      rating: 1,
      is_edited: true,
      created_date: written.body.data.created_date,
    });
    expect(changed.body.data).not.toHaveProperty('title');
    expect(await ratingOf(params)).toEqual([3, 2]);
    const { data, summary } = await read(params, { session: ana.session });
    expect(data.map(({ rating }) => rating)).toEqual([5, 1]);
    expect(summary).toMatchObject({
      average_rating: 3,
      review_count: 2,
      distribution: [
        { rating: 5, count: 1 },
        { rating: 1, count: 1 },
      ],
      own_review: { rating: 1, is_edited: true },
    });
  });

  test('belongs to one account: another with the same ids has nothing of it', async () => {
    expect(await read(params, { as: other })).toEqual({
      data: [],
      summary: { average_rating: 0, review_count: 0, distribution: [] },
    });
    const [mine] = (await read(params)).data;
    expect((await put(mine?._id ?? '', ana.session, FINE, other)).status).toBe(401);
    const theirs = await makeViewer(platform, other, `Ana-${type}`);
    expect((await put(mine?._id ?? '', theirs.session, FINE, other)).status).toBe(404);
    expect((await post(params, ana.session, FINE, other)).status).toBe(401);
  });
});

describe('writing a review', () => {
  test('needs a session, and an account with ratings', async () => {
    const subject = await freshTitle();
    expect((await post(subject, undefined)).status).toBe(401);
    expect((await post(subject, 'no-such-session')).status).toBe(401);
    const { accountId } = await platform.makeAccount({ modulePermissions: { rating: false } });
    await makeContent(platform.db, accountId, { contentId: 'content' });
    const viewer = await makeViewer(platform, accountId, 'Cy');
    const rejected = await post({ type: 'content', id: 'content' }, viewer.session, FINE, accountId);
    expect([rejected.status, rejected.body.message]).toEqual([403, 'This site takes no reviews.']);
    expect((await put('any', viewer.session, FINE, accountId)).status).toBe(403);
    expect(await read({ type: 'content', id: 'content' }, { as: accountId })).toMatchObject({ data: [] });
  });

  test('is possible once a title: a second review is a conflict and changes nothing', async () => {
    const subject = await freshTitle();
    await post(subject, ana.session);
    const again = await post(subject, ana.session, { title: 'Again', rating: 0.5 });
    expect([again.status, again.body.message]).toEqual([409, 'You have already reviewed this.']);
    expect((await read(subject)).data).toMatchObject([FINE]);
    expect(await ratingOf(subject)).toEqual([3.5, 1]);
  });

  test('lets only the writer change it', async () => {
    const subject = await freshTitle();
    const { body } = await post(subject, ana.session);
    const stolen = await put(String(body.data._id), bo.session, { rating: 0.5 });
    expect([stolen.status, stolen.body.message]).toEqual([403, 'Only its writer can change a review.']);
    expect((await put(String(body.data._id), undefined)).status).toBe(401);
    expect((await put('no-such-review', ana.session)).status).toBe(404);
    expect((await read(subject)).data).toMatchObject([{ ...FINE, is_edited: false }]);
  });

  test('is impossible for an unpublished title, as is a change', async () => {
    const subject = await freshTitle();
    const { body } = await post(subject, ana.session);
    const gone = and(eq(contents.accountId, account), eq(contents.contentId, subject.id));
    await platform.db.update(contents).set({ isPublished: false }).where(gone);
    expect((await put(String(body.data._id), ana.session, { rating: 5 })).status).toBe(404);
    expect((await post(subject, bo.session)).status).toBe(404);
  });

  test.each([
    ['content', 'nothing'],
    ['content', 'hidden'],
    ['content', 'artist'],
    ['content', 'playlist'],
    ['playlist', 'content'],
    ['venue', 'artist'],
  ])('is rejected for the %s %s', async (type, id) => {
    expect((await post({ type, id }, ana.session)).status).toBe(404);
  });
});

describe('the fields of a review', () => {
  test.each([0.5, 1, 2.5, 5])('accept %s stars', async (rating) => {
    const subject = await freshTitle();
    expect((await post(subject, ana.session, { rating })).body.data).toMatchObject({ rating });
  });

  test.each([0, 0.25, 4.75, 5.5, -1, 1e9])('reject %s stars', async (rating) => {
    const subject = await freshTitle();
    expect((await post(subject, ana.session, { title: 'T', rating })).status).toBe(422);
    expect((await read(subject)).data).toEqual([]);
  });

  test.each([
    ['no rating', { title: 'T' }, 400],
    ['a rating in words', { title: 'T', rating: '4' }, 400],
    ['a field that is none', { title: 'T', rating: 4, user_id: 'bo' }, 400],
    ['a text without a heading', { description: 'Words', rating: 4 }, 422],
    ['a heading of zero-width characters', { title: '\u200B\u2060', description: 'Words', rating: 4 }, 422],
    ['a heading of 121 characters', { title: 'x'.repeat(121), rating: 4 }, 422],
    ['a text of 10,000 characters', { title: 'T', description: 'x'.repeat(10_000), rating: 4 }, 422],
  ])('reject %s', async (_, body, status) => {
    const subject = await freshTitle();
    expect((await post(subject, ana.session, body)).status).toBe(status);
    const { body: written } = await post(subject, ana.session);
    expect((await put(String(written.data._id), ana.session, body)).status).toBe(status);
    expect((await read(subject)).data).toMatchObject([FINE]);
  });

  test('keep text as it was written, but for blanks around it', async () => {
    const subject = await freshTitle();
    const title = '<script>alert(1)</script> \u202Eabc\u202C 👩‍🚀';
    const description = `${'ع'.repeat(4_990)}\n\u200Bend`;
    const { body } = await post(subject, ana.session, { title: `  ${title} `, description, rating: 4 });
    expect(body.data).toMatchObject({ title, description });
    const blank = await put(String(body.data._id), ana.session, {
      title: '  ',
      description: '\u200B',
      rating: 4,
    });
    expect(blank.body.data).not.toHaveProperty('title');
    expect(blank.body.data).not.toHaveProperty('description');
  });

  test('are not marked as edited when they do not change', async () => {
    const subject = await freshTitle();
    const { body } = await post(subject, ana.session);
    const same = await put(String(body.data._id), ana.session, FINE);
    expect(same.body.data).toMatchObject({ is_edited: false });
    const edited = await put(String(body.data._id), ana.session, { ...FINE, description: 'Most of it.' });
    expect(edited.body.data).toMatchObject({ is_edited: true });
  });
});

describe('concurrent reviews', () => {
  test('of one viewer, 100 of them, leave one review and the right count', async () => {
    const subject = await freshTitle();
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, i) => post(subject, ana.session, { rating: (1 + (i % 10)) / 2 })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    const { data, summary } = await read(subject);
    expect(data).toHaveLength(1);
    expect(summary).toMatchObject({ review_count: 1, average_rating: data[0]?.rating });
    expect(await ratingOf(subject)).toEqual([data[0]?.rating, 1]);
  });

  test('of 60 viewers, who also change them, leave the right average, and lists follow', async () => {
    const subject = await freshTitle();
    const viewers = await makeMembers(platform, account, 60);
    await Promise.all(
      viewers.map(({ session }, i) => post(subject, session, { rating: (1 + (i % 10)) / 2 })),
    );
    expect(await ratingOf(subject)).toEqual([2.75, 60]);
    const own = await Promise.all(
      viewers.map(({ session }) => read(subject, { session, query: { page_size: '0' } })),
    );
    await Promise.all(
      own
        .slice(0, 30)
        .map(({ summary }, i) => put(summary.own_review?._id ?? '', viewers[i]?.session, { rating: 5 })),
    );
    // 30 fives, and three times each half step.
    const average = (30 * 5 + 3 * 27.5) / 60;
    const { data, summary } = await read(subject);
    expect(data).toHaveLength(60);
    expect(summary.average_rating).toBeCloseTo(average, 10);
    expect(summary.distribution).toEqual(
      [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5].map((rating) => ({ rating, count: rating === 5 ? 33 : 3 })),
    );
    const [rating, total] = await ratingOf(subject);
    expect([rating, total]).toEqual([expect.closeTo(average, 10), 60]);
    const [listed] = await platform.db
      .select()
      .from(contentListing)
      .where(and(eq(contentListing.accountId, account), eq(contentListing.contentId, subject.id)));
    expect(listed).toMatchObject({ averageRating: rating, reviewCount: 60 });
  });

  test('leave the average of the remaining ones when one is removed', async () => {
    const subject = await freshTitle();
    await post(subject, ana.session, { rating: 1 });
    await post(subject, bo.session, { rating: 4 });
    const of = (userId: string) => and(eq(reviews.subjectId, subject.id), eq(reviews.userId, userId));
    await platform.db.delete(reviews).where(of(ana.userId));
    expect(await ratingOf(subject)).toEqual([4, 1]);
    await platform.db.delete(reviews).where(of(bo.userId));
    expect(await ratingOf(subject)).toEqual([0, 0]);
    const left = await platform.db.select().from(reviewCounts).where(eq(reviewCounts.subjectId, subject.id));
    expect(left).toEqual([]);
  });
});

describe('a long list', () => {
  let subject: { type: string; id: string };
  let members: Member[];
  beforeAll(async () => {
    subject = await freshTitle();
    members = await makeMembers(platform, account, 45);
    // They are written one after another, since their order is tested.
    for (const { session } of members) await post(subject, session, { rating: 4 });
  });

  test('is paginated, newest first, with a summary of all', async () => {
    const all = (await read(subject)).data.map(({ _id }) => _id);
    expect(all).toHaveLength(45);
    const dates = (await read(subject)).data.map(({ created_date }) => created_date);
    expect(dates).toEqual([...dates].sort().reverse());
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => read(subject, { query: { page, page_size: '20' } })),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0]);
    expect(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).toEqual(all);
    for (const { summary } of pages) {
      expect(summary).toMatchObject({ review_count: 45, distribution: [{ rating: 4, count: 45 }] });
    }
  });

  test('includes the viewer’s own review on any page, and no one else’s', async () => {
    const [oldest] = members;
    const query = { page: '1', page_size: '20' };
    const { data, summary } = await read(subject, { session: oldest?.session, query });
    expect(data.map(({ user }) => user?._id)).not.toContain(oldest?.userId);
    expect(summary.own_review?.user?._id).toBe(oldest?.userId);
    expect((await read(subject, { session: ana.session })).summary.own_review).toBeUndefined();
    expect((await read(subject)).summary.own_review).toBeUndefined();
  });

  test.each<Record<string, string>>([{ page: '0' }, { page_size: '1001' }, { page: 'two' }])(
    'has no page %o',
    async (query) => {
      expect(
        (await platform.call('reviews', { account, params: subject, query })).status,
      ).toBeGreaterThanOrEqual(400);
    },
  );
});

test('reviews survive a new import of the catalogue', async () => {
  const subject = await freshTitle();
  await post(subject, ana.session, { rating: 2 });
  const row = and(eq(contents.accountId, account), eq(contents.contentId, subject.id));
  await platform.db.delete(contents).where(row);
  await makeContent(platform.db, account, { contentId: subject.id, averageRating: 5, reviewCount: 9 });
  expect(await ratingOf(subject)).toEqual([2, 1]);
});
