import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import History from 'lucide-react/icons/history';
import { useTranslation } from 'react-i18next';
import { hasRole, rolesOf } from '#app/contract/roles.ts';
import { requireRole } from '#app/features/account/guards.server.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { useViewerZone } from '#app/features/playback/channel/use-viewer-zone.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { CheckpointForm } from '#app/features/studio/versions/checkpoint-form.tsx';
import {
  makeCheckpoint,
  readCheckpoint,
  type SentCheckpoint,
} from '#app/features/studio/versions/make-checkpoint.server.ts';
import { RestoreForm, type RestoreTo } from '#app/features/studio/versions/restore-form.tsx';
import { readRestore, restoreVersion } from '#app/features/studio/versions/restore-version.server.ts';
import { useVersionName, VersionFacts, VersionList } from '#app/features/studio/versions/version-list.tsx';
import { toVersion } from '#app/features/studio/versions/version-model.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';

export const handle = { i18n: ['edit', 'edit_fields', 'block_names'] };

/** The versions; with `version` and `as` in the address, the question before one of them is restored. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const as: RestoreTo = searchParams.get('as') === 'published' ? 'published' : 'draft';
  return loadForEditor(context, request, as === 'published' ? 'publish' : 'edit', async ({ user }) => {
    const { versions, isChanged } = await loadVersions(context);
    const wanted = searchParams.get('version');
    const version = versions.find(({ id }) => id === wanted);
    // A checkpoint becomes the draft first, and is published as drafts are.
    const isOffered = version && (as === 'draft' || version.kind !== 'checkpoint');
    if (wanted !== null && !isOffered) throw data({ kind: 'not-found' }, { status: 404 });
    const t = await translator(context, 'edit');
    return {
      ...{ versions: version ? [version] : versions, timeZone: context.timeZone },
      title: t(version ? (as === 'draft' ? 'versions_draft' : 'versions_publish') : 'versions'),
      canPublish: hasRole(rolesOf(user), 'publish'),
      checkpointId: isChanged ? crypto.randomUUID() : null,
      restore: version
        ? {
            ...{ version: version.id, as, commandId: crypto.randomUUID() },
            changes: await context.services.content.snapshotChanges(version.id, as),
          }
        : null,
    };
  });
}

async function loadVersions(context: MarqueeContext) {
  const { content } = context.services;
  const [snapshots, documents, { dateFormat }, language, t] = await Promise.all([
    content.snapshots(),
    content.editedDocuments(),
    requireSite(context),
    context.language.get(),
    translator(context, 'edit'),
  ]);
  const texts = { t, language, timeZone: context.timeZone, dateFormat };
  return {
    versions: snapshots.map((snapshot) => toVersion(snapshot, documents, texts)),
    isChanged: documents.some(({ is_changed }) => is_changed),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const form = await readForm(request);
    const checkpoint = readCheckpoint(form);
    if (checkpoint) return checkpointAnswer(context, checkpoint);
    const sent = readRestore(form);
    if (!sent) throw data({ kind: 'bad-request' }, { status: 400 });
    const isPublished = sent.as === 'published';
    if (isPublished) await requireRole(context, 'publish');
    const outcome = await restoreVersion(context.services.content, sent);
    if (outcome.kind !== 'done')
      return data(
        { problem: outcome, chosen: sent.documents, accept: sent.accept, key: sent.command_id },
        { status: outcome.status },
      );
    const key = isPublished ? 'edit:versions_published' : 'edit:versions_drafted';
    context.flash.put({ kind: 'success', key, values: { count: outcome.count } });
    return redirect(editPaths.pages());
  });
}

async function checkpointAnswer(context: MarqueeContext, sent: SentCheckpoint) {
  const outcome = await makeCheckpoint(context.services.content, sent);
  if (outcome.kind === 'failed')
    return data(
      { problem: { ...outcome, findings: [] }, chosen: [], accept: [], key: sent.command_id },
      { status: outcome.status },
    );
  const [kind, key] = outcome.isMade
    ? (['success', 'edit:checkpoint_made'] as const)
    : (['info', 'edit:checkpoint_none'] as const);
  context.flash.put({ kind, key });
  return redirect(editPaths.versions());
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.versions(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function VersionsRoute() {
  const { title, versions, canPublish, restore, timeZone, checkpointId } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  useViewerZone(timeZone);
  const { t } = useTranslation('edit');
  if (restore) return <RestorePage />;
  return (
    <StudioPage
      title={title}
      lead={versions.length > 0 ? t('versions_lead') : undefined}
      back={{ href: editPaths.pages(), label: t('to_pages') }}
    >
      {sent ? <Rejection of={sent}>{sent.problem.text ?? t('publish_failed')}</Rejection> : null}
      {checkpointId ? <CheckpointForm key={checkpointId} commandId={checkpointId} /> : null}
      {versions.length === 0 ? (
        <EmptyState
          icon={<History aria-hidden="true" />}
          title={t('versions_empty')}
          text={t('versions_empty_text')}
          action={<LinkButton to={editPaths.pages()}>{t('to_pages')}</LinkButton>}
        />
      ) : (
        <VersionList versions={versions} canPublish={canPublish} />
      )}
    </StudioPage>
  );
}

function RestorePage() {
  const { title, versions, restore } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useTranslation('edit');
  const versionName = useVersionName();
  const [version] = versions;
  if (!restore || !version) return null;
  const { as, changes } = restore;
  return (
    <StudioPage
      title={title}
      lead={changes.length > 0 ? t(`versions_question_${as}`) : undefined}
      back={{ href: editPaths.versions(), label: t('versions') }}
    >
      {sent ? (
        <Rejection of={sent}>{sent.problem.text ?? t(`publish_${sent.problem.kind}`)}</Rejection>
      ) : null}
      <div>
        <strong>
          <bdi>{versionName(version)}</bdi>
        </strong>
        <VersionFacts version={version} />
      </div>
      {changes.length === 0 ? (
        <EmptyState
          icon={<CircleCheck aria-hidden="true" />}
          title={t(`versions_same_${as}`)}
          action={<LinkButton to={editPaths.versions()}>{t('versions')}</LinkButton>}
        />
      ) : (
        <RestoreForm
          key={sent?.key}
          {...restore}
          findings={sent?.problem.findings ?? []}
          accepted={sent?.accept ?? []}
          chosen={sent?.chosen ?? changes.map(({ document }) => document)}
        />
      )}
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
