import { data } from '@remix-run/cloudflare';
import { isClientError, isMissing, isServiceError } from '#app/services/service-error.ts';

/**
 * The status of a page whose service failed: 404 for what does not exist, 403 where access is denied, 503
 * where the service is down. Null for a bug.
 */
export function statusForError(error: unknown): 403 | 404 | 503 | null {
  if (isMissing(error)) return 404;
  if (isClientError(error, 403)) return 403;
  return isServiceError(error) ? 503 : null;
}

/** The response that a page throws when its service failed. A bug is thrown as it is. */
export function pageForError(error: unknown): unknown {
  const status = statusForError(error);
  if (status === null) return error;
  return data({ kind: status === 503 ? 'unavailable' : 'not-found' }, { status });
}

/** What the request gives, or the page for why it gave nothing. */
export async function orErrorPage<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw pageForError(error);
  }
}
