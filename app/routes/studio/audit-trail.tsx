import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PageLinks } from '#app/features/catalogue/listing/page-links.tsx';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { AuditTable } from '#app/features/studio/people/audit-table.tsx';
import { loadAuditTrail } from '#app/features/studio/people/load-audit-trail.server.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['studio', 'edit', 'listing'] };

/** Who did what for the brand (operators.md B.9), for its owners. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'own', async () => {
    const [site, t] = await Promise.all([requireSite(context), translator(context, 'studio')]);
    const found = await loadAuditTrail(context, new URL(request.url).searchParams, site);
    return { title: t('log_title'), ...found };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.auditTrail(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function AuditTrailRoute() {
  const { title, entries, page, total, hasMore } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio');
  const { t: inEdit } = useTranslation('edit');
  return (
    <StudioPage
      title={title}
      lead={t(entries.length > 0 ? 'log_lead' : 'log_empty')}
      back={{ href: editPaths.people(), label: inEdit('people') }}
    >
      {entries.length > 0 ? <AuditTable entries={entries} /> : null}
      <PageLinks first={page} last={{ items: [], page, hasMore, total }} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
