import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { actOnImport } from '#app/features/studio/importing/act-on-import.server.ts';
import { stageOf } from '#app/features/studio/importing/import-state.ts';
import { MapForm } from '#app/features/studio/importing/map-form.tsx';
import { OutcomeSection } from '#app/features/studio/importing/outcome-section.tsx';
import { PreviewSection } from '#app/features/studio/importing/preview-section.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';

export const handle = { i18n: ['studio', 'edit'] };

/** While somebody works on the import, its page looks again. */
const LOOK_AGAIN_SECONDS = 3;

/** One file: what its columns mean, what would become of its titles, and their import. */
export async function loader({ context, request, params: { id = '' } }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'publish', () => context.services.content.importDetail(id));
}

export async function action({ context, request, params: { id = '' } }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'publish', async () =>
    actOnImport(context, id, await readForm(request)),
  );
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: file, matches, error }) =>
  file
    ? [
        ...toPageMeta({
          ...{ matches, title: file.name, isIndexed: false },
          path: editPaths.import({ id: file._id }),
        }),
        ...(file.is_busy ? [{ httpEquiv: 'refresh', content: String(LOOK_AGAIN_SECONDS) }] : []),
      ]
    : toErrorMeta({ matches, error });

export default function ImportRoute() {
  const file = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('studio');
  const stage = stageOf(file);
  const isOpen = stage === 'uploaded' || stage === 'checked';
  return (
    <StudioPage
      title={<bdi>{file.name}</bdi>}
      lead={t(`import_lead_${stage}`)}
      back={{ href: editPaths.imports(), label: t('import_title') }}
    >
      {rejected ? <Rejection of={rejected}>{rejected.message}</Rejection> : null}
      {stage === 'checking' ? <StatusLine kind="info">{t('import_checking')}</StatusLine> : null}
      <OutcomeSection file={file} />
      {isOpen ? <MapForm file={file} /> : null}
      {isOpen ? <PreviewSection preview={file.preview} /> : null}
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
