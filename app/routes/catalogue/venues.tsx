import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { loadPeoplePage } from '#app/features/catalogue/people/load-people-page.server.ts';
import { toPeopleMeta } from '#app/features/catalogue/people/people-meta.ts';
import { PeoplePage } from '#app/features/catalogue/people/people-page.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';

export const handle = { i18n: ['people', 'catalogue'], cache: 'public', search: ['q'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await loadPeoplePage(context, 'venues', request.url);
  // A page without its list must not be cached: a retry may get it.
  return data(page, page.list ? {} : { status: 503 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data ? toPeopleMeta(matches, data) : toErrorMeta({ matches, error });

export default function VenuesPage() {
  const { kind, list, query } = useLoaderData<typeof loader>();
  return <PeoplePage kind={kind} list={list} query={query} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
