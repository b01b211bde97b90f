import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { SITE_DOCUMENT } from '#app/contract/editing.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { isBlockKey } from '#app/features/page-builder/block-keys.ts';
import { FieldForm } from '#app/features/page-builder/edit/fields/field-form.tsx';
import { preloadMeta, withComponents } from '#app/features/page-builder/preload.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { actOnBlock, SentBlockSchema, toBlockForm } from '#app/features/studio/blocks/act-on-block.server.ts';
import { CardQuestion } from '#app/features/studio/blocks/card-question.tsx';
import { ClashList } from '#app/features/studio/blocks/clash-list.tsx';
import { loadChoices } from '#app/features/studio/blocks/load-choices.server.ts';
import { actOnChrome } from '#app/features/studio/chrome/act-on-chrome.server.ts';
import { ChromeVariants } from '#app/features/studio/chrome/chrome-variants.tsx';
import { isChromeKey, loadChromePage } from '#app/features/studio/chrome/load-chrome.server.ts';
import { toEditDocument } from '#app/features/studio/edit-document.server.ts';
import { editLanguageOf, inAddress, toLanguageTabs } from '#app/features/studio/edit-language.server.ts';
import { LanguageTabs } from '#app/features/studio/language-tabs.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { ChoosePicture } from '#app/features/studio/media/choose-picture.tsx';
import { NO_COMPONENTS } from '#app/features/studio/page-components.ts';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { SiteBar } from '#app/features/studio/site/site-bar.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';

export const handle = { i18n: ['edit', 'edit_fields', 'block_names', 'validation'] };

/** A page of text in four languages. */
const MAX_FORM_BYTES = 512 * 1024;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { document: id = '', block: blockId = '' } = params;
  return loadForEditor(context, request, 'edit', async ({ user }) => {
    const [draft, site, t, tEdit] = await Promise.all([
      context.services.content.editedDocument(id),
      requireSite(context),
      translator(context, 'block_names'),
      translator(context, 'edit'),
    ]);
    const language = editLanguageOf(request, site);
    const address = inAddress(language, site);
    const block = toEditDocument(draft).blocks.find((each) => each.id === blockId);
    const key = String(block?.data.component_key);
    const isChrome = id === SITE_DOCUMENT && isChromeKey(key);
    if (!block || !(isBlockKey(key) || isChrome))
      throw redirect(editPaths.stage({ document: id }, { in: address }));
    const { searchParams } = new URL(request.url);
    return {
      ...toBlockForm(block, { language, ownLanguage: draft.language }, context.timeZone),
      ...{ document: id, blockId, language: address, revision: draft.revision },
      commandId: crypto.randomUUID(),
      name: isChrome ? tEdit(blockId) : t(`${key}_name`),
      about: isChrome ? tEdit(`chrome_${blockId}_lead`) : t(`${key}_about`),
      ...(isChrome
        ? await loadChromePage(context, block, { draft, site, language, userId: user._id })
        : { chrome: null, components: NO_COMPONENTS }),
      openCard: searchParams.get('card') ?? undefined,
      deletes: searchParams.get('delete'),
      choices: await loadChoices(context, site),
      languages: toLanguageTabs(site),
    };
  });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { document = '', block = '' } = params;
  return loadForEditor(context, request, 'edit', async () => {
    const form = await readForm(request, MAX_FORM_BYTES);
    const fields = v.safeParse(SentBlockSchema, Object.fromEntries(form));
    if (!fields.success) throw data({ kind: 'bad-request' }, { status: 400 });
    const site = await requireSite(context);
    const language = editLanguageOf(request, site);
    if (document === SITE_DOCUMENT) {
      const done = await actOnChrome(context, form, { document, block, language: inAddress(language, site) });
      if (done) return done;
    }
    return actOnBlock(context, site, { document, block, language, form, fields: fields.output });
  });
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withComponents(serverLoader<typeof loader>());
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? [
        ...toPageMeta({
          ...{ matches, title: page.name, isIndexed: false },
          path: editPaths.block({ document: page.document, block: page.blockId }),
        }),
        ...preloadMeta(page.components),
      ]
    : toErrorMeta({ matches, error });

export default function BlockRoute() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  const { document, blockId, language, name, about, choices } = page;
  const sent = useActionData<typeof action>();
  const form = sent ?? page;
  const stage = `${editPaths.stage({ document }, { in: language })}#block-${blockId}`;
  const here = editPaths.block({ document, block: blockId }, { in: language });
  if (page.deletes && !sent)
    return (
      <CardQuestion back={here} path={page.deletes} revision={page.revision} commandId={page.commandId} />
    );
  return (
    <StudioPage
      title={name}
      lead={about}
      back={
        page.chrome ? { href: editPaths.pages(), label: t('to_pages') } : { href: stage, label: t('to_page') }
      }
      tools={
        <LanguageTabs
          languages={page.languages}
          current={language}
          toHref={(address) => editPaths.block({ document, block: blockId }, { in: address })}
        />
      }
    >
      {sent?.rejection ? (
        <Rejection of={sent}>{sent.rejection.text ?? t('common:not_saved')}</Rejection>
      ) : null}
      {sent && sent.clashes.length > 0 ? <ClashList clashes={sent.clashes} /> : null}
      {page.chrome ? (
        <>
          <SiteBar {...page.chrome} commandId={page.commandId} />
          <ChromeVariants
            variants={page.chrome.variants}
            theme={page.chrome.theme}
            revision={page.revision}
            commandId={page.commandId}
          />
        </>
      ) : null}
      <FieldForm
        // Its fields keep what they began with: another language is another form.
        key={`${form.revision} ${language} ${sent?.found?.control} ${sent?.found?.words}`}
        action={here}
        fields={form.fields}
        // Only blocks of a page have one.
        layout={page.chrome ? [] : form.layout}
        times={form.times}
        languages={form.formLanguages}
        faults={sent?.faults ?? []}
        choices={choices}
        found={sent?.found}
        openCard={page.openCard}
        renderPicker={(field) => <ChoosePicture field={field} />}
      >
        <input type="hidden" name="revision" value={form.revision} />
        <input type="hidden" name="command_id" value={form.commandId} />
        <LinkButton to={page.chrome ? editPaths.pages() : stage} variant="quiet">
          {t('cancel')}
        </LinkButton>
      </FieldForm>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
