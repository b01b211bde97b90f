import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { pageText } from '#app/features/i18n/page-i18n.ts';
import { showToast } from '#app/features/toasts/show-toast.ts';
import { isOffline } from '#app/services/site-json.ts';

const FIRST_FAILURE = 400;

/**
 * The client action of every route with a form: when the site cannot be reached or fails, the page stays with
 * all that was typed, and a toast explains why (viewer.md §8). The status keeps the router from revalidating,
 * which would fail as well.
 */
export async function postOrStay({ serverAction, request }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (isRedirect(error) || request.signal.aborted) throw error;
    // Anything but a lack of connection is an unreadable response, or a rejection.
    const key = isOffline(error) ? 'common:network_failure' : 'common:not_saved';
    showToast('error', pageText(key)).catch(() => undefined);
    return Response.json(null, { status: 503 });
  }
}

function isRedirect(error: unknown): boolean {
  const isResponse = error instanceof Response || isRouteErrorResponse(error);
  return isResponse && error.status < FIRST_FAILURE;
}
