import type { ReviewableType } from '#app/contract/community.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { type CommentsContext, type CommentsModel, toComments } from './comments-model.ts';

/** Everybody's comments on one thing; null where they could not be loaded. Never rejects. */
export async function loadComments(
  service: Pick<ContentService, 'comments'>,
  subject: { type: ReviewableType; id: string },
  context: CommentsContext,
): Promise<CommentsModel | null> {
  try {
    return toComments(await service.comments(subject), context);
  } catch {
    return null;
  }
}
