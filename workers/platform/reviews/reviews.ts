import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { windowOf, withinText } from '#workers/platform/http/paging.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Subject } from '#workers/platform/storage/community-store.ts';
import type { ReviewRow } from '#workers/platform/storage/review-store.ts';

/** Nobody: no user has an empty id. */
const GUEST = '';

export const reviews: Handler<'reviews'> = async ({ store, params, query, session }) => {
  const [found, rows, counts, own] = await store.batch([
    subjectIn(store, params),
    store.reviews.page(params, windowOf(query)),
    store.reviews.counts(params),
    store.reviews.own(params, session?.user.id ?? GUEST),
  ]);
  if (found.length === 0) throw new HttpError(404, 'not_found');
  const shown = withinText(rows, ({ title, description }) => `${title ?? ''}${description ?? ''}`);
  return { data: shown.map(toReview), summary: toSummary(counts, own[0]) };
};

function toSummary(counts: readonly { rating: number; total: number }[], own: ReviewRow | undefined) {
  const count = counts.reduce((sum, { total }) => sum + total, 0);
  const stars = counts.reduce((sum, { rating, total }) => sum + rating * total, 0);
  return {
    average_rating: count > 0 ? stars / count : 0,
    review_count: count,
    distribution: counts.map(({ rating, total }) => ({ rating, count: total })),
    own_review: own && toReview(own),
  };
}

export function toReview(row: ReviewRow) {
  return {
    _id: row.id,
    title: row.title ?? undefined,
    description: row.description ?? undefined,
    rating: row.rating,
    created_date: row.createdDate.toISOString(),
    is_edited: row.isEdited,
    user: { _id: row.authorId, name: row.authorName },
  };
}

function subjectIn(store: AccountStore, subject: Subject) {
  return subject.type === 'content' ? store.reviews.work(subject.id) : store.community.subject(subject);
}

export async function requireSubject(store: AccountStore, subject: Subject): Promise<void> {
  const found = await subjectIn(store, subject);
  if (found.length === 0) throw new HttpError(404, 'not_found');
}
