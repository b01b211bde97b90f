import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { ContentListing } from '#app/features/catalogue/listing/content-listing.tsx';
import { isEmptyList } from '#app/features/catalogue/listing/list-page.ts';
import { listingMeta } from '#app/features/catalogue/listing/listing-meta.ts';
import { categoryName } from '#app/features/catalogue/listing/listing-name.ts';
import { loadListing } from '#app/features/catalogue/listing/load-listing.server.ts';
import { readListing } from '#app/features/catalogue/listing/read-listing.ts';
import { useRefreshedData } from '#app/features/catalogue/listing/use-refreshed-data.ts';
import { paths } from '#app/features/links/paths.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';

export const handle = {
  i18n: ['listing', 'catalogue'],
  cache: 'public',
  search: ['category', 'filters', 'filterV2', 'f', 'page', 'sort'],
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const { searchParams } = new URL(request.url);
  const query = readListing(searchParams, { category: [id] });
  const { site, model } = await loadListing(context, query, ({ categories }, words) => ({
    ...categoryName(categories, id, searchParams.get('category'), words),
    path: paths.category({ id }),
  }));
  // Neither in the menu nor of any title: there is no such category. One of the menu may be empty for a
  // while.
  const isKnown = site.categories.length === 0 || site.categories.some((category) => category.id === id);
  if (!isKnown && model.list && isEmptyList(model.list)) throw data({ kind: 'not-found' }, { status: 404 });
  return data(model, { status: model.list ? 200 : 503 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data ? listingMeta({ ...data, matches }) : toErrorMeta({ matches, error });

export default function CategoryPage() {
  const data = useLoaderData<typeof loader>();
  const listing = useRefreshedData(data, data.refreshes);
  const { t } = useTranslation('listing');
  return <ContentListing {...listing} name={listing.name ?? t('category')} />;
}

export { loadListInBackground as clientLoader } from '#app/features/catalogue/listing/load-list-in-background.ts';
export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
