import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { Subject } from '#workers/platform/storage/community-store.ts';
import { ownReview, requireReviewer, toWords } from './own-review.ts';
import { requireSubject } from './reviews.ts';

export const editReview: Handler<'editReview'> = async (context) => {
  const { store, query, body } = context;
  const { user } = requireReviewer(context);
  const [row] = await store.reviews.one(query.review_id);
  if (!row) throw new HttpError(404, 'not_found');
  // The column holds no other words than the contract's types.
  const subject = { type: row.subjectType, id: row.subjectId } as Subject;
  await requireSubject(store, subject);
  if (row.userId !== user.id) throw new HttpError(403, 'not_yours');
  await store.reviews.change(row.id, user.id, toWords(body));
  return ownReview(store, subject, user.id);
};
