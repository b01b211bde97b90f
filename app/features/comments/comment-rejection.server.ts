import { isClientError, isServiceError, isTooMany } from '#app/services/service-error.ts';
import type { CommentRejection } from './comment-results.ts';

const RETRY_AFTER_SECONDS = 2;

/** Turns a failed call into what the viewer reads; any other error is thrown again. */
export function toCommentRejection(error: unknown): CommentRejection {
  if (!isServiceError(error)) throw error;
  if (isClientError(error, 401)) return { kind: 'signed-out' };
  const { retryAfterSeconds = RETRY_AFTER_SECONDS, serverMessage: message = null } = error;
  return isTooMany(error) ? { kind: 'too-many', retryAfterSeconds, message } : { kind: 'rejected', message };
}
