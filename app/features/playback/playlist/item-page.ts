import type { Saved } from '#app/features/library/save-intent.ts';
import type { WatchView } from '#app/features/playback/hosts/watch-page/watch-view.ts';

/** What a playlist's page needs to play one of its items, or to explain why it does not. */
export interface ItemPage {
  id: string;
  title: string;
  posterUrl: string | undefined;
  rating: { name: string; description: string | undefined } | null;
  /** The title's own page. */
  href: string;
  view: WatchView;
  /** Whether the member's lists hold it; null for a guest. */
  saved: Saved | null;
}
