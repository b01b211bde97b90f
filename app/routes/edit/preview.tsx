import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from '@remix-run/react';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { LazyBlockPage } from '#app/features/page-builder/lazy-block-page.tsx';
import { preloadMeta, withComponents } from '#app/features/page-builder/preload.ts';
import type { ShellModel } from '#app/features/shell/chrome/shell-model.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { QuestionsPage } from '#app/features/shell/static-pages/questions-page.tsx';
import { WrittenPage } from '#app/features/shell/static-pages/written-page.tsx';
import { loadPreview } from '#app/features/studio/preview/load-preview.server.ts';
import { PreviewBar } from '#app/features/studio/preview/preview-bar.tsx';
import { toPreviewLinks } from '#app/features/studio/preview/preview-links.ts';
import { usePreviewLinks } from '#app/features/studio/preview/use-preview-links.ts';
import { DraftedLayout } from '#app/features/studio/site/drafted-layout.tsx';

// Header and footer are those of the drafts and of the chosen viewer, so the page draws them itself.
export const handle = {
  i18n: ['edit', 'home', 'catalogue', 'player', 'blocks', 'pages'],
  shell: 'none',
  csp: 'preview',
  isSecret: true,
};

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadPreview(context, request, params);
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withComponents(serverLoader<typeof loader>());
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? [
        // The address has a key in it: nothing of the page names it.
        ...toPageMeta({ matches, title: page.name, path: editPaths.pages(), isIndexed: false }),
        ...preloadMeta(page.components),
      ]
    : toErrorMeta({ matches, error });

export default function PreviewRoute() {
  const { name, bar, hrefs, as, chrome } = useLoaderData<typeof loader>();
  usePreviewLinks(hrefs);
  return (
    <DraftedLayout
      chrome={chrome}
      toShell={(shell) => ({ ...toPreviewLinks(shell, hrefs), viewer: viewerFor(shell.viewer, as) })}
    >
      <Drawn />
      {bar ? <PreviewBar name={name} {...bar} /> : null}
    </DraftedLayout>
  );
}

function Drawn() {
  const { drawn, title } = useLoaderData<typeof loader>();
  switch (drawn.kind) {
    case 'blocks':
      return <LazyBlockPage title={title} blocks={drawn.blocks} />;
    case 'questions':
      return <QuestionsPage title={title} entries={drawn.entries} />;
    case 'text':
      return <WrittenPage title={title} nodes={drawn.nodes} />;
  }
}

type Preview = ReturnType<typeof useLoaderData<typeof loader>>;

/** Who is in the header: an editor's own name is that of any member. */
function viewerFor(viewer: ShellModel['viewer'], as: Preview['as']): ShellModel['viewer'] {
  if (as === null || viewer === null) return viewer;
  if (as === 'guest') return null;
  return { firstName: viewer.firstName, showSubscribe: as === 'member' };
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
export { DraftedErrorBoundary as ErrorBoundary } from '#app/features/studio/site/drafted-error-boundary.tsx';
