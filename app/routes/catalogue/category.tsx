import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ContentListing } from '#app/features/catalogue/listing/content-listing.tsx';
import { isEmptyList } from '#app/features/catalogue/listing/list-page.ts';
import { toListingJsonLd } from '#app/features/catalogue/listing/listing-json-ld.ts';
import { listingMeta } from '#app/features/catalogue/listing/listing-meta.ts';
import { categoryName } from '#app/features/catalogue/listing/listing-name.ts';
import { loadContentPage } from '#app/features/catalogue/listing/load-content-page.server.ts';
import { loadGrowth } from '#app/features/catalogue/listing/load-growth.ts';
import { readListing } from '#app/features/catalogue/listing/read-listing.ts';
import { requireContentId } from '#app/features/catalogue/require-content.server.ts';
import { useContentRefresh } from '#app/features/catalogue/use-content-refresh.ts';
import { paths } from '#app/features/links/paths.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = {
  i18n: ['listing', 'catalogue'],
  cache: 'public',
  search: ['category', 'filters', 'filterV2', 'page', 'sort'],
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  const { searchParams } = new URL(request.url);
  const query = readListing(searchParams, { category: [id] });
  const language = await context.language.get();
  const [site, { list, isPlain }] = await Promise.all([
    requireSite(context),
    loadContentPage(context.services.content, query, { language, now: context.now }),
  ]);
  // Neither in the menu nor of any title: there is no such category. One of the menu may be empty for a while.
  const isListed = site.categories.length === 0 || site.categories.some((category) => category.id === id);
  if (!isListed && list && isEmptyList(list)) throw data({ kind: 'not-found' }, { status: 404 });
  const name = categoryName(site.categories, id, searchParams.get('category'));
  const jsonLdSite = toJsonLdSite(site, context.tenant.origin, language);
  const model = {
    id,
    name,
    description: site.description,
    list,
    sort: query.sort,
    isPlain,
    showRating: site.permissions.rating,
    refreshes: site.refreshesContent,
    jsonLd: toListingJsonLd(jsonLdSite, { name, list, path: paths.category({ id }) }),
  };
  return data(model, { status: list ? 200 : 503 });
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadGrowth(request, () => serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { id } = data;
  return listingMeta({ ...data, matches, pathOf: (page) => paths.category({ id }, { page }) });
};

export default function CategoryPage() {
  const { name, list, sort, isPlain, showRating, refreshes } = useLoaderData<typeof loader>();
  const { t } = useTranslation('listing');
  useContentRefresh(refreshes);
  return (
    <ContentListing
      name={name ?? t('category')}
      list={list}
      sort={sort}
      showRating={showRating}
      isPlain={isPlain}
    />
  );
}

export { RouteBoundary as ErrorBoundary };
