import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { ErrorScreen } from './error-screen.tsx';

/** A page's own error boundary: the site's frame stays, the screen follows from the status. */
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
