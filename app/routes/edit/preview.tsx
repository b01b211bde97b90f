import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { LazyBlockPage } from '#app/features/page-builder/lazy-block-page.tsx';
import { preloadMeta, withComponents } from '#app/features/page-builder/preload.ts';
import type { ShellModel } from '#app/features/shell/chrome/shell-model.ts';
import { SiteLayout } from '#app/features/shell/chrome/site-layout.tsx';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { ErrorBoundary as PageErrorBoundary } from '#app/features/shell/page-route.tsx';
import { QuestionsPage } from '#app/features/shell/static-pages/questions-page.tsx';
import { WrittenPage } from '#app/features/shell/static-pages/written-page.tsx';
import { loadPreview } from '#app/features/studio/preview/load-preview.server.ts';
import { PreviewBar } from '#app/features/studio/preview/preview-bar.tsx';
import { type PreviewHrefs, toPreviewLinks } from '#app/features/studio/preview/preview-links.ts';
import { usePreviewLinks } from '#app/features/studio/preview/use-preview-links.ts';
import type { FlashModel } from '#app/features/toasts/toast-host.tsx';

// Header and footer are those of the chosen viewer, so the page draws them itself.
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
        ...toPageMeta({ matches, title: page.name, path: editPaths.studio(), isIndexed: false }),
        ...preloadMeta(page.components),
      ]
    : toErrorMeta({ matches, error });

export default function PreviewRoute() {
  const { name, bar, hrefs, as } = useLoaderData<typeof loader>();
  usePreviewLinks(hrefs);
  return (
    <PreviewLayout hrefs={hrefs} as={as}>
      <Drawn />
      {bar ? <PreviewBar name={name} {...bar} /> : null}
    </PreviewLayout>
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

function PreviewLayout({
  hrefs,
  as,
  children,
}: {
  hrefs: PreviewHrefs;
  as: Preview['as'];
  children: ReactNode;
}) {
  // Of the root's own loader, which no other route may import.
  const root = useRouteLoaderData('root') as { shell: ShellModel; flash: FlashModel | null } | undefined;
  if (!root) return children;
  const shell = toPreviewLinks(root.shell, hrefs);
  return (
    <SiteLayout shell={{ ...shell, viewer: viewerFor(shell.viewer, as) }} flash={null}>
      {children}
    </SiteLayout>
  );
}

/** Who is in the header: an editor's own name is that of any member. */
function viewerFor(viewer: ShellModel['viewer'], as: Preview['as']): ShellModel['viewer'] {
  if (as === null || viewer === null) return viewer;
  if (as === 'guest') return null;
  return { firstName: viewer.firstName, showSubscribe: as === 'member' };
}

export function ErrorBoundary() {
  return (
    <PreviewLayout hrefs={{}} as={null}>
      <PageErrorBoundary />
    </PreviewLayout>
  );
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
