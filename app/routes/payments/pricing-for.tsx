import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData, useLocation } from '@remix-run/react';
import { requireContentId } from '#app/features/catalogue/detail/require-content.server.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { loadTitleOffers } from '#app/features/payments/plans/load-offers.server.ts';
import { OffersPage } from '#app/features/payments/plans/offers-page.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';

export const handle = { i18n: ['plans'] };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = requireContentId(params.contentId);
  const requestedPath = new URL(request.url).searchParams.get('redirectTo');
  const [site, page, t] = await Promise.all([
    requireSite(context),
    loadTitleOffers(context, id, requestedPath).catch(throwPage),
    translator(context, 'plans'),
  ]);
  const picture = toPictureSource(page.image, site.assetOrigin, 'stage');
  const title = t('offers_title', { title: page.title });
  return data({ page, picture, title, id }, page.offers ? {} : { status: 503 });
}

/** For what a service gave nothing of; a redirect goes on. */
function throwPage(error: unknown): never {
  throw pageForError(error);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({
        matches,
        title: data.title,
        path: paths.pricingFor({ contentId: data.id }),
        isIndexed: false,
      })
    : toErrorMeta({ matches, error });

export default function OffersRoute() {
  const { page, picture } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  return <OffersPage page={page} picture={picture} address={pathname + search} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
