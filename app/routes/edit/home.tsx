import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { HomeForm } from '#app/features/studio/home/home-form.tsx';
import { HomeQuestion } from '#app/features/studio/home/home-question.tsx';
import { HomeTimes } from '#app/features/studio/home/home-times.tsx';
import { loadHomes } from '#app/features/studio/home/load-homes.server.ts';
import { deleteHome, makeHome } from '#app/features/studio/home/make-home.server.ts';
import { NewHomeForm } from '#app/features/studio/home/new-home-form.tsx';
import { homeChoiceOf, isOtherHome, readHome } from '#app/features/studio/home/read-home.ts';
import { UnsavedHome } from '#app/features/studio/home/unsaved-home.tsx';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { readSiteForm, saveSite, statusOf } from '#app/features/studio/site/act-on-site.server.ts';
import { loadSiteDraft } from '#app/features/studio/site/load-site-draft.server.ts';
import { SiteBar } from '#app/features/studio/site/site-bar.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = { i18n: ['edit', 'edit_fields'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'own', async (session) => {
    const [{ document, state }, site, t] = await Promise.all([
      loadSiteDraft(context, session),
      requireSite(context),
      translator(context, 'edit'),
    ]);
    const choice = homeChoiceOf(document.fields);
    const { homes, ...page } = await loadHomes(context, site, choice);
    const { searchParams } = new URL(request.url);
    const named = (name: string) => homes.find(({ templateId }) => templateId === searchParams.get(name));
    const deleted = named('delete');
    return {
      ...{ title: t('home'), state, choice, homes, ...page, newId: crypto.randomUUID().slice(-12) },
      ...{ from: named('from'), deleted: deleted?.canBeDeleted ? deleted : undefined },
    };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'own', async () => {
    const here = editPaths.home();
    const { form, sent, seen, draft, isKnown } = await readSiteForm(context, request, here);
    if (sent.intent === 'make') {
      const made = await makeHome(context, form, sent.command_id);
      return redirect(made ? editPaths.stage(made) : here);
    }
    if (sent.intent === 'delete') {
      await deleteHome(context, form, sent.command_id);
      return redirect(here);
    }
    const choice = form.get('home') ?? '';
    const isClash = !isKnown || isOtherHome(choice, { seen, now: draft.fields });
    const unsaved = await saveSite(context, sent, { commands: readHome(seen, choice), here, draft, isClash });
    const { kind, shown } = unsaved;
    return data({ kind, choice, theirs: homeChoiceOf(unsaved.now), ...shown }, { status: statusOf(unsaved) });
  });
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.home(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function HomeRoute() {
  const page = useLoaderData<typeof loader>();
  const { title, state, homes, choice, seen, publishHref } = page;
  const { t } = useTranslation('edit');
  const sent = useActionData<typeof action>();
  const here = editPaths.home();
  if (page.deleted) return <HomeQuestion home={page.deleted} back={here} commandId={state.commandId} />;
  return (
    <StudioPage
      title={title}
      lead={t('home_lead')}
      back={{ href: editPaths.pages(), label: t('to_pages') }}
      tools={<SiteBar {...state} publishHref={publishHref} />}
    >
      {sent ? <UnsavedHome sent={sent} homes={homes} /> : null}
      <HomeForm
        key={sent?.key ?? state.revision}
        action={here}
        choice={sent?.choice ?? choice}
        {...{ homes, seen }}
      >
        <input type="hidden" name="revision" value={sent?.revision ?? state.revision} />
        <input type="hidden" name="command_id" value={sent?.commandId ?? state.commandId} />
      </HomeForm>
      <HomeTimes isChanged={state.isChanged} publishHref={publishHref} times={page.times} />
      <NewHomeForm action={here} homes={homes} most={page.most} from={page.from}>
        <input type="hidden" name="command_id" value={state.commandId} />
        <input type="hidden" name="id" value={page.newId} />
      </NewHomeForm>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
