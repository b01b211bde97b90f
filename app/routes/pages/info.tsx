import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireInfoPage } from '#app/features/shell/static-pages/static-pages.server.ts';
import { WrittenPage } from '#app/features/shell/static-pages/written-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['pages'], cache: 'public' };

/** Serves four addresses, distinguished by their paths. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const [site, t] = await Promise.all([requireSite(context), translator(context, 'pages')]);
  const { type, path, title, description, nodes } = requireInfoPage(site, pathname);
  return { path, title: title || t(`name_${type.toLowerCase()}`), description, nodes };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data ? toPageMeta({ matches, ...data }) : toErrorMeta({ matches, error });

export default function InfoPage() {
  return <WrittenPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
