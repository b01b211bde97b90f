import type { ReviewRow } from '#workers/platform/storage/review-queries.ts';

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
