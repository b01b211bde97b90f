import { type JsonLd, thing } from './json-ld.ts';

/** viewer.md §3: half steps to 5. */
const BEST_RATING = 5;
const WORST_RATING = 0.5;

/** The viewers' rating; undefined where reviews are off or there are none. */
export function toRatingJsonLd(
  subject: { average_rating?: number | undefined; review_count?: number | undefined },
  showRating: boolean,
): JsonLd | undefined {
  const { average_rating: average, review_count: count } = subject;
  if (!showRating || !average || !count) return undefined;
  return thing('AggregateRating', {
    ratingValue: Math.round(average * 10) / 10,
    reviewCount: count,
    bestRating: BEST_RATING,
    worstRating: WORST_RATING,
  });
}
