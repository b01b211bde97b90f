import type { CommentRejection } from '../comment-results.ts';
import type { LiveComment } from './live-comment.ts';

/** What our own route answers to a comment that scripts sent. */
export type PostResult = { kind: 'posted'; comment: LiveComment } | CommentRejection;
