import type { ReviewsModel } from './reviews-model.ts';

type Figures = Pick<ReviewsModel, 'average' | 'count' | 'countValue'>;

interface Rated {
  rating: { average: string; count?: string | undefined; countValue: number } | null;
}

/**
 * A page's head with the rating that the reviews below it come to, where these are there: of two answers, each remembered
 * by itself, one may be older.
 */
export function withRatingOf<Head extends Rated>(head: Head, panel: object | null): Head {
  const reviews = panel && 'reviews' in panel ? (panel.reviews as Figures | null) : null;
  if (!reviews) return head;
  const { average, count, countValue } = reviews;
  return { ...head, rating: countValue > 0 ? { ...head.rating, average, count, countValue } : null };
}
