import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { BlockLibrary } from '#app/features/page-builder/edit/library/block-library.tsx';
import { newBlock } from '#app/features/page-builder/edit/library/new-block.server.ts';
import { findMaterial } from '#app/features/page-builder/gallery/find-material.server.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { perform, toStage } from '#app/features/studio/edit-document.server.ts';
import { editLanguageOf, inAddress } from '#app/features/studio/edit-language.server.ts';
import { FormEnd } from '#app/features/studio/form-end.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { CommandIdField, RevisionField } from '#app/features/studio/sent-fields.ts';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';

export const handle = { i18n: ['edit', 'edit_fields', 'block_names'] };

/** `?at=start` is above all others. */
const AT_START = 'start';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const id = params.document ?? '';
  return loadForEditor(context, request, 'edit', async () => {
    const [draft, site, t] = await Promise.all([
      context.services.content.editedDocument(id),
      requireSite(context),
      translator(context, 'edit'),
    ]);
    const { searchParams } = new URL(request.url);
    const after = searchParams.get('after');
    return {
      ...{ title: t('add_block'), document: id, revision: draft.revision },
      language: inAddress(editLanguageOf(request, site), site),
      /** Nothing is the end of the page. */
      after: draft.blocks.find((block) => block.id === after)?.id ?? null,
      isAtStart: searchParams.get('at') === AT_START,
      commandId: crypto.randomUUID(),
    };
  });
}

const SentSchema = v.object({
  revision: RevisionField,
  command_id: CommandIdField,
  component_key: v.optional(v.picklist(BLOCK_KEYS)),
  after: v.optional(v.union([v.literal(''), IdSchema]), ''),
  at: v.optional(v.picklist(['', AT_START]), ''),
});

export async function action({ context, request, params }: ActionFunctionArgs) {
  const id = params.document ?? '';
  return loadForEditor(context, request, 'edit', async () => {
    const fields = v.safeParse(SentSchema, Object.fromEntries(await readForm(request)));
    if (!fields.success) throw data({ kind: 'bad-request' }, { status: 400 });
    const { component_key: key, after, at, ...sent } = fields.output;
    const site = await requireSite(context);
    const language = inAddress(editLanguageOf(request, site), site);
    if (!key) {
      context.flash.put({ kind: 'error', key: 'edit:choose_block' });
      return redirect(
        editPaths.addBlock({ document: id }, { after: after || null, at: at || null, in: language }),
      );
    }
    const { content } = context.services;
    const material = await findMaterial(context);
    const newId = () => crypto.randomUUID().slice(0, 8);
    const { component_key: _, ...start } = newBlock(key, { language: site.defaultLanguage, material, newId });
    const { accepted } = await perform(context.flash, () =>
      content.addBlock(id, { ...sent, component_key: key, data: start, ...placeOf(at, after) }),
    );
    return toStage(id, { language, block: accepted?.block_id ?? (after || undefined) });
  });
}

/** Null is the top of the page, and nothing its end. */
const placeOf = (at: string, after: string) => (at === AT_START ? { after: null } : after ? { after } : {});

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({
        ...{ matches, title: page.title, isIndexed: false },
        path: editPaths.addBlock({ document: page.document }),
      })
    : toErrorMeta({ matches, error });

export default function AddBlockRoute() {
  const { title, document, language, revision, after, isAtStart, commandId } = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  const stage = editPaths.stage({ document }, { in: language });
  return (
    <StudioPage title={title} back={{ href: stage, label: t('to_page') }}>
      <Form method="post">
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="command_id" value={commandId} />
        <input type="hidden" name="after" value={after ?? ''} />
        <input type="hidden" name="at" value={isAtStart ? AT_START : ''} />
        <BlockLibrary />
        <FormEnd>
          <Button type="submit" size="large">
            {t('add_block')}
          </Button>
          <LinkButton to={stage} variant="quiet">
            {t('cancel')}
          </LinkButton>
        </FormEnd>
      </Form>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
