import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import type { Subject } from './community-store.ts';
import { reviewCounts } from './review-tables.ts';
import { contents } from './schema/catalogue.ts';
import { reviews } from './schema/community.ts';
import { users } from './schema/user.ts';

const id = sql.placeholder('id');
const type = sql.placeholder('type');
const isOfSubject = and(eq(reviews.subjectType, type), eq(reviews.subjectId, id));

const COLUMNS = {
  id: reviews.id,
  title: reviews.title,
  description: reviews.description,
  rating: reviews.rating,
  isEdited: reviews.isEdited,
  createdDate: reviews.createdDate,
  // Columns of one name must not meet in a batch: its rows are objects by column name.
  authorId: sql<string>`${users.id}`.as('author_id'),
  authorName: users.name,
};

export function reviewQueries(scope: AccountScope) {
  const pageOf = memoize(() =>
    scope
      .pick(reviews, COLUMNS, isOfSubject)
      .innerJoin(users, eq(users.id, reviews.userId))
      .orderBy(desc(reviews.createdDate), desc(reviews.id))
      .page({
        // drizzle's own type of a limit knows no placeholders, its builder does.
        limit: sql.placeholder('limit') as unknown as number,
        offset: sql.placeholder('offset') as unknown as number,
      }),
  );
  const ownOf = memoize(() =>
    scope
      .pick(reviews, COLUMNS, isOfSubject, eq(reviews.userId, sql.placeholder('userId')))
      .innerJoin(users, eq(users.id, reviews.userId)),
  );
  const countsOf = memoize(() =>
    scope
      .pick(
        reviewCounts,
        { rating: reviewCounts.rating, total: reviewCounts.total },
        eq(reviewCounts.subjectType, type),
        eq(reviewCounts.subjectId, id),
      )
      .orderBy(desc(reviewCounts.rating)),
  );
  const byId = memoize(() => scope.find(reviews, eq(reviews.id, id)));
  const workOf = memoize(() =>
    scope.pick(
      contents,
      { id: contents.contentId },
      eq(contents.contentId, id),
      eq(contents.isPublished, true),
      ne(contents.videoType, 'PLAYLIST'),
    ),
  );

  return {
    /**
     * One row when viewers can see that title. A playlist is none: it is reviewed as what it is, and only so.
     */
    work: (contentId: string) => workOf().with({ id: contentId }),
    /** Newest first. */
    page: (subject: Subject, window: { limit: number; offset: number }) =>
      pageOf().with({ ...subject, ...window }),
    /** What that viewer wrote; one row at most. */
    own: (subject: Subject, userId: string) => ownOf().with({ ...subject, userId }),
    /** How many gave which rating, of all reviews. */
    counts: (subject: Subject) => countsOf().with({ ...subject }),
    one: (reviewId: string) => byId().with({ id: reviewId }),
  };
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewQueries>['page']>>[number];
