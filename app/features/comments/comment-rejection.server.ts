import { isClientError, isServiceError } from '#app/services/service-error.ts';
import type { CommentRejection } from './comment-results.ts';

const RETRY_AFTER_SECONDS = 2;

/** Turns a failed call into what the viewer reads; any other error is thrown again. */
export function toCommentRejection(error: unknown): CommentRejection {
  if (!isServiceError(error)) throw error;
  if (!isClientError(error)) return { kind: 'rejected', message: null };
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status === 429) {
    return { kind: 'too-many', retryAfterSeconds: error.retryAfterSeconds ?? RETRY_AFTER_SECONDS };
  }
  return { kind: 'rejected', message: error.serverMessage ?? null };
}
