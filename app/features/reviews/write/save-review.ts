import type { ReviewableType } from '#app/contract/community.ts';
import { type Rejection, toRejection } from '#app/features/account/rejection.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { SessionStore } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';
import { ownAmong } from '../reviews-model.ts';
import type { ReviewValues } from './review-schema.ts';

export interface ReviewSubject {
  type: ReviewableType;
  id: string;
}

/** `taken`: the viewer has one already, which can be edited under its id. */
export type SaveOutcome =
  | { kind: 'saved'; isNew: boolean }
  | { kind: 'taken'; reviewId: string }
  | { kind: 'signed-out' }
  | Rejection;

interface Context {
  content: Pick<ContentService, 'reviews' | 'addReview' | 'editReview' | 'forgetRating'>;
  session: Pick<SessionStore, 'get'>;
}

/** Writes a viewer's review, a first or an edited one, and drops the subject's cached responses. */
export async function saveReview(
  { content, session }: Context,
  subject: ReviewSubject,
  { review_id: reviewId, ...body }: ReviewValues,
): Promise<SaveOutcome> {
  const isNew = reviewId === '';
  try {
    const viewer = await session.get();
    if (!viewer) return { kind: 'signed-out' };
    const earlier = isNew ? await add(content, subject, body, viewer.user._id) : null;
    if (earlier) return { kind: 'taken', reviewId: earlier._id };
    if (!isNew) await content.editReview(reviewId, body);
    await content.forgetRating(subject);
    return { kind: 'saved', isNew };
  } catch (error) {
    return toRejection(error);
  }
}

/** Null once it is added; else the review that the viewer has already. */
async function add(
  content: Pick<Context['content'], 'addReview' | 'reviews'>,
  subject: ReviewSubject,
  body: Omit<ReviewValues, 'review_id'>,
  viewerId: string,
): Promise<{ _id: string } | null> {
  try {
    await content.addReview(subject, body);
    return null;
  } catch (error) {
    if (!isClientError(error, 409)) throw error;
    const earlier = ownAmong(await content.reviews(subject), viewerId);
    if (!earlier) throw error;
    return earlier;
  }
}
