import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { PeopleLaneSchema, toLaneView } from '#app/features/page-builder/lanes/lane-data.ts';
import { loadVenueLane } from '#app/features/page-builder/lanes/load-lane.server.ts';

/** A row of venues, four of them in sight on wide screens (page-builder.md §9). */
export const venueSwimlane = defineBlock({
  schema: PeopleLaneSchema,
  toView: toLaneView,
  load: loadVenueLane,
  images: [],
  sample: () => ({ name: 'Where they were filmed' }),
});
