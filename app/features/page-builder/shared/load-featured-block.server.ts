import type { BlockContext } from '#app/features/page-builder/block-definition.ts';
import type { FeaturedView } from '#app/features/playback/hosts/featured/featured-view.ts';
import { loadFeatured } from '#app/features/playback/hosts/featured/load-featured.server.ts';
import type { FeaturedBlockView } from './featured-data.ts';

/**
 * The block's player, gated; null where it names none, and where it cannot be loaded: then the picture is
 * shown.
 */
export async function loadFeaturedBlock(
  { player }: FeaturedBlockView,
  context: BlockContext,
): Promise<FeaturedView | null> {
  return player ? loadFeatured(context, player) : null;
}
