import type { ReviewsModel } from './reviews-model.ts';

export type RatingFigures = Pick<ReviewsModel, 'average' | 'count' | 'countValue'>;

/** The panel below a head: one of its tabs, which may be deferred or failed. */
type Panel = { tab?: string; reviews?: RatingFigures | null } | { deferred: unknown } | null;

interface Rated {
  rating: { average: string; count?: string | undefined; countValue: number } | null;
}

/**
 * A page's head with the rating that the reviews below it add up to, where these are loaded: of two responses
 * that are cached separately, one may be older.
 */
export function withRatingOf<Head extends Rated>(head: Head, panel: Panel): Head {
  const reviews = panel && 'reviews' in panel ? panel.reviews : null;
  if (!reviews) return head;
  const { average, count, countValue } = reviews;
  return { ...head, rating: countValue > 0 ? { ...head.rating, average, count, countValue } : null };
}
