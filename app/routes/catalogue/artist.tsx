import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { toPersonMeta } from '#app/features/catalogue/people/person-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadReviewedPerson } from './load-reviewed-person.server.ts';
import { ReviewedPerson } from './reviewed-person.tsx';

export const handle = {
  i18n: ['people', 'home', 'catalogue', 'community'],
  cache: 'public',
  search: ['category', 'genre', 'role', 'type', 'page'],
};

export function loader(args: LoaderFunctionArgs) {
  return loadReviewedPerson('artists', args);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data ? toPersonMeta(matches, data) : toErrorMeta({ matches, error });

export default function ArtistPage() {
  return <ReviewedPerson page={useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
