import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { makePage } from '#app/features/studio/settings/new-page.server.ts';
import { NewPageFields } from '#app/features/studio/settings/new-page-fields.tsx';
import { SettingsContext } from '#app/features/studio/settings/settings-context.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';

export const handle = { i18n: ['edit', 'edit_fields'] };

/** A page begins with a title and an address, in the brand's own language. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const [site, t] = await Promise.all([requireSite(context), translator(context, 'edit')]);
    return {
      ...{ title: t('new_page'), ownLanguage: site.defaultLanguage },
      ...{ newId: crypto.randomUUID().slice(-12), commandId: crypto.randomUUID() },
    };
  });
}

const SentSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  command_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,48}$/)),
  title: v.string(),
  page_url: v.optional(v.string(), ''),
  type: v.optional(v.picklist(['CUSTOM', 'STATIC']), 'CUSTOM'),
});

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const read = v.safeParse(SentSchema, Object.fromEntries(await readForm(request)));
    if (!read.success) throw data({ kind: 'bad-request' }, { status: 400 });
    const { id, command_id, title, page_url, type } = read.output;
    const document = `page:${id}`;
    const page = { title, type, address: page_url };
    const outcome = await makePage(context.services.content, { document, command_id, page });
    if (outcome.kind === 'made') {
      const here = type === 'CUSTOM' ? editPaths.stage : editPaths.settings;
      return redirect(here({ document }));
    }
    const { faults, address, message } = outcome;
    return data({ faults, message, page: { ...page, address }, key: command_id }, { status: 400 });
  });
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.newPage(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function NewPageRoute() {
  const { title, newId, commandId, ownLanguage } = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  const sent = useActionData<typeof action>();
  const context = {
    language: ownLanguage,
    ownLanguage,
    faults: sent?.faults ?? [],
    previews: {},
    openRow: null,
  };
  return (
    <StudioPage
      title={title}
      lead={t('new_page_lead')}
      back={{ href: editPaths.studio(), label: t('to_studio') }}
    >
      {sent && sent.message !== undefined ? (
        <Rejection of={sent}>{sent.message ?? t('common:not_saved')}</Rejection>
      ) : null}
      <SettingsContext.Provider value={context}>
        <Form method="post" noValidate key={sent?.key}>
          <input type="hidden" name="id" value={newId} />
          <input type="hidden" name="command_id" value={commandId} />
          <NewPageFields page={sent?.page ?? { title: '', address: '', type: 'CUSTOM' }}>
            <Button type="submit" size="large">
              {t('new_page_make')}
            </Button>
            <LinkButton to={editPaths.studio()} variant="quiet">
              {t('cancel')}
            </LinkButton>
          </NewPageFields>
        </Form>
      </SettingsContext.Provider>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
