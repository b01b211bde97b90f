import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { customPageAt } from '#app/features/page-builder/custom-page.ts';
import { LazyBlockPage } from '#app/features/page-builder/lazy-block-page.tsx';
import { loadBlocks } from '#app/features/page-builder/load-blocks.server.ts';
import { preloadMeta, withComponents } from '#app/features/page-builder/preload.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { leadOn } from '#app/features/shell/static-pages/moved-page.server.ts';
import { loadCmsPages, requireOwnSpelling } from '#app/features/shell/static-pages/static-pages.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['home', 'catalogue', 'player', 'blocks'], cache: 'public' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const [site, pages] = await Promise.all([requireSite(context), loadCmsPages(context.services.user)]);
  const wanted = params.pageURL ?? '';
  const page = customPageAt(pages, wanted);
  if (!page) throw leadOn(pages, 'CUSTOM', wanted, request);
  const path = paths.customPage({ pageURL: page.pageUrl });
  requireOwnSpelling(request, path);
  return {
    title: page.title || site.title,
    path,
    ...(await loadBlocks(context, page.components)),
  };
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withComponents(serverLoader<typeof loader>());
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { title, path, components } = data;
  return [...toPageMeta({ matches, title, path }), ...preloadMeta(components)];
};

export default function CustomPage() {
  const { title, blocks } = useLoaderData<typeof loader>();
  return <LazyBlockPage title={title} blocks={blocks} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
