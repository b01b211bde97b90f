import * as v from 'valibot';
import type { Call } from './call.ts';
import {
  ChangedCommentSchema,
  CommentBodySchema,
  CommentEditSchema,
  CommentListSchema,
  CommentNamedSchema,
  CommentReportedSchema,
  CommentReportSchema,
  CommentSubjectSchema,
  CommentVoteSchema,
  PostedCommentSchema,
  ReportedCommentListSchema,
  SingleCommentSchema,
} from './community.ts';
import { IdSchema } from './primitives.ts';
import { CommentsQuerySchema, HideQuerySchema, ReportedQuerySchema, VoteQuerySchema } from './queries.ts';

const subjectParams = CommentSubjectSchema;
const params = v.object({ comment_id: IdSchema });
const get = { service: 'content', method: 'GET' } as const;
const post = { service: 'content', method: 'POST' } as const;
const put = { service: 'content', method: 'PUT' } as const;
const remove = { service: 'content', method: 'DELETE' } as const;
/** Beyond what plain backends have. */
const beyond = { session: 'required', mayBeMissing: true } as const;

/** The content service's calls about comments. */
export const commentCalls = {
  comments: {
    ...get,
    path: '/api/v1/comments/{type}/{id}',
    summary: 'Comments: all, those newer than `timestamp`, or by page',
    session: 'optional',
    params: subjectParams,
    query: CommentsQuerySchema,
    data: CommentListSchema,
  },
  addComment: {
    ...post,
    path: '/api/v1/comments/{type}/{id}',
    summary: 'Write a comment or a reply; a reply to a reply answers its comment',
    session: 'required',
    params: subjectParams,
    body: CommentBodySchema,
    data: PostedCommentSchema,
  },
  voteComment: {
    ...post,
    path: '/api/v1/comments/like/{comment_id}',
    summary: 'Like or dislike a comment; the last word of a viewer counts',
    session: 'required',
    params,
    query: VoteQuerySchema,
    data: CommentVoteSchema,
  },
  unvoteComment: {
    ...remove,
    ...beyond,
    path: '/api/v1/comments/like/{comment_id}',
    summary: 'Take back a like or dislike',
    params,
    data: CommentNamedSchema,
  },
  comment: {
    ...get,
    ...beyond,
    path: '/api/v1/comments/{comment_id}',
    summary: 'One comment, and what it is about',
    session: 'optional',
    params,
    data: SingleCommentSchema,
  },
  editComment: {
    ...put,
    ...beyond,
    path: '/api/v1/comments/{comment_id}',
    summary: "Change the viewer's own comment",
    params,
    body: CommentEditSchema,
    data: ChangedCommentSchema,
  },
  removeComment: {
    ...remove,
    ...beyond,
    path: '/api/v1/comments/{comment_id}',
    summary: "Take back the viewer's own comment; its replies stay",
    params,
    data: CommentNamedSchema,
  },
  reportComment: {
    ...post,
    ...beyond,
    path: '/api/v1/comments/report/{comment_id}',
    summary: 'Tell the staff about a comment; once a viewer, the last reason counts',
    params,
    body: CommentReportSchema,
    data: CommentReportedSchema,
  },
  reportedComments: {
    ...get,
    ...beyond,
    path: '/api/v1/comments/reported',
    summary: 'Comments that viewers reported, the most reported first; for staff of the account only',
    query: ReportedQuerySchema,
    data: ReportedCommentListSchema,
    list: true,
  },
  hideComment: {
    ...put,
    ...beyond,
    path: '/api/v1/comments/hidden/{comment_id}',
    summary: 'Hide a comment, or show it again and settle its reports; for staff of the account only',
    params,
    query: HideQuerySchema,
    data: ChangedCommentSchema,
  },
} as const satisfies Record<string, Call>;
