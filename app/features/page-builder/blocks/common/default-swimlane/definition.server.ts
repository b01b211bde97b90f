import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { ContentLaneSchema, toContentLaneView } from '#app/features/page-builder/lanes/lane-data.ts';
import { loadTitleLane } from '#app/features/page-builder/lanes/load-lane.server.ts';

/**
 * A row of titles: picked by hand (STATIC), found by their categories, people and metadata (AUTOMATIC), or of a kind of
 * its own, such as the viewer's list or the week's most played.
 */
export const defaultSwimlane = defineBlock({
  schema: ContentLaneSchema,
  toView: toContentLaneView,
  load: loadTitleLane,
  images: [],
  sample: ({ contentIds }) => ({
    name: 'Picked for tonight',
    type: 'STATIC',
    content_data: contentIds.slice(0, 12),
  }),
});
