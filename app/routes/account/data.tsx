import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { requireUser } from '#app/features/account/guards.server.ts';
import { DataSections } from '#app/features/account/leaving/data-sections.tsx';
import { AccountLayout } from '#app/features/account/profile/account-layout.tsx';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';

export const handle = { i18n: ['account'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { user } = await requireUser(context, request);
  const t = await translator(context, 'account');
  return { name: user.name, email: user.email_id, title: t('tab_data') };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? toPageMeta({ matches, title: data.title, path: paths.profileData(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function DataPage() {
  return (
    <AccountLayout {...useLoaderData<typeof loader>()}>
      <DataSections />
    </AccountLayout>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
