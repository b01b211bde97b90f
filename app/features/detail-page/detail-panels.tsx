import type { ReactNode } from 'react';
import { AwaitDeferred } from '#app/features/catalogue/deferred/await-deferred.tsx';
import { DetailTabs, PanelSkeleton } from '#app/features/catalogue/detail/detail-tabs.tsx';
import { RelatedPanel } from '#app/features/catalogue/detail/related-panel.tsx';
import { ReviewsTab } from '#app/features/reviews/reviews-tab.tsx';
import type { TabPanel } from './load-tab.server.ts';

type Query = Record<string, string | number | null | undefined>;
type CommentsPanel = Extract<TabPanel, { tab: 'comments' }>;

interface DetailPanelsProps {
  type: 'content' | 'playlist';
  page: {
    detail: { id: string; title: string };
    tab: string;
    showRating: boolean;
    /** Null where the tab is `children`. */
    panel: TabPanel | { deferred: Promise<TabPanel> } | null;
  };
  /** All that the page may have; reviews show only where the account allows ratings. */
  tabs: readonly { name: string; label: string }[];
  pageHref: (query: Query) => string;
  renderComments?: (comments: CommentsPanel['comments'], tabHref: string) => ReactNode;
  /** A tab of the page's own, which needs no panel. */
  children?: ReactNode;
}

/** The tabs below the head of a title, a series or a playlist, and the panel of the current one. */
export function DetailPanels({ type, page, tabs, pageHref, renderComments, children }: DetailPanelsProps) {
  const { detail, tab, showRating, panel } = page;
  const { id, title } = detail;
  const hrefOf = (name: string, query?: Query) =>
    // The page without the parameter is that of its first tab.
    pageHref({ tab: name === tabs[0]?.name ? undefined : name, ...query });
  const links = tabs
    .filter(({ name }) => name !== 'reviews' || showRating)
    .map(({ name, label }) => ({ name, label, href: hrefOf(name) }));
  const relatedLabel = tabs.find(({ name }) => name === 'related')?.label ?? '';

  function renderPanel(loaded: TabPanel) {
    const href = hrefOf(loaded.tab);
    switch (loaded.tab) {
      case 'related':
        return <RelatedPanel related={loaded.related} retryHref={href} label={relatedLabel} />;
      case 'reviews':
        return (
          <ReviewsTab
            subject={{ type, id }}
            name={title}
            reviews={loaded.reviews}
            pageHref={href}
            moreHref={(next) => hrefOf('reviews', { page: next })}
          />
        );
      case 'comments':
        return renderComments?.(loaded.comments, href) ?? null;
    }
  }

  return (
    <DetailTabs tabs={links} current={tab === 'reviews' && !showRating ? 'related' : tab}>
      {panel ? (
        <AwaitDeferred value={panel} fallback={<PanelSkeleton />}>
          {renderPanel}
        </AwaitDeferred>
      ) : (
        children
      )}
    </DetailTabs>
  );
}
