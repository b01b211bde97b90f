import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { FeaturedSchema, toFeatured } from '#app/features/page-builder/shared/featured-data.ts';
import { loadFeaturedBlock } from '#app/features/page-builder/shared/load-featured-block.server.ts';

/** A banner from edge to edge that plays, with its words on a line below; a trailer loops (decision 042). */
export const defaultBannerPlayer = defineBlock({
  schema: FeaturedSchema,
  toView: toFeatured,
  load: loadFeaturedBlock,
  texts: ['channels'],
  images: [{ field: 'image_s3key', width: 1920, height: 1080 }],
  sample: ({ trailerIds, contentIds }) => ({
    heading_1: 'A first look',
    heading_2: 'From the new season',
    description: 'The sound is off until you want it.',
    player: { type: 'TRAILER', data: { id: trailerIds[0] ?? contentIds[0] } },
    cta_button: { enabled: true, text: 'See the plans', link: { type: 'PRICING' } },
  }),
});
