import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { ContentLaneSchema, toContentLaneView } from '#app/features/page-builder/lanes/lane-data.ts';
import { loadContentLane } from '#app/features/page-builder/lanes/load-lane.server.ts';

/** A row of titles: picked by hand (STATIC), or found by their categories, people and metadata. */
export const defaultSwimlane = defineBlock({
  schema: ContentLaneSchema,
  toView: toContentLaneView,
  load: loadContentLane,
  images: [],
  sample: ({ contentIds }) => ({
    name: 'Picked for tonight',
    type: 'STATIC',
    content_data: contentIds.slice(0, 12),
  }),
});
