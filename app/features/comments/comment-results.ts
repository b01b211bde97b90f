import type { CommentText } from './comments-model.ts';

/** Why a service did not take what a viewer wrote or pressed. `message` is its own words where it had any. */
export type CommentRejection =
  | { kind: 'empty' }
  | { kind: 'signed-out' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'refused'; message: string | null };

/** What our own routes answer to scripts. */
export type WriteResult = { kind: 'posted'; comment: CommentText } | CommentRejection;
export type ChangeResult = { kind: 'done' } | CommentRejection;

/** The result as it reaches the browser: `offline` where the request to this site failed. */
export type SendResult<Answer> = Answer | { kind: 'offline' };
export type Problem = Exclude<CommentRejection, { kind: 'empty' | 'signed-out' }> | { kind: 'offline' };
