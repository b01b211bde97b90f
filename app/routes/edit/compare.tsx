import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from 'react-i18next';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { CompareForm } from '#app/features/studio/compare/compare-form.tsx';
import { ComparedDocument } from '#app/features/studio/compare/compared-document.tsx';
import { loadComparison } from '#app/features/studio/compare/load-comparison.server.ts';
import { restoreBlock } from '#app/features/studio/compare/restore-block.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';

export const handle = { i18n: ['edit', 'edit_fields', 'block_names'] };

/** Any two of versions, drafts and what viewers have, with the words of both sides (edit-mode.md §10). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const t = await translator(context, 'edit');
    const comparison = await loadComparison(context, new URL(request.url).searchParams);
    if (!comparison) throw data({ kind: 'not-found' }, { status: 404 });
    return { title: t('compare'), ...comparison };
  });
}

/** One block of the draft as the other side has it. */
export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => restoreBlock(context, await readForm(request)));
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.compare(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function CompareRoute() {
  const { title, from, to, states, documents, languages, commandId } = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  return (
    <StudioPage
      title={title}
      lead={t('compare_lead')}
      back={{ href: editPaths.versions(), label: t('versions') }}
    >
      <CompareForm from={from} to={to} states={states} />
      {documents.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden="true" />} title={t('compare_same')} />
      ) : (
        documents.map((comparison) => (
          <ComparedDocument
            key={comparison.document}
            comparison={comparison}
            languages={languages}
            restore={to === 'draft' ? { commandId, from } : null}
          />
        ))
      )}
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
