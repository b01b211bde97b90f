import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { ClashList } from '#app/features/studio/blocks/clash-list.tsx';
import { loadChoices } from '#app/features/studio/blocks/load-choices.server.ts';
import { addressOf } from '#app/features/studio/documents/document-address.ts';
import { documentName } from '#app/features/studio/documents/document-name.ts';
import { ownLog, toEditDocument } from '#app/features/studio/edit-document.server.ts';
import { editLanguageOf, inAddress, toLanguageTabs } from '#app/features/studio/edit-language.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { actOnSettings, SentSettingsSchema } from '#app/features/studio/settings/act-on-settings.server.ts';
import { DiscardQuestion } from '#app/features/studio/settings/discard-question.tsx';
import { drawSettings } from '#app/features/studio/settings/load-settings.server.ts';
import { SettingsBar } from '#app/features/studio/settings/settings-bar.tsx';
import { useSettingLabel } from '#app/features/studio/settings/settings-context.ts';
import { SettingsForm } from '#app/features/studio/settings/settings-form.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { undoable } from '#app/lib/edit-document/undo.ts';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';

export const handle = { i18n: ['edit', 'edit_fields'] };

/** A long text in any script: a letter of three bytes takes nine in a form. */
const MAX_FORM_BYTES = 2 * 1024 * 1024;

/** All of a document that is no block: address, title, and the texts of pages without blocks. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const id = params.document ?? '';
  return loadForEditor(context, request, 'edit', async ({ user }) => {
    const [draft, site, t] = await Promise.all([
      context.services.content.editedDocument(id),
      requireSite(context),
      translator(context, 'edit'),
    ]);
    const { searchParams } = new URL(request.url);
    const language = editLanguageOf(request, site);
    const address = inAddress(language, site);
    const isDiscarding = searchParams.has('discard');
    if (draft.kind === 'site' && !isDiscarding) throw redirect(editPaths.theme());
    const languages = { language, ownLanguage: draft.language };
    const { fields } = toEditDocument(draft);
    return {
      ...{ document: id, title: documentName(t, draft), isDiscarding, languages, language: address },
      ...{
        isOfBlocks: draft.kind === 'home' || draft.type === 'CUSTOM',
        isChanged: draft.is_changed,
        revision: draft.revision,
      },
      drawn: drawSettings(id, fields, { languages, assetOrigin: site.assetOrigin }),
      choices: draft.kind === 'form' ? await loadChoices(context, site) : {},
      openRow: searchParams.get('row'),
      bar: {
        ...{ languages: toLanguageTabs(site), undoable: undoable(ownLog(draft, user._id), user._id) },
        // A page whose draft has changes may have no, or another address yet.
        siteHref: draft.is_changed && draft.kind === 'page' ? null : addressOf(draft),
      },
      commandId: crypto.randomUUID(),
    };
  });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const document = params.document ?? '';
  return loadForEditor(context, request, 'edit', async () => {
    const form = await readForm(request, MAX_FORM_BYTES);
    const read = v.safeParse(SentSettingsSchema, Object.fromEntries(form));
    if (!read.success) throw data({ kind: 'bad-request' }, { status: 400 });
    const site = await requireSite(context);
    const language = editLanguageOf(request, site);
    return actOnSettings(context, site, { document, language, form, fields: read.output });
  });
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({
        ...{ matches, title: page.title, isIndexed: false },
        path: editPaths.settings({ document: page.document }),
      })
    : toErrorMeta({ matches, error });

export default function SettingsRoute() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  const { document, language, languages, title, bar, isOfBlocks, isChanged, commandId } = page;
  const sent = useActionData<typeof action>();
  const labelOf = useSettingLabel();
  const here = editPaths.settings({ document }, { in: language });
  if (page.isDiscarding && !sent) return <DiscardQuestion title={title} back={here} />;
  const stage = { href: editPaths.stage({ document }, { in: language }), label: t('to_page') };
  const drawn = sent?.drawn ?? page.drawn;
  const toLabel = (name: string) => {
    const field = drawn.settings.find((each) => each.name === name);
    return field ? labelOf(field) : name;
  };
  return (
    <StudioPage title={title} back={isOfBlocks ? stage : { href: editPaths.pages(), label: t('to_pages') }}>
      <SettingsBar {...{ document, language, isChanged, commandId }} {...bar} />
      {sent?.kind === 'clash' ? (
        <ClashList
          clashes={sent.clashes.map(({ name, theirs }) => ({ names: [name], theirs }))}
          toLabel={toLabel}
        />
      ) : null}
      {sent?.kind === 'rejected' ? (
        <Rejection of={sent}>{sent.message ?? t('common:not_saved')}</Rejection>
      ) : null}
      {sent?.kind === 'shown' && !sent.found ? (
        <StatusLine kind="info">{t('settings_shown')}</StatusLine>
      ) : null}
      <SettingsForm
        key={
          sent && (sent.kind !== 'shown' || sent.found) ? sent.key : `${page.revision} ${languages.language}`
        }
        action={here}
        drawn={drawn}
        languages={languages}
        faults={sent?.faults ?? []}
        choices={page.choices}
        found={sent?.found ?? null}
        openRow={page.openRow}
      >
        <input type="hidden" name="revision" value={sent?.revision ?? page.revision} />
        <input type="hidden" name="command_id" value={commandId} />
      </SettingsForm>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
