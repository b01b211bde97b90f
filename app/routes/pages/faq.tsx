import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { QuestionsPage } from '#app/features/shell/static-pages/questions-page.tsx';
import { requireFaq } from '#app/features/shell/static-pages/static-pages.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['pages'], cache: 'public' };

export async function loader({ context }: LoaderFunctionArgs) {
  const [site, t] = await Promise.all([requireSite(context), translator(context, 'pages')]);
  const { title, description, entries } = requireFaq(site);
  return { title: title || t('name_faq'), description, entries };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, description: data.description, path: paths.faq() })
    : toErrorMeta({ matches, error });

export default function FaqRoute() {
  return <QuestionsPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
