import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { loadVenues } from '#app/features/catalogue/people/load-people.server.ts';
import { toPeopleJsonLd } from '#app/features/catalogue/people/people-json-ld.ts';
import { readQuery } from '#app/features/catalogue/people/people-model.ts';
import { PeoplePage } from '#app/features/catalogue/people/people-page.tsx';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toJsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toSocialImage } from '#app/features/metadata/social-image.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { RouteBoundary } from '#app/features/shell/route-boundary.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';

export const handle = { i18n: ['people', 'catalogue'], cache: 'public', search: ['q'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams);
  const [site, list, t, language] = await Promise.all([
    requireSite(context),
    loadVenues(context.services.content, query),
    translator(context, 'people'),
    context.language.get(),
  ]);
  const words = { title: t('venues_title'), description: t('venues_line') };
  // A page without its list must not be cached: a retry may get it.
  const failed = { status: 503 };
  const origin = context.tenant.origin;
  const jsonLd = toPeopleJsonLd('venues', words.title, list, toJsonLdSite(site, origin, language));
  return data({ list, query, words, assetOrigin: site.assetOrigin, jsonLd }, list ? {} : failed);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { list, query, words, assetOrigin, jsonLd } = data;
  const image = toSocialImage(toPictureSource(list?.collage[0], assetOrigin, 'card'), words.title);
  return toPageMeta({
    matches,
    ...words,
    image,
    path: paths.venues(),
    isIndexed: list !== null && query === '',
    jsonLd,
  });
};

export default function VenuesPage() {
  const { list, query } = useLoaderData<typeof loader>();
  return <PeoplePage kind="venues" list={list} query={query} />;
}

export { reloadUnlessRefused as shouldRevalidate } from '#app/features/links/reload-unless-refused.ts';
export { RouteBoundary as ErrorBoundary };
