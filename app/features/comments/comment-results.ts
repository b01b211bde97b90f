import type { CommentText } from './comments-model.ts';

/** Why a service rejected a comment, a vote or a report. `message` is its own text where it sent one. */
export type CommentRejection =
  | { kind: 'empty' }
  | { kind: 'signed-out' }
  | { kind: 'too-many'; retryAfterSeconds: number; message: string | null }
  | { kind: 'rejected'; message: string | null };

/** The responses of our own routes to scripts. */
export type WriteResult = { kind: 'posted'; comment: CommentText } | CommentRejection;
export type ChangeResult = { kind: 'done' } | CommentRejection;

/** The result as it reaches the browser: `offline` where the request to this site failed. */
export type SendResult<Answer> = Answer | { kind: 'offline' };
export type Problem = Exclude<CommentRejection, { kind: 'empty' | 'signed-out' }> | { kind: 'offline' };
