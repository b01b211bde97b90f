import type { CommentSubject } from '#app/contract/community.ts';
import type { CommentsQuery } from '#app/contract/queries.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isMissing } from '#app/services/service-error.ts';
import {
  COMMENT_ACTS,
  type CommentAct,
  type CommentsContext,
  type CommentsModel,
  type CommentsResponse,
  type CommentViewer,
  toComments,
} from './comments-model.ts';
import { COMMENTS_STEP } from './constants.ts';

type Service = Pick<ContentService, 'comments'>;
type CommentSource = Pick<MarqueeContext, 'session'> & {
  services: { content: Service } & Pick<MarqueeContext['services'], 'hasCall'>;
};
type Texts = Pick<CommentsContext, 'language' | 'dateFormat' | 'now' | 'page' | 'thread'>;

/**
 * A page of comments on one thing, or one of them with its replies; null where they could not be loaded.
 * Never rejects.
 */
export async function loadComments(
  { services, session }: CommentSource,
  subject: CommentSubject,
  texts: Texts,
): Promise<CommentsModel | null> {
  const viewer = session
    .get()
    .then(async (known): Promise<CommentViewer | null> => {
      if (!known) return null;
      return { id: known.user._id, name: known.user.name, lacks: await lackingActs(services) };
    })
    // A viewer whose session cannot be read gets the sign-in prompt when they write.
    .catch(() => null);
  try {
    const requested = await requestComments(services.content, subject, texts);
    return toComments(requested.answer, { ...texts, ...requested.place, subject, viewer: await viewer });
  } catch {
    return null;
  }
}

/** What members cannot do with comments here, because the backend has no call for it. */
export async function lackingActs({
  hasCall,
}: Pick<MarqueeContext['services'], 'hasCall'>): Promise<CommentAct[]> {
  const [edits, deletes, reports] = await Promise.all([
    hasCall('editComment'),
    hasCall('removeComment'),
    hasCall('reportComment'),
  ]);
  // A plain backend takes a report for a comment on the type "report", and refuses that with 401 as well.
  const offered = { edit: edits, delete: deletes, report: reports && edits };
  return COMMENT_ACTS.filter((act) => !offered[act]);
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
