import { data } from '@remix-run/cloudflare';
import { isClientError, isServiceError } from '#app/services/service-error.ts';

/**
 * For what decides whether someone may watch: what cannot be read refuses, with a page that can be tried
 * again. A title that has nothing to play is not found.
 */
export async function failClosed<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    if (isClientError(error, 404)) throw data({ kind: 'not-found' }, { status: 404 });
    throw data({ kind: 'unavailable' }, { status: 503 });
  }
}
