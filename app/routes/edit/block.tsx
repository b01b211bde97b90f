import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { isBlockKey } from '#app/features/page-builder/block-keys.ts';
import { toCardIntent } from '#app/features/page-builder/edit/fields/card-intent.ts';
import { changeCards } from '#app/features/page-builder/edit/fields/change-cards.ts';
import { FieldForm } from '#app/features/page-builder/edit/fields/field-form.tsx';
import type { FormLanguages } from '#app/features/page-builder/edit/fields/form-field.ts';
import { toLayoutFields } from '#app/features/page-builder/edit/fields/layout-value.ts';
import { toFormFields } from '#app/features/page-builder/edit/fields/to-form-fields.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { ClashList } from '#app/features/studio/blocks/clash-list.tsx';
import { loadChoices } from '#app/features/studio/blocks/load-choices.server.ts';
import { type SavedBlock, saveBlock } from '#app/features/studio/blocks/save-block.server.ts';
import { rejectedFlash, toEditDocument, toStage } from '#app/features/studio/edit-document.server.ts';
import { editLanguageOf, inAddress } from '#app/features/studio/edit-language.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { pictureFieldOf } from '#app/features/studio/media/choose-intent.ts';
import { ChoosePicture } from '#app/features/studio/media/choose-picture.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { EditedBlock } from '#app/lib/edit-document/document.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';

export const handle = { i18n: ['edit', 'edit_fields', 'block_names', 'validation'] };

/** A page of text in four languages. */
const MAX_FORM_BYTES = 512 * 1024;

const SentSchema = v.object({
  intent: v.pipe(v.string(), v.maxLength(600)),
  revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  command_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,48}$/)),
});

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { document: id = '', block: blockId = '' } = params;
  return loadForEditor(context, request, 'edit', async () => {
    const [draft, site, t] = await Promise.all([
      context.services.content.editedDocument(id),
      requireSite(context),
      translator(context, 'block_names'),
    ]);
    const language = editLanguageOf(request, site);
    const address = inAddress(language, site);
    const block = toEditDocument(draft).blocks.find((each) => each.id === blockId);
    const key = String(block?.data.component_key);
    if (!block || !isBlockKey(key)) throw redirect(editPaths.stage({ document: id }, { in: address }));
    const { searchParams } = new URL(request.url);
    return {
      ...toForm(block, { language, ownLanguage: draft.language }),
      ...{ document: id, blockId, language: address, revision: draft.revision },
      commandId: crypto.randomUUID(),
      name: t(`${key}_name`),
      about: t(`${key}_about`),
      openCard: searchParams.get('card') ?? undefined,
      deletes: searchParams.get('delete'),
      choices: await loadChoices(context, site),
      languages: site.languages.map(({ code, displayName }) => ({
        ...{ name: displayName, address: inAddress(code, site) },
      })),
    };
  });
}

function toForm({ data: fields, config }: EditedBlock, languages: FormLanguages) {
  return {
    fields: toFormFields(String(fields.component_key), fields, languages),
    layout: toLayoutFields(config),
    formLanguages: languages,
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { document: id = '', block: blockId = '' } = params;
  const form = await readForm(request, MAX_FORM_BYTES);
  const fields = v.safeParse(SentSchema, Object.fromEntries(form));
  if (!fields.success) throw data({ kind: 'bad-request' }, { status: 400 });
  const { intent, revision, command_id } = fields.output;
  return loadForEditor(context, request, 'edit', async () => {
    const site = await requireSite(context);
    const language = editLanguageOf(request, site);
    const address = inAddress(language, site);
    const languages = { language, ownLanguage: site.defaultLanguage };
    const cards = changeOf(intent, form.get('confirmed') === 'yes');
    const field = pictureFieldOf(intent);
    const outcome = await orRejected(context, () =>
      saveBlock(
        context.services.content,
        { document: id, block: blockId, revision, form, languages, command_id: `${command_id}-${cards.tag}` },
        cards.change,
      ),
    );
    const here = (more: Record<string, string | null> = {}) =>
      editPaths.block({ document: id, block: blockId }, { in: address, ...more });
    switch (outcome.kind) {
      case 'rejected':
        return redirect(here());
      case 'gone':
        context.flash.put({ kind: 'error', key: 'edit:clash' });
        return toStage(id, { language: address, block: blockId });
      case 'saved':
        if (field !== null)
          return redirect(editPaths.media({}, { for: id, block: blockId, field, in: address }));
        if (cards.asks) return redirect(here({ delete: cards.asks }));
        if (cards.isOfCards) return redirect(here({ card: cards.added() }));
        context.flash.put({ kind: 'success', key: 'edit:saved' });
        return toStage(id, { language: address, block: blockId });
      default: {
        const { kind, block } = outcome;
        const drawn = {
          ...toForm(block, languages),
          revision: outcome.revision,
          clashes: kind === 'clash' ? outcome.clashes : [],
          faults: kind === 'faults' ? outcome.faults : [],
        };
        return data(drawn, { status: kind === 'clash' ? 409 : 400 });
      }
    }
  });
}

/** What a button of the form makes of its data. A card is deleted once its question is answered. */
function changeOf(intent: string, isConfirmed: boolean) {
  const cards = toCardIntent(intent);
  let added: string | null = null;
  const isQuestion = cards?.action === 'delete' && /#[^/]*$/.test(cards.path) && !isConfirmed;
  return {
    tag: cards ? cards.action : pictureFieldOf(intent) === null ? 'save' : 'choose',
    isOfCards: cards !== null,
    asks: isQuestion ? (cards?.path ?? null) : null,
    added: () => added,
    change(fields: EditedBlock['data'], key: string) {
      if (!cards || isQuestion) return fields;
      const changed = changeCards(key, fields, cards, () => crypto.randomUUID().slice(0, 12));
      if (changed.ok) added = changed.added ?? cards.path;
      return changed.ok ? changed.data : fields;
    },
  };
}

/** What no form can show (too many bytes, a service that is down) is in a line at the top. */
async function orRejected(
  { flash }: Pick<MarqueeContext, 'flash'>,
  save: () => Promise<SavedBlock>,
): Promise<SavedBlock | { kind: 'rejected' }> {
  try {
    return await save();
  } catch (error) {
    if (!isClientError(error) || error.status === 401 || error.status === 403) throw error;
    flash.put(rejectedFlash(error));
    return { kind: 'rejected' };
  }
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({
        ...{ matches, title: page.name, isIndexed: false },
        path: editPaths.block({ document: page.document, block: page.blockId }),
      })
    : toErrorMeta({ matches, error });

export default function BlockRoute() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  const { document, blockId, language, name, about, choices } = page;
  const sent = useActionData<typeof action>();
  const form = sent ?? page;
  const stage = `${editPaths.stage({ document }, { in: language })}#block-${blockId}`;
  const here = editPaths.block({ document, block: blockId }, { in: language });
  if (page.deletes && !sent) return <CardQuestion back={here} path={page.deletes} />;
  return (
    <StudioPage title={name} lead={about} back={{ href: stage, label: t('to_page') }}>
      {sent && sent.clashes.length > 0 ? <ClashList clashes={sent.clashes} /> : null}
      <FieldForm
        key={form.revision}
        action={here}
        fields={form.fields}
        layout={form.layout}
        languages={form.formLanguages}
        faults={sent?.faults ?? []}
        choices={choices}
        openCard={page.openCard}
        renderPicker={(field) => <ChoosePicture field={field} />}
      >
        <input type="hidden" name="revision" value={form.revision} />
        <input type="hidden" name="command_id" value={page.commandId} />
        <LinkButton to={stage} variant="quiet">
          {t('cancel')}
        </LinkButton>
      </FieldForm>
    </StudioPage>
  );
}

/** page-builder.md §6: deleting a card is confirmed. */
function CardQuestion({ back, path }: { back: string; path: string }) {
  const { revision, commandId } = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  return (
    <StudioPage title={t('delete_card')}>
      <Form method="post" action={back}>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="command_id" value={`${commandId}-yes`} />
        <input type="hidden" name="confirmed" value="yes" />
        <p>
          <Button type="submit" name="intent" value={`card-delete:${path}`} variant="danger">
            {t('yes')}
          </Button>{' '}
          <LinkButton to={back} variant="secondary">
            {t('cancel')}
          </LinkButton>
        </p>
      </Form>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
