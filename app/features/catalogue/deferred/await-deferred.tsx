import { Await } from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import { NoStreamLink } from '#app/ui/components/no-stream-link/no-stream-link.tsx';

/**
 * Renders the value of `deferAfter`: at once where it is there, after the `fallback` where it is deferred.
 */
export function AwaitDeferred<T extends object>({
  value,
  fallback,
  children,
}: {
  /** Promises in it never reject; their values state a failure. */
  value: T | { deferred: Promise<T> };
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}) {
  if (!('deferred' in value)) return children(value);
  return (
    <Suspense
      fallback={
        <>
          {fallback}
          <NoStreamLink />
        </>
      }
    >
      <Await resolve={value.deferred}>{(loaded) => children(loaded as T)}</Await>
    </Suspense>
  );
}
