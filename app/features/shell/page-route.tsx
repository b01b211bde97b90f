import {
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
} from '@remix-run/react';
import { ErrorScreen } from './error-screen.tsx';

// What a page's route exports beside its own code: `export { ErrorBoundary, shouldRevalidate } from
// '…/page-route.tsx'`.

const FIRST_FAILURE = 400;

/** Replaces a page that failed: the screen follows from the status, the site chrome stays. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return (
    <ErrorScreen
      status={isRouteErrorResponse(error) ? error.status : 500}
      kind={isOffline ? 'offline' : undefined}
      retryHref={pathname + search}
    />
  );
}

/**
 * What was rejected, or could not be sent, has changed nothing: the page below a dialog's form stays as it
 * is, where revalidating without a connection would replace it by an error. Remix's single fetch leaves a
 * page alone only if the page's own `shouldRevalidate` returns false, whatever the action's status.
 */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const hasFailed = actionStatus !== undefined && actionStatus >= FIRST_FAILURE;
  return hasFailed ? false : defaultShouldRevalidate;
}
