import { HALF_STAR, MAX_RATING, type Review, type ReviewSummary } from '#app/contract/community.ts';
import { formatCount, formatRating } from '#app/lib/counts.ts';
import { formatDate } from '#app/lib/date-text.server.ts';
import { MAX_LIST_PAGE } from '#app/services/page.ts';
import { LONG_REVIEW, MAX_STARS, REVIEWS_STEP } from './constants.ts';

/** One bar of the distribution chart; `share` is the fraction of all reviews, 0 to 1. */
export interface ReviewBar {
  stars: string;
  starsValue: number;
  count: string;
  countValue: number;
  share: number;
}

export interface ReviewItem {
  id: string;
  title: string;
  text: string;
  isLong: boolean;
  /** In half steps, for the stars. */
  stars: number;
  /** "4.5", for the text. */
  rating: string;
  name: string;
  /** Null where the service does not send it. */
  date: { iso: string; text: string } | null;
  isEdited: boolean;
}

/** The viewer's own review, for display and for editing. */
export interface OwnReview {
  item: ReviewItem;
  draft: ReviewDraft;
}

export interface ReviewDraft {
  id: string;
  title: string;
  description: string;
  /** 0.5 to 5. */
  rating: number;
}

/** The viewers' reviews of a title; `countValue` is 0 where there are none yet. */
export interface ReviewsModel {
  average: string;
  stars: number;
  count: string;
  countValue: number;
  /** From 5 stars down to 1. */
  bars: ReviewBar[];
  /** The viewer's own review, wherever in the list it would be; `items` are all others'. */
  own: OwnReview | null;
  isGuest: boolean;
  items: ReviewItem[];
  /** The next `page` of the list; null where all of it is here. */
  nextPage: number | null;
}

export interface ReviewsContext {
  language: string;
  /** The account's, see app/lib/date-text.server.ts. */
  dateFormat: string;
  /** From 1; each page adds to those before it. */
  page?: number | undefined;
  /** Null is a guest. */
  viewerId?: string | null | undefined;
}

/** The reviewed thing's own figures over all its reviews: the list may hold only some of them. */
export interface Rated {
  average_rating?: number | null | undefined;
  review_count?: number | null | undefined;
}

/** The service's response: `summary` is null where it only lists. */
export interface ReviewsResponse {
  reviews: readonly Review[];
  summary: ReviewSummary | null;
}

/** What all reviews come to, for the head of a page. */
export function toFigures(
  { reviews, summary }: ReviewsResponse,
  { language }: Pick<ReviewsContext, 'language'>,
  rated: Rated = {},
): Pick<ReviewsModel, 'average' | 'count' | 'countValue'> {
  const { average, count } = summary ? toSummed(summary) : toOverall(reviews, rated);
  return {
    average: formatRating(average, language),
    count: formatCount(count, language),
    countValue: count,
  };
}

export function toReviews(
  { reviews, summary }: ReviewsResponse,
  context: ReviewsContext,
  rated: Rated = {},
): ReviewsModel {
  const { language, page = 1, viewerId = null } = context;
  const { average } = summary ? toSummed(summary) : toOverall(reviews, rated);
  const shown = page * REVIEWS_STEP;
  // A review of stars alone counts, and is nothing to list.
  const listed = reviews.filter(({ title, description, user }) => title || description || user?.name);
  const total = summary ? summary.review_count : listed.length;
  // A service may return less than the requested page size.
  const hasMore = shown < total && shown <= listed.length && page < MAX_LIST_PAGE;
  const own = viewerId === null ? undefined : ownAmong({ reviews, summary }, viewerId);
  const newestFirst = listed.sort((one, other) =>
    (other.created_date ?? '').localeCompare(one.created_date ?? ''),
  );
  return {
    ...toFigures({ reviews, summary }, context, rated),
    stars: toHalfSteps(average),
    bars: toBars(summary?.distribution ?? reviews.map(({ rating }) => ({ rating, count: 1 })), language),
    own: own ? { item: toItem(own, context), draft: toDraft(own) } : null,
    isGuest: viewerId === null,
    items: newestFirst
      .slice(0, shown)
      .filter(({ _id }) => !own || _id !== own._id)
      .map((review, index) => toItem({ ...review, _id: review._id ?? `unnamed-${index}` }, context)),
    nextPage: hasMore ? page + 1 : null,
  };
}

/** A review that can be pointed to. */
type NamedReview = Review & { _id: string };

/** The viewer's review: as the service names it, else by its writer in the list. */
export function ownAmong({ reviews, summary }: ReviewsResponse, viewerId: string): NamedReview | undefined {
  const own = summary?.own_review ?? reviews.find(({ user }) => user?._id === viewerId);
  return own?._id ? { ...own, _id: own._id } : undefined;
}

function toSummed({ average_rating: average, review_count: count }: ReviewSummary) {
  return { average, count };
}

/** The head's own figures, so that the page shows only one average; else those of the list. */
function toOverall(reviews: readonly Review[], { average_rating, review_count }: Rated) {
  if (average_rating && review_count) return { average: average_rating, count: review_count };
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return { average: reviews.length > 0 ? sum / reviews.length : 0, count: reviews.length };
}

/** A half star counts with the full one above it: 4.5 with the fives, 0.5 with the ones. */
function toBars(ratings: readonly { rating: number; count: number }[], language: string): ReviewBar[] {
  const counts = new Array<number>(MAX_STARS).fill(0);
  for (const { rating, count } of ratings) {
    const star = Math.min(MAX_STARS, Math.max(1, Math.round(rating)));
    counts[star - 1] = (counts[star - 1] ?? 0) + count;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts
    .map((count, index) => ({
      stars: formatCount(index + 1, language),
      starsValue: index + 1,
      count: formatCount(count, language),
      countValue: count,
      share: total > 0 ? Math.round((count / total) * 1000) / 1000 : 0,
    }))
    .reverse();
}

export function toDraft({ _id: id, title = '', description = '', rating }: NamedReview): ReviewDraft {
  // Another backend's scale may have steps that the form lacks.
  return { id, title, description, rating: Math.min(MAX_RATING, Math.max(HALF_STAR, toHalfSteps(rating))) };
}

function toItem(review: NamedReview, { language, dateFormat }: ReviewsContext): ReviewItem {
  const text = review.description?.trim() ?? '';
  const { created_date } = review;
  return {
    id: review._id,
    title: review.title?.trim() ?? '',
    text,
    isLong: text.length > LONG_REVIEW || text.split('\n').length > 4,
    stars: toHalfSteps(review.rating),
    rating: formatRating(review.rating, language),
    name: review.user?.name?.trim() ?? '',
    date: created_date ? { iso: created_date, text: formatDate(created_date, dateFormat, language) } : null,
    isEdited: review.is_edited,
  };
}

function toHalfSteps(rating: number): number {
  return Math.round(rating * 2) / 2;
}
