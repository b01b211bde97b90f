import type { ReviewableType } from '#app/contract/community.ts';
import { LIMITS } from '#app/contract/limits.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { RatingFigures } from './head-rating.ts';
import { toFigures } from './reviews-model.ts';

/**
 * What the reviews of something add up to, where the backend does not send it with the thing itself
 * (viewer.md §7, channels). Null without reviews, and where they could not be loaded. Never rejects.
 */
export async function loadFigures(
  service: Pick<ContentService, 'reviews'>,
  subject: { type: ReviewableType; id: string },
  language: string,
): Promise<{ rating: RatingFigures | null }> {
  try {
    const response = await service.reviews(subject, { page: 1, page_size: LIMITS.pageSize });
    const rating = toFigures(response, { language });
    return { rating: rating.countValue > 0 ? rating : null };
  } catch {
    return { rating: null };
  }
}
