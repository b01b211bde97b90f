import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { FeaturedSchema, toFeatured } from '#app/features/page-builder/shared/featured-data.ts';
import { loadFeaturedBlock } from '#app/features/page-builder/shared/load-featured-block.server.ts';

/** A featured title, channel or trailer that plays in place, with words beside it. */
export const passimCarvePlayer = defineBlock({
  schema: FeaturedSchema,
  toView: toFeatured,
  load: loadFeaturedBlock,
  texts: ['channels'],
  images: [{ field: 'image_s3key', width: 1280, height: 720 }],
  sample: ({ contentIds }) => ({
    title: 'Film of the week',
    heading_1: 'Press play, stay where you are',
    heading_2: 'It begins right here',
    description: 'No page to open, nothing to set up. Make it large when it has you.',
    aligned: 'LEFT',
    player: { type: 'CONTENT', data: { id: contentIds[0] } },
  }),
});
