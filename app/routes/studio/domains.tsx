import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { addDomain } from '#app/features/studio/domains/act-on-domain.server.ts';
import { AddDomainForm } from '#app/features/studio/domains/add-domain-form.tsx';
import { DomainTable } from '#app/features/studio/domains/domain-table.tsx';
import { loadDomains } from '#app/features/studio/domains/load-domains.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';

export const handle = { i18n: ['studio', 'edit'] };

/** Where viewers find the brand's site, for its owners (operators.md B.7). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'own', async () => {
    const [t, domains] = await Promise.all([translator(context, 'studio'), loadDomains(context)]);
    return { title: t('domain_title'), domains };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'own', async () => addDomain(context, await readForm(request)));
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.domains(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function DomainsRoute() {
  const { title, domains } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>() ?? null;
  const { t } = useTranslation(['studio', 'edit']);
  return (
    <StudioPage
      title={title}
      lead={t('domain_lead')}
      back={{ href: editPaths.studio(), label: t('edit:studio') }}
    >
      <DomainTable domains={domains} />
      <AddDomainForm key={JSON.stringify(unsaved)} unsaved={unsaved} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
