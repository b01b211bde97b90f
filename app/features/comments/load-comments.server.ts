import type { CommentSubject } from '#app/contract/community.ts';
import type { CommentsQuery } from '#app/contract/queries.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isMissing } from '#app/services/service-error.ts';
import {
  type CommentsContext,
  type CommentsModel,
  type CommentsResponse,
  type CommentViewer,
  toComments,
} from './comments-model.ts';
import { COMMENTS_STEP } from './constants.ts';

type Service = Pick<ContentService, 'comments'>;
type Texts = Pick<CommentsContext, 'language' | 'dateFormat' | 'now' | 'page' | 'thread'>;

/**
 * A page of comments on one thing, or one of them with its replies; null where they could not be loaded.
 * Never rejects.
 */
export async function loadComments(
  { services, session }: Pick<MarqueeContext, 'session'> & { services: { content: Service } },
  subject: CommentSubject,
  texts: Texts,
): Promise<CommentsModel | null> {
  const viewer = session
    .get()
    .then((known): CommentViewer | null => known && { id: known.user._id, name: known.user.name })
    // A viewer whose session cannot be read gets the sign-in prompt when they write.
    .catch(() => null);
  try {
    const requested = await requestComments(services.content, subject, texts);
    return toComments(requested.answer, { ...texts, ...requested.place, subject, viewer: await viewer });
  } catch {
    return null;
  }
}

type Place = Pick<Texts, 'page' | 'thread'>;

/** For a thread that does not exist, or no longer, all comments are loaded. */
async function requestComments(
  service: Service,
  subject: CommentSubject,
  { page = 1, thread }: Place,
): Promise<{ answer: CommentsResponse; place: Place }> {
  const query: CommentsQuery = { page, page_size: COMMENTS_STEP };
  if (!thread) return { answer: await service.comments(subject, query), place: { page } };
  try {
    return { answer: await service.comments(subject, { ...query, thread }), place: { page, thread } };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return requestComments(service, subject, {});
  }
}
