import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { ErrorScreen } from './error-screen.tsx';

/** What stands in a page's place when it failed: the screen follows from the status, the site's frame stays. */
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
