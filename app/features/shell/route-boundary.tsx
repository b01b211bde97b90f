import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { ErrorScreen } from './error-screen.tsx';

/** Replaces a page that failed: the screen follows from the status, the site chrome stays. */
export function RouteBoundary() {
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
