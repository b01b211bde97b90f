import type { CommentRejection } from '../comment-results.ts';
import type { LiveComment } from './live-comment.ts';

/** The response of our own route to a comment that scripts sent. */
export type PostResult = { kind: 'posted'; comment: LiveComment } | CommentRejection;
