import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { hasRole, rolesOf } from '#app/contract/roles.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { FiguresContent } from '#app/features/studio/figures/figures-content.tsx';
import { loadFigures } from '#app/features/studio/figures/load-figures.server.ts';
import { NoFigures } from '#app/features/studio/figures/no-figures.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';

export const handle = { i18n: ['studio', 'edit'] };

/** How the brand does, for those who read reports (operators.md B.6). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'read', async ({ user }) => {
    const { searchParams } = new URL(request.url);
    const [t, figures] = await Promise.all([
      translator(context, 'studio'),
      loadFigures(context, searchParams),
    ]);
    return { title: t('figures'), mayEdit: hasRole(rolesOf(user), 'edit'), ...figures };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.figures(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function FiguresRoute() {
  const { title, mayEdit, days, ...figures } = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  return (
    <StudioPage
      title={title}
      lead={figures.isNew ? null : figures.lead}
      back={{ href: editPaths.studio(), label: t('studio') }}
    >
      {figures.isNew ? <NoFigures mayEdit={mayEdit} /> : <FiguresContent figures={figures} days={days} />}
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
