import type { FeaturedParams } from '#app/features/playback/hosts/featured/featured-view.ts';
import type { SidedView } from './sided-view.ts';

/** A featured player with words beside it. */
export interface FeaturedBlockView extends SidedView {
  /** What it plays; none shows the picture alone. */
  player?: FeaturedParams;
}
