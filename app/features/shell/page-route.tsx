import {
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
} from '@remix-run/react';
import { useIsOnline } from '#app/ui/hooks/use-is-online.ts';
import { ErrorScreen } from './error-screen.tsx';
import { useIsBare } from './use-is-bare.ts';

// What a page's route exports beside its own code: `export { ErrorBoundary, shouldRevalidate } from
// '…/page-route.tsx'`.

const FIRST_FAILURE = 400;

/** Replaces a page that failed by the screen of its status, or of a fault of our own; the site chrome stays. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  // Not read from the browser while it hydrates: the server's markup is of one that is online.
  const isOnline = useIsOnline();
  const isResponse = isRouteErrorResponse(error);
  return (
    <ErrorScreen
      status={isResponse ? error.status : 500}
      kind={isOnline || isResponse ? undefined : 'offline'}
      retryHref={pathname + search}
      isAlone={useIsBare()}
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
