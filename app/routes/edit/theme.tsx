import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { toChosenTheme } from '#app/domain/themes/slot-report.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { preloadMeta, withComponents } from '#app/features/page-builder/preload.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { readSiteForm, saveSite, statusOf } from '#app/features/studio/site/act-on-site.server.ts';
import { loadSiteDraft } from '#app/features/studio/site/load-site-draft.server.ts';
import { SiteBar } from '#app/features/studio/site/site-bar.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { loadOwnBlocks } from '#app/features/studio/theme/load-own-blocks.server.ts';
import { readTheme } from '#app/features/studio/theme/read-theme.ts';
import { toUnsavedTheme } from '#app/features/studio/theme/theme-clash.ts';
import { ThemeForm } from '#app/features/studio/theme/theme-form.tsx';
import { UnsavedTheme } from '#app/features/studio/theme/unsaved-theme.tsx';
import { LOGO_KEY } from '#app/features/tenancy/logo-key.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['edit', 'edit_fields', 'home', 'catalogue', 'player', 'blocks'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'own', async (session) => {
    const [{ document, state }, site, t] = await Promise.all([
      loadSiteDraft(context, session),
      requireSite(context),
      translator(context, 'edit'),
    ]);
    return {
      ...{ title: t('theme'), brand: site.title, theme: toChosenTheme(document.fields), state },
      ...{ logoSrc: `${site.assetOrigin}/${LOGO_KEY}`, ...(await loadOwnBlocks(context, document.fields)) },
    };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'own', async () => {
    const here = editPaths.theme();
    const { form, sent, seen, draft, isKnown } = await readSiteForm(context, request, here);
    const theme = toChosenTheme(seen);
    const read = readTheme(theme, form, sent.intent);
    const { commands, faults, typed, isFromFault } = read;
    if (isFromFault || faults.length > 0) {
      const { revision, command_id: commandId } = sent;
      const drawn = { theme, typed, faults, clashes: [], revision, commandId, key: crypto.randomUUID() };
      return data({ kind: 'faults' as const, message: null, ...drawn }, { status: 400 });
    }
    const unsaved = await saveSite(context, sent, { commands, here, draft, isClash: !isKnown });
    return data(toUnsavedTheme(read, unsaved), { status: statusOf(unsaved) });
  });
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withComponents(serverLoader<typeof loader>());
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? [
        ...toPageMeta({ matches, title: page.title, path: editPaths.theme(), isIndexed: false }),
        ...preloadMeta(page.components),
      ]
    : toErrorMeta({ matches, error });

export default function ThemeRoute() {
  const { title, brand, theme, state, logoSrc, blocks } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useTranslation('edit');
  return (
    <StudioPage
      title={title}
      lead={t('theme_lead')}
      back={{ href: editPaths.pages(), label: t('to_pages') }}
      tools={<SiteBar {...state} />}
    >
      {sent ? <UnsavedTheme sent={sent} /> : null}
      <ThemeForm
        key={sent?.key ?? `${state.revision}`}
        action={editPaths.theme()}
        theme={sent?.theme ?? theme}
        typed={sent?.typed ?? {}}
        faults={sent?.faults ?? []}
        {...{ brand, logoSrc, blocks }}
      >
        <input type="hidden" name="revision" value={sent?.revision ?? state.revision} />
        <input type="hidden" name="command_id" value={sent?.commandId ?? state.commandId} />
      </ThemeForm>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
