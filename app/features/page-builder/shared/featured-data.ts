import * as v from 'valibot';
import { hasText } from '#app/features/playback/hosts/featured/featured-text.ts';
import type { FeaturedParams } from '#app/features/playback/hosts/featured/featured-view.ts';
import { player } from './data.ts';
import type { SidedView } from './panel.ts';
import { toWords } from './panel-data.ts';
import { sidedEntries, sideOf } from './sided-data.ts';

/** A featured player with words beside it. */
export interface FeaturedBlockView extends SidedView {
  /** What it plays; none shows the picture alone. */
  player?: FeaturedParams;
}

export const FeaturedSchema = v.object({ ...sidedEntries, player });
type FeaturedData = v.InferOutput<typeof FeaturedSchema>;

/** page-builder.md §2: there are words only if one of the headings or the description is not blank. */
export function toFeatured(data: FeaturedData): FeaturedBlockView | null {
  const { player } = data;
  const image = data.image_s3key ?? data.image_s3_key;
  const heading_1 = data.heading_1 ?? data.heading;
  const heading_2 = data.heading_2 ?? data.sub_heading;
  const isWorded = hasText({ heading_1, heading_2, description: data.description });
  if (!player && !image && !isWorded) return null;
  return {
    side: sideOf(data),
    ...(image && { image }),
    words: isWorded ? toWords({ ...data, link: undefined }) : {},
    ...(player && { player: { type: player.type, id: player.data.id } }),
  };
}
