import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { actOnEntity } from '#app/features/studio/catalogue/act-on-entity.server.ts';
import { areaOf } from '#app/features/studio/catalogue/areas.ts';
import { EntityContext } from '#app/features/studio/catalogue/entity-context.ts';
import { EntityForm } from '#app/features/studio/catalogue/entity-form.tsx';
import { isSingleKind } from '#app/features/studio/catalogue/kind-forms.ts';
import { loadEntity } from '#app/features/studio/catalogue/load-entity.server.ts';
import { loadForCatalogue } from '#app/features/studio/catalogue/load-for-catalogue.server.ts';
import { QuestionPage } from '#app/features/studio/question-page.tsx';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';

export const handle = { i18n: ['studio', 'edit', 'edit_fields'] };

/** The form of a title, a plan or another entity; of a new one where the address names none. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadForCatalogue(context, request, params.kind, async (page) => {
    const { kind, languages } = page;
    if (isSingleKind(kind) && params.id === undefined) throw redirect(editPaths.entity({ kind, id: kind }));
    const [t, entity] = await Promise.all([
      translator(context, 'studio'),
      loadEntity(context, { ...page, id: params.id ?? null }),
    ]);
    const isDeleted =
      entity.id !== null && !isSingleKind(kind) && new URL(request.url).searchParams.has('delete');
    const title = isSingleKind(kind) ? t(`kinds_${kind}`) : (entity.name ?? t(`new_${kind}`));
    return { title, kind, languages, isDeleted, ...entity };
  });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  return loadForCatalogue(context, request, params.kind, (page) =>
    actOnEntity(context, request, { ...page, id: params.id ?? null }),
  );
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({
        ...{ matches, title: page.title, isIndexed: false },
        path: page.id
          ? editPaths.entity({ kind: page.kind, id: page.id })
          : editPaths.newEntity({ kind: page.kind }),
      })
    : toErrorMeta({ matches, error });

export default function EntityRoute() {
  const { title, kind, id, groups, digest, languages, pictures, seenAt, isDeleted, name } =
    useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>();
  const { t } = useTranslation('studio');
  const { t: inEdit } = useTranslation('edit');
  if (isDeleted && id !== null)
    return (
      <QuestionPage
        title={t('delete_question', { name })}
        lead={t('delete_lead')}
        back={editPaths.entity({ kind, id })}
        intent="delete"
        yes={t('delete')}
      />
    );
  const drawn = typed ?? { groups, digest, id: '', faults: [], find: null, clash: null };
  return (
    <StudioPage
      title={<bdi>{title}</bdi>}
      back={
        isSingleKind(kind)
          ? { href: editPaths.area({ area: areaOf(kind) }), label: t(`section_${areaOf(kind)}`) }
          : { href: editPaths.entities({ kind }), label: t(`kinds_${kind}`) }
      }
      tools={
        seenAt ? (
          <LinkButton
            to={seenAt}
            reloadDocument
            variant="secondary"
            icon={<ExternalLink aria-hidden="true" />}
          >
            {t('as_viewers')}
          </LinkButton>
        ) : null
      }
    >
      {typed?.message !== undefined ? (
        <Rejection of={typed}>{typed.message ?? inEdit('common:not_saved')}</Rejection>
      ) : null}
      {typed?.clash ? (
        <Rejection of={typed}>
          {t('clash', {
            fields: typed.clash.map((path) => t(`field_${path.replaceAll('.', '_')}`)).join(', '),
          })}
        </Rejection>
      ) : null}
      <EntityContext.Provider value={{ faults: drawn.faults, languages, pictures, find: drawn.find }}>
        <EntityForm
          // Another value is another form.
          key={`${id} ${digest} ${typed ? JSON.stringify([typed.digest, typed.faults, typed.find]) : ''}`}
          groups={drawn.groups}
          isNew={id === null}
          id={drawn.id}
          digest={drawn.digest}
          faults={drawn.faults}
          deleteHref={
            id === null || isSingleKind(kind) ? null : editPaths.entity({ kind, id }, { delete: 'ask' })
          }
        />
        {pictures.length > 0 ? (
          <datalist id="entity-pictures">
            {pictures.map(({ key, name: label }) => (
              <option key={key} value={key} label={label} />
            ))}
          </datalist>
        ) : null}
      </EntityContext.Provider>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
