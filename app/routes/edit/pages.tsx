import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import Eye from 'lucide-react/icons/eye';
import FilePlus from 'lucide-react/icons/file-plus';
import Flag from 'lucide-react/icons/flag';
import History from 'lucide-react/icons/history';
import Images from 'lucide-react/icons/images';
import Rocket from 'lucide-react/icons/rocket';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_KINDS } from '#app/contract/editing.ts';
import { hasRole, type Role, rolesOf } from '#app/contract/roles.ts';
import { requireRole } from '#app/features/account/guards.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { useViewerZone } from '#app/features/playback/channel/use-viewer-zone.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { DocumentList } from '#app/features/studio/documents/document-list.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { FormLinks } from '#app/features/studio/responses/form-links.tsx';
import { SiteLinks } from '#app/features/studio/site/site-links.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';

export const handle = { i18n: ['edit'] };

/** What can be edited, for everybody who works for the brand. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { user } = await requireRole(context, 'any');
  const roles = rolesOf(user);
  const { content } = context.services;
  // A backend may have staff, and no edit mode.
  const canEdit = hasRole(roles, 'edit') && (await context.services.hasCall('editedDocuments'));
  const [documents, t, language] = await Promise.all([
    canEdit ? loadForEditor(context, request, 'edit', () => content.editedDocuments()) : null,
    translator(context, 'edit'),
    context.language.get(),
  ]);
  // Lists are made here: a browser may join them with other marks than the server.
  const lists = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  return {
    ...{ title: t('pages'), name: user.name, timeZone: context.timeZone },
    documents: documents?.map(({ editors = [], ...document }) => ({
      ...document,
      editing: lists.format(editors.map((editor) => editor.name)),
    })),
    roles: lists.format(roles.map((role) => t(`role_${role}`))),
    canModerate: hasRole(roles, 'moderate'),
    canPublish: hasRole(roles, 'publish'),
    forms: await formsToRead(context, roles),
    hasPeople: hasRole(roles, 'own') && (await context.services.hasCall('staff')),
  };
}

/** Forms that viewers can fill in, for those who may read what they did. */
async function formsToRead({ services }: MarqueeContext, roles: readonly Role[]) {
  if (!hasRole(roles, 'read') || !(await services.hasCall('formResponses'))) return [];
  return (await services.content.forms()).map(({ _id: id, heading: name }) => ({ id, name }));
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.pages(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function PagesRoute() {
  const { title, name, roles, documents, canModerate, canPublish, hasPeople, forms, timeZone } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  // Here for all pages after it: a form whose times are in one zone must not be sent with the name of another.
  useViewerZone(timeZone);
  // Only its owner has it in the list.
  const site = documents?.find(({ kind }) => kind === 'site');
  const changed = documents?.filter(({ is_changed }) => is_changed).length ?? 0;
  return (
    <StudioPage
      title={title}
      lead={[t('welcome', { name, roles }), documents ? t('draft_note') : ''].join(' ').trim()}
      back={{ href: editPaths.studio(), label: t('studio') }}
      tools={
        <>
          {documents && changed > 0 ? (
            <LinkButton to={editPaths.publish()} icon={<Rocket aria-hidden="true" />}>
              {t(canPublish ? 'publish_changes' : 'see_changes', { count: changed })}
            </LinkButton>
          ) : null}
          {documents ? (
            <>
              <LinkButton to={editPaths.newPage()} variant="secondary" icon={<FilePlus aria-hidden="true" />}>
                {t('new_page')}
              </LinkButton>
              <LinkButton
                to={editPaths.newPage({}, { kind: 'form' })}
                variant="secondary"
                icon={<ClipboardPlus aria-hidden="true" />}
              >
                {t('new_form')}
              </LinkButton>
              <LinkButton to={editPaths.previews()} variant="secondary" icon={<Eye aria-hidden="true" />}>
                {t('preview')}
              </LinkButton>
              <LinkButton to={editPaths.versions()} variant="secondary" icon={<History aria-hidden="true" />}>
                {t('versions')}
              </LinkButton>
              <LinkButton to={editPaths.media()} variant="secondary" icon={<Images aria-hidden="true" />}>
                {t('media_title')}
              </LinkButton>
            </>
          ) : null}
          {hasPeople ? (
            <LinkButton to={editPaths.people()} variant="secondary" icon={<Users aria-hidden="true" />}>
              {t('people')}
            </LinkButton>
          ) : null}
          {canModerate ? (
            <LinkButton to={paths.reportedComments()} variant="secondary" icon={<Flag aria-hidden="true" />}>
              {t('reported_comments')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {site ? <SiteLinks isChanged={site.is_changed} /> : null}
      {DOCUMENT_KINDS.filter((kind) => kind !== 'site').map((kind) => (
        <DocumentList
          key={kind}
          title={t(`kind_${kind}`)}
          documents={documents?.filter((document) => document.kind === kind) ?? []}
        />
      ))}
      <FormLinks forms={forms} />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
