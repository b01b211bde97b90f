import { data } from '@remix-run/cloudflare';
import { isOutage, isRefusal } from '#app/services/service-error.ts';

const RETRY_AFTER = { 'Retry-After': '5' };

/**
 * What a page throws when the service that makes it could not answer: 404 or 403 where it will not, 503 where it could
 * not be asked. Anything else is a bug and goes on as it came.
 */
export function pageForError(error: unknown): unknown {
  if (isRefusal(error)) return data({ kind: 'not-found' }, { status: error.status === 403 ? 403 : 404 });
  if (isOutage(error)) return data({ kind: 'unavailable' }, { status: 503, headers: RETRY_AFTER });
  return error;
}
