import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { toPersonMeta } from '#app/features/catalogue/people/person-meta.ts';
import { readPersonSearch } from '#app/features/catalogue/people/read-person-search.ts';
import { loadReviewedPerson } from '#app/features/detail-page/load-reviewed-person.server.ts';
import { ReviewedPerson } from '#app/features/detail-page/reviewed-person.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';

export const handle = {
  i18n: ['people', 'home', 'catalogue', 'community'],
  cache: 'public',
  search: ['category', 'genre', 'type', 'page'],
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const subject = { kind: 'venues', id: requireContentId(params.id) } as const;
  return loadReviewedPerson(context, subject, readPersonSearch(request.url));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data ? toPersonMeta(matches, data) : toErrorMeta({ matches, error });

export default function VenuePage() {
  return <ReviewedPerson page={useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
