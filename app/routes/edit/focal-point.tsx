import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { loadFocalPoint, saveFocalPoint } from '#app/features/studio/media/focal-point/focal-point.server.ts';
import { FocalPointForm } from '#app/features/studio/media/focal-point/focal-point-form.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['edit'] };

/** What the crops of a block's picture show (edit-mode.md §9). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const [site, t] = await Promise.all([requireSite(context), translator(context, 'edit')]);
    const page = await loadFocalPoint(context, request, site);
    if (!page) throw data({ kind: 'not-found' }, { status: 404 });
    return { title: t('focal_title'), ...page };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () =>
    saveFocalPoint(context, request, await requireSite(context)),
  );
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.focalPoint(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function FocalPointRoute() {
  const { title, ...page } = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  return (
    <StudioPage title={title} lead={t('focal_lead')} back={{ href: page.back, label: t('media_back') }}>
      <FocalPointForm {...page} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
