import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ContentListing } from '#app/features/catalogue/listing/content-listing.tsx';
import { listingMeta } from '#app/features/catalogue/listing/listing-meta.ts';
import { filterName } from '#app/features/catalogue/listing/listing-name.ts';
import { loadListing } from '#app/features/catalogue/listing/load-listing.server.ts';
import { readListing } from '#app/features/catalogue/listing/read-listing.ts';
import { useRefreshedData } from '#app/features/catalogue/listing/use-refreshed-data.ts';
import { paths } from '#app/features/links/paths.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { toBase64Json } from '#app/lib/base64-json.ts';

export const handle = {
  i18n: ['listing', 'catalogue'],
  cache: 'public',
  search: ['filters', 'filterV2', 'f', 'page', 'sort'],
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.name ?? '';
  const query = readListing(new URL(request.url).searchParams, {});
  const { filters, filterV2 } = query;
  const isFiltered = Object.keys(filters).length > 0;
  const { model } = await loadListing(context, query, ({ categories }, words) => ({
    ...filterName(slug, filters, categories, words),
    // One address for all ways to write the same filters.
    path: paths.filter({ name: slug }, isFiltered ? { filters: toBase64Json(filters), filterV2 } : {}),
  }));
  return data(model, { status: model.list ? 200 : 503 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data ? listingMeta({ ...data, matches }) : toErrorMeta({ matches, error });

export default function FilterPage() {
  const data = useLoaderData<typeof loader>();
  const listing = useRefreshedData(data, data.refreshes);
  const { t } = useTranslation('listing');
  return <ContentListing {...listing} name={listing.name ?? t('filter')} />;
}

export { loadListInBackground as clientLoader } from '#app/features/catalogue/listing/load-list-in-background.ts';
export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
