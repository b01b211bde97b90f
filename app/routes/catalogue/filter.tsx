import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ContentListing } from '#app/features/catalogue/listing/content-listing.tsx';
import { toListingJsonLd } from '#app/features/catalogue/listing/listing-json-ld.ts';
import { listingMeta } from '#app/features/catalogue/listing/listing-meta.ts';
import { filterName } from '#app/features/catalogue/listing/listing-name.ts';
import { loadContentPage } from '#app/features/catalogue/listing/load-content-page.server.ts';
import { loadGrowth } from '#app/features/catalogue/listing/load-growth.ts';
import { readListing } from '#app/features/catalogue/listing/read-listing.ts';
import { useContentRefresh } from '#app/features/catalogue/use-content-refresh.ts';
import { paths } from '#app/features/links/paths.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
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
  const name = filterName(slug, filters, site.categories);
  const encoded = toBase64Json(filters);
  const path = paths.filter({ name: slug }, { filters: encoded, filterV2 });
  const model = {
    slug,
    filters: encoded,
    filterV2,
    name,
    description: site.description,
    list,
    sort,
    isPlain,
    showRating: site.permissions.rating,
    refreshes: site.refreshesContent,
    jsonLd: toListingJsonLd(toJsonLdSite(site, context.tenant.origin, language), { name, list, path }),
  };
  return data(model, { status: list ? 200 : 503 });
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadGrowth(request, () => serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { slug: name, filters, filterV2 } = data;
  return listingMeta({
    ...data,
    matches,
    pathOf: (page) => paths.filter({ name }, { filters, filterV2, page }),
  });
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
