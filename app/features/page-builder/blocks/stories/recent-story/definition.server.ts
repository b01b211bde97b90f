import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { SidedSchema, toSided } from '#app/features/page-builder/shared/sided-data.ts';

/** A story as a magazine sets it. */
export const recentStory = defineBlock({
  schema: SidedSchema,
  toView: toSided,
  images: [{ field: 'image_s3key', width: 960, height: 720 }],
  sample: ({ pictures }) => ({
    heading_1: 'The last projectionist of the coast',
    heading_2: 'He has shown the same film every winter since 1986, and says it is never the same.',
    description:
      'It begins with the sound of the shutters. Then the reel, then the first laugh in the dark. We sat with him for a week, and came home with a film about everything that happens in a room before the lights go out.',
    image_s3key: pictures[3] ?? pictures[0],
    aligned: 'LEFT',
    link: { type: 'HOME' },
  }),
});
