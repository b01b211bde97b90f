import { isClientError, isServiceError } from '#app/services/service-error.ts';

const SESSION_OVER = 401;

/**
 * For a list of the member's own that could not be read: null, whatever its service responded with, as a
 * member always has such a list. A session that is over is passed on, and so is a bug.
 */
export function nullUnlessSessionOver(error: unknown): null {
  if (!isServiceError(error) || isClientError(error, SESSION_OVER)) throw error;
  return null;
}
