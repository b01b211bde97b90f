import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { HomeForm } from '#app/features/studio/home/home-form.tsx';
import { loadHomes } from '#app/features/studio/home/load-homes.server.ts';
import { homeChoiceOf, readHome } from '#app/features/studio/home/read-home.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { changeSite, readSiteForm } from '#app/features/studio/site/act-on-site.server.ts';
import { loadSiteDraft } from '#app/features/studio/site/load-site-draft.server.ts';
import { SiteBar } from '#app/features/studio/site/site-bar.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['edit'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'own', async (session) => {
    const [{ document, state }, site, t] = await Promise.all([
      loadSiteDraft(context, session),
      requireSite(context),
      translator(context, 'edit'),
    ]);
    return {
      ...{ title: t('home'), state, choice: homeChoiceOf(document.fields) },
      ...(await loadHomes(context, site)),
    };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'own', async () => {
    const here = editPaths.home();
    const { form, sent, seen } = await readSiteForm(context, request, here);
    return changeSite(context, sent, { commands: readHome(seen, form.get('home') ?? ''), here });
  });
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.home(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function HomeRoute() {
  const { title, state, homes, choice, seen } = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  return (
    <StudioPage
      title={title}
      lead={t('home_lead')}
      back={{ href: editPaths.studio(), label: t('to_studio') }}
      tools={<SiteBar {...state} />}
    >
      <HomeForm key={state.revision} action={editPaths.home()} {...{ homes, choice, seen }}>
        <input type="hidden" name="revision" value={state.revision} />
        <input type="hidden" name="command_id" value={state.commandId} />
      </HomeForm>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
