import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import UserSearch from 'lucide-react/icons/user-round-search';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { PageLinks } from '#app/features/catalogue/listing/page-links.tsx';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { SearchForm } from '#app/features/studio/search-form.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { loadViewers } from '#app/features/studio/viewers/load-viewers.server.ts';
import { ViewerTable } from '#app/features/studio/viewers/viewer-table.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';

export const handle = { i18n: ['studio', 'listing'] };

/** Who has signed up, for the brand's support (operators.md B.6). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'moderate', async () => {
    const [site, t] = await Promise.all([requireSite(context), translator(context, 'studio')]);
    const found = await loadViewers(context, new URL(request.url).searchParams, site);
    return { title: t('people_viewers'), ...found };
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.viewers(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function ViewersRoute() {
  const { title, search, viewers, page, total, hasMore } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio');
  const isSearch = search !== '';
  return (
    <StudioPage
      title={title}
      lead={isSearch ? t('people_matches', { count: total }) : t('people_lead', { count: total })}
      back={{ href: editPaths.studio(), label: t('people_back_to_studio') }}
    >
      <SearchForm
        action={editPaths.viewers()}
        search={search}
        label={t('people_search')}
        button={t('find')}
      />
      {viewers.length > 0 ? (
        <ViewerTable viewers={viewers} />
      ) : (
        <EmptyState
          icon={<UserSearch aria-hidden="true" />}
          title={t('people_nobody_found')}
          text={t('people_nobody_found_text')}
          action={
            <LinkButton to={editPaths.viewers()} variant="secondary">
              {t('people_show_all')}
            </LinkButton>
          }
        />
      )}
      {/* The reader has signed up, too. */}
      {!isSearch && total === 1 ? (
        <EmptyState
          icon={<Users aria-hidden="true" />}
          title={t('people_only_you')}
          text={t('people_only_you_text')}
          action={
            <LinkButton to={paths.home()} variant="secondary">
              {t('people_see_site')}
            </LinkButton>
          }
        />
      ) : null}
      <PageLinks first={page} last={{ items: [], page, hasMore, total }} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
