import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useRootData } from '#app/features/shell/chrome/use-root-data.ts';
import { ErrorScreen } from '#app/features/shell/error-screen.tsx';
import { DraftedLayout } from './drafted-layout.tsx';

/** Replaces a page that draws the site chrome itself and failed, inside of the one that is published. */
export function DraftedErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const hasChrome = useRootData() !== undefined;
  return (
    <DraftedLayout chrome={null}>
      <ErrorScreen
        status={isRouteErrorResponse(error) ? error.status : 500}
        retryHref={pathname + search}
        isAlone={!hasChrome}
      />
    </DraftedLayout>
  );
}
