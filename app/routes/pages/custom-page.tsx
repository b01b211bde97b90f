import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { FormLinks } from '#app/features/custom-forms/form-links.tsx';
import { loadFormLinks } from '#app/features/custom-forms/load-forms.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { customPageAt } from '#app/features/page-builder/custom-page.ts';
import { LazyBlockPage } from '#app/features/page-builder/lazy-block-page.tsx';
import { loadBlocks } from '#app/features/page-builder/load-blocks.server.ts';
import { preloadMeta, withComponents } from '#app/features/page-builder/preload.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadCmsPages } from '#app/features/shell/static-pages/static-pages.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['home', 'catalogue', 'player', 'blocks'], cache: 'public' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { pageURL = '' } = params;
  const { content, user } = context.services;
  const [site, pages, forms] = await Promise.all([
    requireSite(context),
    loadCmsPages(user),
    loadFormLinks(content, paths.customPage({ pageURL })),
  ]);
  const page = customPageAt(pages, pageURL);
  // page-builder.md §8: a page that nobody made leads home.
  if (!page) throw redirect(paths.homeAlias());
  return {
    title: page.title || site.title,
    path: paths.customPage({ pageURL: page.pageUrl }),
    forms,
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
  const { title, blocks, forms } = useLoaderData<typeof loader>();
  return (
    <>
      <LazyBlockPage title={title} blocks={blocks} />
      <FormLinks links={forms} />
    </>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
