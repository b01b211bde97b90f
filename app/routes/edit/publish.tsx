import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import {
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import GitCompare from 'lucide-react/icons/git-compare';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { CommandIdSchema } from '#app/contract/editing.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { hasRole, rolesOf } from '#app/contract/roles.ts';
import { requireRole } from '#app/features/account/guards.server.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { useViewerZone } from '#app/features/playback/channel/use-viewer-zone.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { shouldRevalidate as shouldRevalidatePage } from '#app/features/shell/page-route.tsx';
import { fixFinding } from '#app/features/studio/checks/fix-finding.server.ts';
import { loadFindings, placeFindings } from '#app/features/studio/checks/load-findings.server.ts';
import { rejectedFlash } from '#app/features/studio/edit-document.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { momentWriter } from '#app/features/studio/moment-text.server.ts';
import { orRejected } from '#app/features/studio/or-rejected.server.ts';
import { publishChosen, readPublish } from '#app/features/studio/publish/publish-chosen.server.ts';
import { PublishForm } from '#app/features/studio/publish/publish-form.tsx';
import {
  chosenAtFirst,
  rulesToAccept,
  toPublishDocuments,
} from '#app/features/studio/publish/publish-model.ts';
import { ScheduledList } from '#app/features/studio/publish/scheduled-list.tsx';
import { toScheduledEntry } from '#app/features/studio/publish/scheduled-model.server.ts';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';

export const handle = { i18n: ['edit', 'edit_fields', 'block_names'] };

const HELD_UP = 409;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const only = new URL(request.url).searchParams.get('document');
  return loadForEditor(context, request, 'edit', async ({ user }) => {
    const { content } = context.services;
    const [changes, findings, documents, scheduled, site, t] = await Promise.all([
      content.editChanges(),
      content.editChecks(),
      content.editedDocuments(),
      content.scheduledPublishes(),
      requireSite(context),
      translator(context, 'edit'),
    ]);
    const [timeText, own] = await Promise.all([momentWriter(context, site), loadFindings(content, changes)]);
    const entries = scheduled.map((one) => toScheduledEntry(one, documents, { t, timeText }));
    return {
      ...{ title: t('publish'), changes, documents, only },
      findings: placeFindings([...findings, ...own.findings], own.drafts),
      chosen:
        only === null
          ? chosenAtFirst(changes, entries)
          : changes.map(({ document }) => document).filter((id) => id === only),
      canPublish: hasRole(rolesOf(user), 'publish'),
      scheduled: entries,
      timeZone: context.timeZone,
      commandId: crypto.randomUUID(),
    };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const form = await readForm(request);
    const fix = form.get('fix');
    if (fix !== null) {
      const sent = v.safeParse(CommandIdSchema, form.get('command_id'));
      if (!sent.success) throw data({ kind: 'bad-request' }, { status: 400 });
      await fixFinding(context, { name: fix, commandId: sent.output });
      return redirect(editPaths.publish({}, { document: new URL(request.url).searchParams.get('document') }));
    }
    await requireRole(context, 'publish');
    if (form.get('intent') === 'take-back') return takeBack(context, form.get('id') ?? '');
    const sent = readPublish(form);
    if (!sent) throw data({ kind: 'bad-request' }, { status: 400 });
    const outcome = await publishChosen(context.services.content, sent);
    switch (outcome.kind) {
      case 'published':
        context.flash.put({ kind: 'success', key: 'edit:publish_done', values: { count: outcome.count } });
        return redirect(editPaths.pages());
      case 'scheduled': {
        const time = (await momentWriter(context, await requireSite(context)))(outcome.at);
        context.flash.put({ kind: 'success', key: 'edit:scheduled_set', values: { time } });
        return redirect(editPaths.publish());
      }
      case 'nothing':
        context.flash.put({ kind: 'info', key: 'edit:publish_nothing' });
        return redirect(editPaths.pages());
      default: {
        const { documents, accept, name, at } = sent;
        return data(
          { problem: outcome, chosen: { documents, accept, name, at }, key: sent.command_id },
          { status: outcome.status },
        );
      }
    }
  });
}

async function takeBack({ services, flash }: MarqueeContext, id: string) {
  if (!v.is(IdSchema, id)) throw data({ kind: 'bad-request' }, { status: 400 });
  try {
    await services.content.takeBackScheduled(id);
    flash.put({ kind: 'success', key: 'edit:scheduled_taken_back_now' });
  } catch (error) {
    // It was published at this moment.
    flash.put(rejectedFlash(orRejected(error)));
  }
  return redirect(editPaths.publish());
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.publish(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function PublishRoute() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useTranslation('edit');
  const { title, canPublish, commandId, only, changes, scheduled, timeZone } = page;
  useViewerZone(timeZone);
  const findings = [...page.findings, ...(sent?.problem.findings ?? [])];
  const chosen = sent?.chosen ?? { documents: page.chosen, accept: [], name: '', at: '' };
  return (
    <StudioPage
      title={title}
      lead={changes.length > 0 ? t(canPublish ? 'publish_lead' : 'publish_lead_without_role') : undefined}
      back={{ href: editPaths.pages(), label: t('to_pages') }}
      tools={
        <>
          <LinkButton to={editPaths.compare()} variant="secondary" icon={<GitCompare aria-hidden="true" />}>
            {t('compare_words')}
          </LinkButton>
          <LinkButton
            to={editPaths.previews({}, { document: only })}
            variant="secondary"
            icon={<Eye aria-hidden="true" />}
          >
            {t('preview')}
          </LinkButton>
        </>
      }
    >
      {sent ? (
        <Rejection of={sent}>{sent.problem.text ?? t(`publish_${sent.problem.kind}`)}</Rejection>
      ) : null}
      {changes.length === 0 ? (
        <EmptyState
          icon={<CircleCheck aria-hidden="true" />}
          title={t('publish_empty')}
          text={t('publish_empty_text')}
          action={<LinkButton to={editPaths.pages()}>{t('to_pages')}</LinkButton>}
        />
      ) : (
        <PublishForm
          action={editPaths.publish({}, { document: only })}
          // What is loaded again after the answer must not take back what is chosen meanwhile. A time that was given
          // has been for what was chosen then.
          key={sent?.key ?? scheduled.map(({ id }) => id).join(' ')}
          commandId={commandId}
          documents={toPublishDocuments(t, { ...page, findings })}
          rules={rulesToAccept(findings)}
          chosen={chosen}
          canPublish={canPublish}
          timeZone={timeZone}
        />
      )}
      <ScheduledList scheduled={scheduled} canPublish={canPublish} />
    </StudioPage>
  );
}

export { ErrorBoundary } from '#app/features/shell/page-route.tsx';

/** What holds a draft up may be that it is another one by now. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.actionStatus === HELD_UP || shouldRevalidatePage(change);
}
