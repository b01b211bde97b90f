import { data } from '@remix-run/cloudflare';
import type { MetaFunction } from '@remix-run/react';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';

export const handle = { i18n: ['errors'] };

export const meta: MetaFunction = ({ matches, error }) => toErrorMeta({ matches, error });

export function loader() {
  throw data({ kind: 'not-found' }, { status: 404 });
}

export function action() {
  throw data({ kind: 'not-found' }, { status: 404 });
}

/** Never shown: the loader always throws. Remix takes a route without a component for a resource. */
export default function NotFound() {
  return null;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
