import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
} from '@remix-run/react';
import { leadOutOfChildProfile } from '#app/features/account/guards.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { loadInBackground } from '#app/features/links/load-in-background.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { readPlanIds } from '#app/features/payments/plans/choose-plans.ts';
import { loadOfferedPlans } from '#app/features/payments/plans/load-plans.server.ts';
import { PricingPage } from '#app/features/payments/plans/pricing-page.tsx';
import { wayBack } from '#app/features/payments/plans/way-back.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['plans'], cache: 'public', search: ['plans', 'redirectTo'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  leadOutOfChildProfile(await context.session.get().catch(() => null), request);
  const { searchParams } = new URL(request.url);
  const requestedPath = searchParams.get('redirectTo');
  const redirectTo = requestedPath === null ? null : wayBack(requestedPath);
  const planIds = readPlanIds(searchParams);
  const [offered, t] = await Promise.all([
    loadOfferedPlans(context, { planIds, redirectTo }),
    translator(context, 'plans'),
    requireSite(context),
  ]);
  const words = { title: t('title'), description: t('description') };
  // Only the list of all plans is a page to be found; a part of it is on the way to somewhere.
  const isIndexed = Boolean(offered?.plans.length) && planIds.length === 0;
  return data({ offered, redirectTo, words, isIndexed }, offered ? {} : { status: 503 });
}

/** The dialog fetches in the background of the page below it. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadInBackground(request, () => serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, ...data.words, path: paths.pricing(), isIndexed: data.isIndexed })
    : toErrorMeta({ matches, error });

export default function PricingRoute() {
  const { offered, redirectTo } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  return <PricingPage offered={offered} redirectTo={redirectTo} address={pathname + search} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
