import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { memoize } from '#app/lib/memoize.ts';
import type { AccountScope } from './account-scope.ts';
import type { Subject } from './community-store.ts';
import { contents } from './schema/catalogue.ts';
import { accountId } from './schema/columns.ts';
import { reviews } from './schema/community.ts';
import { users } from './schema/user.ts';

/** The texts of a viewer's review of a subject. */
export interface ReviewWords {
  title: string | null;
  description: string | null;
  rating: number;
}

interface NewReview extends ReviewWords {
  id: string;
  userId: string;
  createdDate: Date;
}

// What migration 0009 makes by hand and its triggers fill: how many reviews of a subject give which rating.

export const reviewCounts = sqliteTable('review_counts', {
  accountId: accountId(),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  rating: real('rating').notNull(),
  total: integer('total').notNull(),
});

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

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewQueries>['page']>>[number];

/**
 * Reviews, one a viewer and subject, and what they come to. Queries, to be awaited or batched. The subject's
 * own average and count follow by triggers (migration 0009).
 */
export function reviewStore(scope: AccountScope) {
  return { ...reviewQueries(scope), ...reviewWrites(scope) };
}

function reviewQueries(scope: AccountScope) {
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

function reviewWrites(scope: AccountScope) {
  return {
    /** False when the viewer has one already. */
    async add({ type, id: subjectId }: Subject, review: NewReview): Promise<boolean> {
      const added = await scope
        .insert(reviews, { ...review, subjectType: type, subjectId, isEdited: false })
        .onConflictDoNothing()
        .returning({ id: reviews.id });
      return added.length === 1;
    },

    /** Writes the viewer's own review anew and marks it; the same words again are no change. */
    async change(reviewId: string, userId: string, words: ReviewWords): Promise<void> {
      const { title, description, rating } = words;
      const differs = or(
        sql`${reviews.title} IS NOT ${title}`,
        sql`${reviews.description} IS NOT ${description}`,
        ne(reviews.rating, rating),
      );
      await scope
        .update(
          reviews,
          { ...words, isEdited: true },
          eq(reviews.id, reviewId),
          eq(reviews.userId, userId),
          differs,
        )
        .run();
    },
  };
}
