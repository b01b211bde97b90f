import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import Download from 'lucide-react/icons/download';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useTranslation } from 'react-i18next';
import { PageLinks } from '#app/features/catalogue/listing/page-links.tsx';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { loadResponses } from '#app/features/studio/responses/load-responses.server.ts';
import { ResponseList } from '#app/features/studio/responses/response-list.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';

export const handle = { i18n: ['edit', 'listing'] };

/** What viewers handed in with a form, for those who read reports (edit-mode.md §12, §13). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const form = params.form ?? '';
  return loadForEditor(context, request, 'read', async () => {
    const [site, t] = await Promise.all([requireSite(context), translator(context, 'edit')]);
    return { title: t('answers'), form, ...(await loadResponses(context, request, form, site)) };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({
        ...{ matches, title: `${page.title}: ${page.name}`, isIndexed: false },
        path: editPaths.responses({ form: page.form }),
      })
    : toErrorMeta({ matches, error });

export default function ResponsesRoute() {
  const { name, form, responses, page, total, hasMore } = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  return (
    <StudioPage
      title={<bdi>{name}</bdi>}
      lead={t('answers_count', { count: total })}
      back={{ href: editPaths.pages(), label: t('to_pages') }}
      tools={
        total > 0 ? (
          <LinkButton
            to={editPaths.responsesFile({ form })}
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            reloadDocument
          >
            {t('answers_file')}
          </LinkButton>
        ) : null
      }
    >
      {responses.length > 0 ? (
        <ResponseList responses={responses} />
      ) : (
        <EmptyState
          icon={<MessagesSquare aria-hidden="true" />}
          title={t('answers_none')}
          text={t('answers_none_text')}
        />
      )}
      <PageLinks first={page} last={{ items: [], page, hasMore, total }} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
