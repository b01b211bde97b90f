import {
  type CommentSubject,
  REPORT_REASONS,
  type ReportedComment,
  type ReportReason,
} from '#app/contract/community.ts';
import { type CommentsContext, type CommentText, toCommentText } from '../comments-model.ts';
import { listAddress } from '../list/list-address.ts';

/** A comment as staff see it. */
export interface ReportedItem {
  id: string;
  comment: CommentText;
  reportCount: number;
  /** The reasons that were given, the most frequent first. */
  reasons: { reason: ReportReason; count: number }[];
  /** The page that it is on; null where that is not found. */
  place: { name: string; href: string } | null;
}

export interface ReportedPage {
  items: ReportedItem[];
  page: number;
  hasMore: boolean;
  total: number;
}

/** What a comment is about: its name, and the page with its comments. */
export interface SubjectPlace {
  name: string;
  path: string;
}

type Texts = Pick<CommentsContext, 'language' | 'dateFormat' | 'now'>;

export function toReportedItem(
  { comment, report_count: reportCount, reasons }: ReportedComment,
  place: SubjectPlace | null,
  texts: Texts,
): ReportedItem {
  return {
    id: comment._id,
    comment: toCommentText(comment, { ...texts, viewer: null }),
    reportCount,
    reasons: REPORT_REASONS.map((reason) => ({ reason, count: reasons[reason] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
    place: place && { name: place.name, href: hrefOf(comment, place.path) },
  };
}

/** In its thread, where staff see hidden replies as well. */
function hrefOf({ _id, parent_id }: ReportedComment['comment'], path: string): string {
  return `${listAddress(path, { thread: parent_id ?? _id })}#comment-${_id}`;
}

/** One name for one subject, however many comments are about it. */
export function subjectKey({ type, id }: CommentSubject): string {
  return `${type}/${id}`;
}
