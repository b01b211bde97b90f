import { data } from '@remix-run/cloudflare';
import { isClientError, isMissing, isServiceError } from '#app/services/service-error.ts';

/**
 * What to answer where a service gave nothing: 404 or 403 where it will not, 503 where it could not now. Null
 * for a bug.
 */
export function statusForError(error: unknown): 403 | 404 | 503 | null {
  if (isMissing(error)) return 404;
  if (isClientError(error, 403)) return 403;
  return isServiceError(error) ? 503 : null;
}

/** What a page throws when the service that makes it gave nothing. A bug goes on as it came. */
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
