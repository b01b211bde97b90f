import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { leadOn } from '#app/features/shell/static-pages/moved-page.server.ts';
import {
  cmsPageAt,
  loadCmsPages,
  requireOwnSpelling,
} from '#app/features/shell/static-pages/static-pages.server.ts';
import { WrittenPage } from '#app/features/shell/static-pages/written-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { cache: 'public' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const [site, pages] = await Promise.all([requireSite(context), loadCmsPages(context.services.user)]);
  const wanted = params.pageURL ?? '';
  const page = cmsPageAt(pages, wanted, site);
  if (!page) throw leadOn(pages, 'STATIC', wanted, request);
  const { pageUrl, title, description, nodes } = page;
  const path = paths.staticPage({ pageURL: pageUrl });
  requireOwnSpelling(request, path);
  return { path, title: title || site.title, description, nodes };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data ? toPageMeta({ matches, ...data }) : toErrorMeta({ matches, error });

export default function StaticPage() {
  return <WrittenPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
