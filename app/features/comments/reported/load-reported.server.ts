import type { CommentSubject } from '#app/contract/community.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { CommentsContext } from '../comments-model.ts';
import { COMMENTS_STEP } from '../constants.ts';
import { type ReportedPage, type SubjectPlace, subjectKey, toReportedItem } from './reported-model.ts';

/**
 * A page of what viewers reported, or of what staff has hidden. Rejects as the service does; where `placeOf`
 * rejects, the comment has no link.
 */
export async function loadReported(
  content: Pick<ContentService, 'reportedComments'>,
  { page, isHidden }: { page: number; isHidden: boolean },
  placeOf: (subject: CommentSubject) => Promise<SubjectPlace>,
  texts: Pick<CommentsContext, 'language' | 'dateFormat' | 'now'>,
): Promise<ReportedPage> {
  const { items, total } = await content.reportedComments({
    page,
    page_size: COMMENTS_STEP,
    hidden: isHidden,
  });
  const subjects = new Map(items.map(({ subject }) => [subjectKey(subject), subject]));
  const places = new Map(
    await Promise.all(
      [...subjects].map(async ([key, subject]) => [key, await placeOf(subject).catch(() => null)] as const),
    ),
  );
  return {
    items: items.map((item) => toReportedItem(item, places.get(subjectKey(item.subject)) ?? null, texts)),
    page,
    hasMore: page * COMMENTS_STEP < total,
    total,
  };
}
