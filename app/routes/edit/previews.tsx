import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import MonitorOff from 'lucide-react/icons/monitor-off';
import { useTranslation } from 'react-i18next';
import { readForm } from '#app/features/forms/read-submission.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { loadPreviewPage } from '#app/features/studio/preview/load-preview-page.server.ts';
import { PreviewForm } from '#app/features/studio/preview/preview-form.tsx';
import { PreviewIframes } from '#app/features/studio/preview/preview-iframes.tsx';
import { ShareForm } from '#app/features/studio/preview/share-form.tsx';
import { sharePreview } from '#app/features/studio/preview/share-preview.server.ts';
import { Rejection } from '#app/features/studio/rejection.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';

export const handle = { i18n: ['edit', 'sharing'] };

/** Drafts, or a version, on three screens: as any viewer would see them at any time. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const [site, t] = await Promise.all([requireSite(context), translator(context, 'edit')]);
    const page = await loadPreviewPage(context, new URL(request.url).searchParams, site);
    return { title: t('preview'), commandId: crypto.randomUUID(), ...page };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const shared = await sharePreview(context, await readForm(request));
    if (!shared) throw data({ kind: 'bad-request' }, { status: 400 });
    if (shared.kind === 'ended') {
      context.flash.put({ kind: 'success', key: 'edit:preview_ended' });
      return redirect(editPaths.previews() + new URL(request.url).search);
    }
    return data(shared, { status: shared.kind === 'failed' ? shared.status : 200 });
  });
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.previews(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function PreviewsRoute() {
  const { title, commandId, iframes, choice, links, days, ...choices } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { t } = useTranslation('edit');
  const { pathname, search } = useLocation();
  const { snapshot } = choice;
  // The first page is chosen where the address names none.
  const document = new URLSearchParams(search).has('document') ? choice.document : '';
  const back = snapshot
    ? { href: editPaths.versions(), label: t('versions') }
    : document
      ? { href: editPaths.stage({ document }), label: t('to_page') }
      : { href: editPaths.pages(), label: t('to_pages') };
  return (
    <StudioPage
      title={title}
      lead={t(choice.isCompared ? 'preview_lead_both' : snapshot ? 'preview_lead_version' : 'preview_lead')}
      back={back}
    >
      {sent?.kind === 'failed' ? <Rejection of={sent}>{sent.text ?? t('publish_failed')}</Rejection> : null}
      <PreviewForm choice={choice} {...choices} />
      {iframes.length > 0 ? (
        <PreviewIframes iframes={iframes} />
      ) : (
        <EmptyState icon={<MonitorOff aria-hidden="true" />} title={t('preview_none')} />
      )}
      <ShareForm
        action={pathname + search}
        commandId={commandId}
        snapshot={snapshot}
        made={sent?.kind === 'made' ? sent.address : null}
        links={links}
        days={days}
      />
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
