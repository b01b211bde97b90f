import { lazy, memo, Suspense } from 'react';
import { type LiveCommentsProps, LiveComments as ServerPanel } from './live-comments.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

/**
 * Rendered on the server like anything else; in browsers it is fetched only for titles that have live
 * comments.
 */
const Panel = import.meta.env.SSR
  ? ServerPanel
  : lazy(async () => ({ default: (await import('./live-comments.tsx')).LiveComments }));

/**
 * The live comments beside a player. Pages that show it name `live_comments` in `handle.i18n` and load
 * `loadLiveComments`; where they have `PageDialogs`, a guest signs in over the page. Memoized: React gives up
 * hydrating a lazy boundary whose props change before its code is loaded.
 */
export const LiveCommentsPanel = memo(function LiveCommentsPanel(props: LiveCommentsProps) {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <Panel {...props} />
    </Suspense>
  );
});
