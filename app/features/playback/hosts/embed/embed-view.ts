import type { WatchHead, WatchView } from '#app/features/playback/hosts/watch-page/watch-view.ts';

/** `elsewhere`: a collection, whose parts are to be chosen from on its own page. */
export type EmbedView = WatchView | { kind: 'elsewhere' };

export interface EmbedPage extends WatchHead {
  contentId: string;
  view: EmbedView;
  /** The URL requests autoplay. */
  startsByItself: boolean;
}
