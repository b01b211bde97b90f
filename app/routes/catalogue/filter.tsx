import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ContentListing } from '#app/features/catalogue/listing/content-listing.tsx';
import { listingMeta } from '#app/features/catalogue/listing/listing-meta.ts';
import { filterName } from '#app/features/catalogue/listing/listing-name.ts';
import { loadContentPage } from '#app/features/catalogue/listing/load-content-page.server.ts';
import { loadGrowth } from '#app/features/catalogue/listing/load-growth.ts';
import { readListing } from '#app/features/catalogue/listing/read-listing.ts';
import { useContentRefresh } from '#app/features/catalogue/use-content-refresh.ts';
import { paths } from '#app/features/links/paths.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { toBase64Json } from '#app/lib/base64-json.ts';

export const handle = {
  i18n: ['listing', 'catalogue'],
  cache: 'public',
  search: ['filters', 'filterV2', 'page', 'sort'],
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = readListing(searchParams, {});
  const language = await context.language.get();
  const [site, { list, isPlain }] = await Promise.all([
    requireSite(context),
    loadContentPage(context.services.content, query, { language, now: context.now }),
  ]);
  const { filters, filterV2, sort } = query;
  const slug = params.name ?? '';
  const model = {
    slug,
    filters: toBase64Json(filters),
    filterV2,
    name: filterName(slug, filters, site.categories),
    description: site.description,
    list,
    sort,
    isPlain,
    showRating: site.permissions.rating,
    refreshes: site.refreshesContent,
  };
  return data(model, { status: list ? 200 : 503 });
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadGrowth(request, () => serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { slug, filters, filterV2, list } = data;
  const page = list && list.page > 1 ? list.page : null;
  const path = paths.filter({ name: slug }, { filters, filterV2, page });
  return listingMeta({ ...data, matches, path });
};

export default function FilterPage() {
  const { name, list, sort, isPlain, showRating, refreshes } = useLoaderData<typeof loader>();
  const { t } = useTranslation('listing');
  useContentRefresh(refreshes);
  return (
    <ContentListing
      name={name ?? t('filter')}
      list={list}
      sort={sort}
      showRating={showRating}
      isPlain={isPlain}
    />
  );
}

export { RouteBoundary as ErrorBoundary };
