import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { loadFormLinks } from '#app/features/custom-forms/load-forms.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadCmsPages, requireCmsPage } from '#app/features/shell/static-pages/static-pages.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { WrittenPage } from './written-page.tsx';

export const handle = { cache: 'public' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { pageURL = '' } = params;
  const { content, user } = context.services;
  const [site, pages, forms] = await Promise.all([
    requireSite(context),
    loadCmsPages(user),
    loadFormLinks(content, paths.staticPage({ pageURL })),
  ]);
  const { pageUrl, title, description, nodes } = requireCmsPage(pages, pageURL, site);
  const path = paths.staticPage({ pageURL: pageUrl });
  return { path, title: title || site.title, description, nodes, forms };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data ? toPageMeta({ matches, ...data }) : toErrorMeta({ matches, error });

export default function StaticPage() {
  const { title, nodes, forms } = useLoaderData<typeof loader>();
  return <WrittenPage title={title} nodes={nodes} forms={forms} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
