import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { directionOf } from '#app/features/i18n/direction.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { preloadMeta, withComponents } from '#app/features/page-builder/preload.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { documentName } from '#app/features/studio/documents/document-name.ts';
import { ownLog, perform, toEditDocument, toStage, undo } from '#app/features/studio/edit-document.server.ts';
import { editLanguageOf, inAddress, toLanguageTabs } from '#app/features/studio/edit-language.server.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { BatchField, CommandIdField, RevisionField } from '#app/features/studio/sent-fields.ts';
import {
  loadDraftedChrome,
  loadDraftedSite,
  withChromeComponents,
} from '#app/features/studio/site/drafted-chrome.server.ts';
import { DraftedLayout } from '#app/features/studio/site/drafted-layout.tsx';
import { EditedStage } from '#app/features/studio/stage/edited-stage.tsx';
import { loadStage } from '#app/features/studio/stage/load-stage.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { toStoredBlocks } from '#app/lib/edit-document/document.ts';

// Header and footer are those of the drafts, so the page draws them itself.
export const handle = {
  shell: 'none',
  i18n: ['edit', 'edit_fields', 'block_names', 'home', 'catalogue', 'player', 'blocks'],
};

/** The page that is edited, as viewers would see it, with tools at each block. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const id = params.document ?? '';
  return loadForEditor(context, request, 'edit', async ({ user }) => {
    const [draft, drafted, site, t] = await Promise.all([
      context.services.content.editedDocument(id, { log: 'brief' }),
      loadDraftedSite(context),
      requireSite(context),
      translator(context, 'edit'),
    ]);
    const language = editLanguageOf(request, site);
    const address = inAddress(language, site);
    const hasBlocks = draft.kind === 'home' || draft.type === 'CUSTOM';
    const document = toEditDocument(draft);
    if (!hasBlocks) throw redirect(editPaths.settings({ document: id }, { in: address }));
    const [stage, chrome] = await Promise.all([
      loadStage(context, toStoredBlocks(document), { language, ownLanguage: draft.language }),
      loadDraftedChrome(context, site, drafted, language),
    ]);
    return {
      title: documentName(t, draft),
      isChanged: draft.is_changed,
      languages: toLanguageTabs(site),
      state: {
        ...{ document: id, revision: draft.revision, language: address },
        ...{ commandId: crypto.randomUUID(), assets: context.tenant.assetOrigin },
        text: { lang: language, dir: directionOf(language) },
      },
      ...{ ...stage, chrome, components: withChromeComponents(stage.components, chrome) },
      // As one text, which is sent as it is: objects are gone through value by value.
      ...{ documentJson: JSON.stringify(document), log: ownLog(draft, user._id), language },
      userId: user._id,
    };
  });
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withComponents(serverLoader<typeof loader>());
}

const optionalId = v.optional(v.union([v.literal(''), IdSchema]), '');
const ActSchema = v.object({
  intent: v.picklist(['up', 'down', 'copy', 'delete', 'undo', 'redo']),
  command_id: CommandIdField,
  revision: v.optional(RevisionField, '0'),
  block: optionalId,
  above: optionalId,
  below: optionalId,
  batch: BatchField,
});

export async function action({ context, request, params }: ActionFunctionArgs) {
  const id = params.document ?? '';
  return loadForEditor(context, request, 'edit', async () => {
    const fields = v.safeParse(ActSchema, Object.fromEntries(await readForm(request)));
    if (!fields.success) throw data({ kind: 'bad-request' }, { status: 400 });
    const { intent, block, batch, ...sent } = fields.output;
    // Another button of the same page is another change.
    const command_id = `${sent.command_id}-${intent}`;
    const { content } = context.services;
    const site = await requireSite(context);
    const language = inAddress(editLanguageOf(request, site), site);
    const by = { revision: sent.revision, command_id };
    const change = () => {
      switch (intent) {
        case 'up':
        case 'down':
          return content.swapBlocks(id, {
            ...by,
            ...{ block_id: block, with_id: intent === 'up' ? sent.above : sent.below },
          });
        case 'copy':
          return content.copyBlock(id, block, by);
        case 'delete':
          return content.deleteBlock(id, block, { command_id, revision: String(sent.revision) });
        default:
          return undo(content, id, { batch, command_id });
      }
    };
    const { accepted } = await perform(context.flash, change);
    if (accepted && intent === 'delete') context.flash.put({ kind: 'success', key: 'edit:deleted' });
    const next = intent === 'delete' ? sent.below || sent.above : (accepted?.block_id ?? block);
    return toStage(id, { language, block: next || undefined });
  });
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? [
        ...toPageMeta({
          matches,
          title: page.title,
          path: editPaths.stage({ document: page.state.document }),
          isIndexed: false,
        }),
        ...preloadMeta(page.components),
      ]
    : toErrorMeta({ matches, error });

export default function StageRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <DraftedLayout chrome={page.chrome}>
      <EditedStage key={page.state.document} page={page} />
    </DraftedLayout>
  );
}

export { DraftedErrorBoundary as ErrorBoundary } from '#app/features/studio/site/drafted-error-boundary.tsx';

export { shouldRevalidate } from '#app/features/studio/stage/should-revalidate.ts';
