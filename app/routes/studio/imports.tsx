import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { ImportList } from '#app/features/studio/importing/import-list.tsx';
import { loadImports } from '#app/features/studio/importing/load-imports.server.ts';
import { uploadImport } from '#app/features/studio/importing/upload-import.server.ts';
import { UploadSection } from '#app/features/studio/importing/upload-section.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';

export const handle = { i18n: ['studio', 'edit'] };

/** Titles out of a spreadsheet or a feed (operators.md B.4, B.6). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'publish', async () => {
    const [t, files] = await Promise.all([translator(context, 'studio'), loadImports(context)]);
    return { title: t('import_title'), files };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'publish', () => uploadImport(context, request));
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.imports(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function ImportsRoute() {
  const { title, files } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('studio');
  return (
    <StudioPage
      title={title}
      lead={t('import_lead')}
      back={{ href: editPaths.area({ area: 'catalogue' }), label: t('section_catalogue') }}
    >
      {rejected ? <Rejection of={rejected}>{rejected.message}</Rejection> : null}
      <UploadSection />
      <ImportList files={files} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
