import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { KIND_ROLES } from '#app/contract/entity-calls.ts';
import { hasRole, rolesOf } from '#app/contract/roles.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { FORM_KINDS } from '#app/features/studio/catalogue/kind-forms.ts';
import { KindLinks } from '#app/features/studio/catalogue/kind-links.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';

export const handle = { i18n: ['studio', 'edit'] };

/** What the brand's catalogue is made of, with how many there are of each kind. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'publish', async ({ user }) => {
    const [t, counts] = await Promise.all([
      translator(context, 'studio'),
      context.services.content.entityCounts(),
    ]);
    const roles = rolesOf(user);
    const kinds = FORM_KINDS.filter((kind) => kind !== 'plan' && hasRole(roles, KIND_ROLES[kind].write));
    return {
      title: t('section_catalogue'),
      kinds: kinds.map((kind) => ({ kind, count: counts[kind] ?? 0 })),
    };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.catalogue(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function CatalogueRoute() {
  const { title, kinds } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio');
  const { t: inEdit } = useTranslation('edit');
  return (
    <StudioPage
      title={title}
      lead={t('catalogue_lead')}
      back={{ href: editPaths.studio(), label: inEdit('studio') }}
    >
      <KindLinks kinds={kinds} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
