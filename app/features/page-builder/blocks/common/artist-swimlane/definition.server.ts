import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { PeopleLaneSchema, toLaneView } from '#app/features/page-builder/lanes/lane-data.ts';
import { loadArtistLane } from '#app/features/page-builder/lanes/load-lane.server.ts';

/** A row of artists, in another order each time. */
export const artistSwimlane = defineBlock({
  schema: PeopleLaneSchema,
  toView: toLaneView,
  load: loadArtistLane,
  images: [],
  sample: () => ({ name: 'Who made them' }),
});
