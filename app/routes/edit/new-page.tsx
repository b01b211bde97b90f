import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { documentName } from '#app/features/studio/documents/document-name.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { makeDocument, readNewDocument } from '#app/features/studio/settings/make-document.server.ts';
import { NewFormFields } from '#app/features/studio/settings/new-form-fields.tsx';
import { NewPageFields } from '#app/features/studio/settings/new-page-fields.tsx';
import { SettingsContext } from '#app/features/studio/settings/settings-context.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';

export const handle = { i18n: ['edit', 'edit_fields'] };

/** A page begins with a title and an address, a form with its heading, in the brand's own language. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const { searchParams } = new URL(request.url);
    const [{ kind, source }, site, t] = await Promise.all([
      readNewDocument(context.services.content, searchParams),
      requireSite(context),
      translator(context, 'edit'),
    ]);
    const from = source && { id: source.draft.id, name: documentName(t, source.draft) };
    return {
      ...{ title: t(`new_${kind}`), ownLanguage: site.defaultLanguage, kind, from },
      page: {
        ...{ title: from ? t('home_copy_name', { name: from.name }) : '', address: '' },
        type: source?.type ?? ('CUSTOM' as const),
      },
      ...{ newId: crypto.randomUUID().slice(-12), commandId: crypto.randomUUID() },
    };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const [form, site] = await Promise.all([readForm(request), requireSite(context)]);
    return makeDocument(context.services.content, site, form);
  });
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.newPage(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function NewPageRoute() {
  const { title, kind, from, newId, commandId, ownLanguage, ...drawn } = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  const sent = useActionData<typeof action>();
  const context = {
    ...{ language: ownLanguage, ownLanguage, faults: sent?.faults ?? [] },
    ...{ previews: {}, openRow: null },
  };
  const page = sent?.page ?? drawn.page;
  const buttons = (
    <>
      <Button type="submit" size="large">
        {t(`new_${kind}_make`)}
      </Button>
      <LinkButton to={editPaths.pages()} variant="quiet">
        {t('cancel')}
      </LinkButton>
    </>
  );
  return (
    <StudioPage
      title={title}
      lead={[from ? `${t('home_from_copy', { name: from.name })}.` : '', t(`new_${kind}_lead`)]
        .join(' ')
        .trim()}
      back={{ href: editPaths.pages(), label: t('to_pages') }}
    >
      {sent && sent.message !== undefined ? (
        <Rejection of={sent}>{sent.message ?? t('common:not_saved')}</Rejection>
      ) : null}
      <SettingsContext.Provider value={context}>
        <Form method="post" noValidate key={`${sent?.key} ${from?.id} ${kind}`}>
          <input type="hidden" name="id" value={newId} />
          <input type="hidden" name="command_id" value={commandId} />
          <input type="hidden" name="kind" value={kind} />
          {from ? <input type="hidden" name="from" value={from.id} /> : null}
          {kind === 'form' ? (
            <NewFormFields title={page.title}>{buttons}</NewFormFields>
          ) : (
            <NewPageFields page={page} isCopy={from !== null}>
              {buttons}
            </NewPageFields>
          )}
        </Form>
      </SettingsContext.Provider>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
