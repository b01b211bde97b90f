import { Await } from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import type { MaybeDeferred } from '#app/features/page-builder/block-definition.ts';
import { NoStreamLink } from '#app/ui/components/no-stream-link/no-stream-link.tsx';

/**
 * A block around its player or players, which may still be on its way: until then, and where it cannot be
 * had, around null.
 */
export function AwaitFeatured<Loaded extends object>({
  featured,
  children,
}: {
  featured: MaybeDeferred<Loaded>;
  children(featured: Loaded | null): ReactNode;
}) {
  if (!featured || !('deferred' in featured)) return <>{children(featured)}</>;
  return (
    <Suspense
      fallback={
        <>
          {children(null)}
          <NoStreamLink />
        </>
      }
    >
      <Await resolve={featured.deferred} errorElement={children(null)}>
        {children}
      </Await>
    </Suspense>
  );
}
