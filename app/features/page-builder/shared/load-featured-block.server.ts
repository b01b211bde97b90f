import type { BlockContext } from '#app/features/page-builder/block-definition.ts';
import type { FeaturedView } from '#app/features/playback/hosts/featured/featured-view.ts';
import { loadFeatured } from '#app/features/playback/hosts/featured/load-featured.server.ts';
import type { FeaturedBlockView } from './featured-block-view.ts';

/** Its player, gated; null where it names none, and where that cannot be had: then its picture stands. */
export async function loadFeaturedBlock(
  { wish }: FeaturedBlockView,
  context: BlockContext,
): Promise<FeaturedView | null> {
  return wish ? loadFeatured(context, wish) : null;
}
