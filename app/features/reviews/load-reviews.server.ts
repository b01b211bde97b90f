import type { ReviewableType } from '#app/contract/community.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { type ReviewsContext, type ReviewsModel, toReviews } from './reviews-model.ts';

/** Everybody's reviews of one thing; null where they could not be loaded. Never rejects. */
export async function loadReviews(
  service: Pick<ContentService, 'reviews'>,
  subject: { type: ReviewableType; id: string },
  context: ReviewsContext,
): Promise<ReviewsModel | null> {
  try {
    return toReviews(await service.reviews(subject), context);
  } catch {
    return null;
  }
}
