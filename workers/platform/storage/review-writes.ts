import { eq, ne, or, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import type { Subject } from './community-store.ts';
import { reviews } from './schema/community.ts';

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

export function reviewWrites(scope: AccountScope) {
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
