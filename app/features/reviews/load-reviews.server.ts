import type { ReviewableType } from '#app/contract/community.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { SessionStore } from '#app/services/load-context.ts';
import { REVIEWS_STEP } from './constants.ts';
import { type Rated, type ReviewsContext, type ReviewsModel, toReviews } from './reviews-model.ts';

interface Context {
  services: { content: Pick<ContentService, 'reviews'> };
  session: Pick<SessionStore, 'get'>;
}

/**
 * Everybody's reviews of one thing; null where they could not be loaded. Never rejects. `rated` is the thing
 * itself, which the page loads at the same time.
 */
export async function loadReviews(
  { services, session }: Context,
  subject: { type: ReviewableType; id: string },
  texts: Omit<ReviewsContext, 'viewerId'>,
  rated: Promise<Rated>,
): Promise<ReviewsModel | null> {
  const query = { page: 1, page_size: (texts.page ?? 1) * REVIEWS_STEP };
  try {
    const [answer, overall, viewer] = await Promise.all([
      services.content.reviews(subject, query),
      rated,
      // Where the session cannot be read, the page is a guest's.
      session.get().catch(() => null),
    ]);
    return toReviews(answer, { ...texts, viewerId: viewer?.user._id ?? null }, overall);
  } catch {
    return null;
  }
}
