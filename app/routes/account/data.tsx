import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { requireUser } from '#app/features/account/guards.server.ts';
import { DataSections } from '#app/features/account/leaving/data-sections.tsx';
import { AccountLayout } from '#app/features/account/profile/account-layout.tsx';
import { lackingMatters } from '#app/features/account/profile/account-pages.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';

export const handle = { i18n: ['account'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { user } = await requireUser(context, request);
  const [t, lacks] = await Promise.all([translator(context, 'account'), lackingMatters(context.services)]);
  const isEmpty = lacks.includes('download') && lacks.includes('delete');
  if (isEmpty) throw data({ kind: 'not-found' }, { status: 404 });
  return { name: user.name, email: user.email_id, lacks, title: t('tab_data') };
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: paths.profileData(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function DataPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <AccountLayout {...page}>
      <DataSections lacks={page.lacks} />
    </AccountLayout>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
