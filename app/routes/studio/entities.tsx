import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import FolderOpen from 'lucide-react/icons/folder-open';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { readPage } from '#app/features/catalogue/listing/list-query.ts';
import { PageLinks } from '#app/features/catalogue/listing/page-links.tsx';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { areaOf } from '#app/features/studio/catalogue/areas.ts';
import styles from '#app/features/studio/catalogue/catalogue.module.css';
import { EntityTable } from '#app/features/studio/catalogue/entity-table.tsx';
import { isSingleKind, shownFieldOf } from '#app/features/studio/catalogue/kind-forms.ts';
import { loadForCatalogue } from '#app/features/studio/catalogue/load-for-catalogue.server.ts';
import { loadList } from '#app/features/studio/catalogue/load-list.server.ts';
import { showEntities } from '#app/features/studio/catalogue/show-entities.server.ts';
import { GatewaysLink } from '#app/features/studio/gateways/gateways-link.tsx';
import { readSearch } from '#app/features/studio/read-search.ts';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { SearchForm } from '#app/features/studio/search-form.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';

export const handle = { i18n: ['studio', 'edit', 'listing'] };

/** The titles, plans or others of one kind, shown to viewers or not. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadForCatalogue(context, request, params.kind, async ({ kind, site }) => {
    if (isSingleKind(kind)) throw redirect(editPaths.entity({ kind, id: kind }));
    const { searchParams } = new URL(request.url);
    const [t, locale] = await Promise.all([translator(context, 'studio'), context.language.get()]);
    const [list, hasGateways] = await Promise.all([
      loadList(context.services.content, {
        ...{ kind, page: readPage(searchParams), search: readSearch(searchParams) },
        ...{ language: site.defaultLanguage, locale, timeZone: context.timeZone },
      }),
      kind === 'plan' && context.services.hasCall('gateways'),
    ]);
    return { title: t(`kinds_${kind}`), kind, hasGateways, ...list };
  });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  return loadForCatalogue(context, request, params.kind, async ({ kind, site }) => {
    const form = await readForm(request);
    const shown = await showEntities(context.services.content, {
      ...{ kind, ids: form.getAll('id'), isShown: form.get('intent') === 'show' },
      language: site.defaultLanguage,
    });
    if ('message' in shown) return shown;
    context.flash.put({
      kind: 'success',
      key: shown.count > 0 ? 'studio:states_saved' : 'studio:none_chosen',
    });
    const { pathname, search } = new URL(request.url);
    throw redirect(pathname + search);
  });
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({
        ...{ matches, title: page.title, isIndexed: false },
        path: editPaths.entities({ kind: page.kind }),
      })
    : toErrorMeta({ matches, error });

export default function EntitiesRoute() {
  const { title, kind, hasGateways, entities, search, total, page, hasMore } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useTranslation('studio');
  const { t: inEdit } = useTranslation('edit');
  const add = (
    <LinkButton to={editPaths.newEntity({ kind })} icon={<Plus aria-hidden="true" />}>
      {t(`new_${kind}`)}
    </LinkButton>
  );
  const area = areaOf(kind);
  const back = { href: editPaths.area({ area }), label: t(`section_${area}`) };
  const addBeside = entities.length > 0 ? add : null;
  return (
    <StudioPage
      title={title}
      lead={t(`lead_${kind}`)}
      back={back}
      tools={
        hasGateways ? (
          <>
            <GatewaysLink />
            {addBeside}
          </>
        ) : (
          addBeside
        )
      }
    >
      {sent && 'message' in sent ? (
        <Rejection of={sent}>{sent.message ?? inEdit('common:not_saved')}</Rejection>
      ) : null}
      {entities.length > 0 || search !== '' ? (
        <SearchForm search={search} label={t('search_in', { name: title })} button={t('find')}>
          <p className={styles.note}>{t('count_of', { count: total })}</p>
        </SearchForm>
      ) : null}
      {entities.length > 0 ? (
        <Form method="post" key={`${page} ${search}`}>
          <EntityTable kind={kind} entities={entities} />
          {shownFieldOf(kind) ? (
            <div className={styles.acts}>
              <Button type="submit" name="intent" value="show" variant="secondary">
                {t('show_chosen')}
              </Button>
              <Button type="submit" name="intent" value="hide" variant="secondary">
                {t('hide_chosen')}
              </Button>
            </div>
          ) : null}
        </Form>
      ) : (
        <EmptyState
          icon={<FolderOpen aria-hidden="true" />}
          title={search ? t('nothing_found') : t(`empty_${kind}`)}
          text={search ? undefined : t(`empty_${kind}_text`)}
          action={search ? undefined : add}
        />
      )}
      <PageLinks first={page} last={{ items: [], page, hasMore, total }} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
