import type { ReviewableType } from '#app/contract/community.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { type Rated, type ReviewsContext, type ReviewsModel, toReviews } from './reviews-model.ts';

/**
 * Everybody's reviews of one thing; null where they could not be loaded. Never rejects. `rated` is the thing itself,
 * which the page asks for at the same time.
 */
export async function loadReviews(
  service: Pick<ContentService, 'reviews'>,
  subject: { type: ReviewableType; id: string },
  context: ReviewsContext,
  rated: Promise<Rated>,
): Promise<ReviewsModel | null> {
  try {
    const [reviews, overall] = await Promise.all([service.reviews(subject), rated]);
    return toReviews(reviews, context, overall);
  } catch {
    return null;
  }
}
