import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import {
  CountSchema,
  DescriptionSchema,
  IdSchema,
  NameSchema,
  RatingSchema,
  requiredText,
  TimeSchema,
  TitleSchema,
  text,
} from './primitives.ts';
import { alsoRead, coerced, dispensable, lenientArray, maybe, orElse } from './reading.ts';
import { hasVisibleText } from './visible-text.ts';

/** What can be reviewed and commented on. */
export const REVIEWABLE_TYPES = ['content', 'playlist', 'channel', 'artist', 'venue'] as const;
export const ReviewableTypeSchema = v.picklist(REVIEWABLE_TYPES);
export type ReviewableType = v.InferOutput<typeof ReviewableTypeSchema>;

/** viewer.md §7: of a channel's reviews nothing but `rating` is promised. */
export const ReviewSchema = v.object({
  _id: dispensable(IdSchema),
  title: maybe(TitleSchema),
  description: maybe(DescriptionSchema),
  rating: coerced(RatingSchema),
  created_date: dispensable(TimeSchema),
  is_edited: orElse(v.boolean(), () => false),
  user: dispensable(v.object({ _id: dispensable(IdSchema), name: dispensable(NameSchema) })),
});
export type Review = v.InferOutput<typeof ReviewSchema>;
export const SavedReviewSchema = dispensable(ReviewSchema);
export const ReviewListSchema = lenientArray(ReviewSchema, LIMITS.list);

/**
 * What all reviews of a subject come to, beside the list, which may be a page of them. `own_review` is the
 * caller's. Backends need not answer it; then the list is all there is to go by.
 */
export const ReviewSummarySchema = v.object({
  average_rating: RatingSchema,
  review_count: CountSchema,
  /** How many gave which rating. */
  distribution: lenientArray(v.object({ rating: RatingSchema, count: CountSchema }), LIMITS.shortList),
  own_review: maybe(ReviewSchema),
});
export type ReviewSummary = v.InferOutput<typeof ReviewSummarySchema>;

/** The lowest rating, and the step between two. */
export const HALF_STAR = 0.5;
export const MAX_RATING = 5;

/** Half steps from 0.5 to 5, and no text without a heading; viewer.md §5. */
export const ReviewBodySchema = v.pipe(
  v.strictObject({
    title: v.nullish(text(LIMITS.reviewTitle)),
    description: v.nullish(text(LIMITS.comment)),
    rating: v.pipe(v.number(), v.minValue(HALF_STAR), v.maxValue(MAX_RATING), v.multipleOf(HALF_STAR)),
  }),
  v.check(({ title, description }) => hasVisibleText(title ?? '') || !hasVisibleText(description ?? '')),
);
export type ReviewBody = v.InferOutput<typeof ReviewBodySchema>;

export const CommentVoteWordSchema = v.picklist(['like', 'dislike']);
export type CommentVoteWord = v.InferOutput<typeof CommentVoteWordSchema>;

const commentEntries = {
  _id: IdSchema,
  comment: text(LIMITS.comment),
  timestamp: TimeSchema,
  like_count: orElse(CountSchema, () => 0),
  dislike_count: orElse(CountSchema, () => 0),
  parent_id: maybe(IdSchema),
  user: dispensable(v.object({ _id: maybe(IdSchema), name: dispensable(NameSchema, () => '') }), () => ({
    _id: undefined,
    name: '',
  })),
  /** A plain backend does not send it. */
  is_edited: maybe(v.boolean()),
  /** Taken back by who wrote it: nothing but its place above its replies is left. */
  is_removed: maybe(v.boolean()),
  /** Hidden by staff: only they and its writer still get it. */
  is_hidden: maybe(v.boolean()),
  /** All visible replies, of which `replies` may be only the first. */
  reply_count: maybe(CountSchema),
  my_vote: maybe(CommentVoteWordSchema),
  /** Whether the caller may hide it. */
  can_hide: maybe(v.boolean()),
};

export interface Comment {
  _id: string;
  comment: string;
  timestamp: string;
  like_count: number;
  dislike_count: number;
  parent_id?: string | undefined;
  user: { _id?: string | undefined; name: string };
  is_edited?: boolean | undefined;
  is_removed?: boolean | undefined;
  is_hidden?: boolean | undefined;
  reply_count?: number | undefined;
  my_vote?: CommentVoteWord | undefined;
  can_hide?: boolean | undefined;
  replies: Comment[];
}

/** What the wire may carry for a comment. */
export interface CommentWire extends v.InferInput<typeof CommentFieldsSchema> {
  replies?: CommentWire[] | null;
}

const CommentFieldsSchema = v.object(commentEntries);
const REPLY_DEPTH = 4;

/** Replies nest only so deep: an answer without end must not exhaust the stack. */
function commentSchema(depth: number): v.GenericSchema<CommentWire, Comment> {
  const replies =
    depth === 0
      ? v.optional(
          v.pipe(
            v.unknown(),
            v.transform((): Comment[] => []),
          ),
          null,
        )
      : orElse(lenientArray(commentSchema(depth - 1), LIMITS.list), () => []);
  // The union of the two spellings of `replies` is one type to callers.
  return v.object({ ...commentEntries, replies }) as v.GenericSchema<CommentWire, Comment>;
}

export const CommentSchema = commentSchema(REPLY_DEPTH);
export const CommentListSchema = lenientArray(CommentSchema, 5000);

/** viewer.md §5: non-empty, and signs that nobody sees are as empty as blanks. */
const commentWords = v.pipe(
  requiredText(LIMITS.comment),
  v.check(hasVisibleText),
  v.description('with at least one visible character'),
);

export const CommentBodySchema = v.strictObject({
  comment: commentWords,
  parent_id: v.nullish(IdSchema),
});

/** Some backends answer the comment's text alone (viewer.md §7), which is read as none. */
const CommentTextSchema = v.pipe(
  text(LIMITS.comment),
  v.transform(() => undefined),
);
export const PostedCommentSchema = dispensable(
  v.object({ comment: dispensable(alsoRead(CommentSchema, CommentTextSchema)), parent_id: maybe(IdSchema) }),
);
export const ChangedCommentSchema = dispensable(CommentSchema);
export const CommentVoteSchema = dispensable(v.object({ obj_id: IdSchema, like: v.boolean() }));
export const CommentNamedSchema = dispensable(v.object({ obj_id: IdSchema }));

export const CommentEditSchema = v.strictObject({ comment: commentWords });

/** What a comment is about. */
export const CommentSubjectSchema = v.object({ type: ReviewableTypeSchema, id: IdSchema });
export type CommentSubject = v.InferOutput<typeof CommentSubjectSchema>;
/** One comment by itself, with the subject that it is on. */
export const SingleCommentSchema = v.object({ comment: CommentSchema, subject: CommentSubjectSchema });

export const REPORT_REASONS = ['spam', 'abuse', 'spoiler', 'other'] as const;
export const ReportReasonSchema = v.picklist(REPORT_REASONS);
export type ReportReason = v.InferOutput<typeof ReportReasonSchema>;
export const CommentReportSchema = v.strictObject({ reason: ReportReasonSchema });
export const CommentReportedSchema = dispensable(v.object({ obj_id: IdSchema, reason: ReportReasonSchema }));

/** What staff look through: the comment, its subject, and why viewers reported it. */
export const ReportedCommentSchema = v.object({
  comment: CommentSchema,
  subject: CommentSubjectSchema,
  report_count: CountSchema,
  reasons: v.object({
    spam: maybe(CountSchema),
    abuse: maybe(CountSchema),
    spoiler: maybe(CountSchema),
    other: maybe(CountSchema),
  }),
});
export type ReportedComment = v.InferOutput<typeof ReportedCommentSchema>;
export const ReportedCommentListSchema = lenientArray(ReportedCommentSchema, LIMITS.list);
