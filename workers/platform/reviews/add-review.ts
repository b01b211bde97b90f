import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { ownReview, requireReviewer, toWords } from './own-review.ts';
import { requireSubject } from './reviews.ts';

export const addReview: Handler<'addReview'> = async (context) => {
  const { store, params, body, now } = context;
  const { user } = requireReviewer(context);
  await requireSubject(store, params);
  const review = { id: crypto.randomUUID(), userId: user.id, createdDate: now, ...toWords(body) };
  if (!(await store.reviews.add(params, review))) throw new HttpError(409, 'already_reviewed');
  return ownReview(store, params, user.id);
};
