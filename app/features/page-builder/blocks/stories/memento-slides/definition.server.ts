import * as v from 'valibot';
import { defineBlock } from '#app/features/page-builder/block-definition.ts';
import { flag } from '#app/features/page-builder/shared/data.ts';
import { GroupSchema, toGroup } from '#app/features/page-builder/shared/panel-data.ts';
import type { MementoSlidesView } from './block.tsx';

/** Prints of what is remembered, in a row. */
export const mementoSlides = defineBlock({
  schema: v.object({ ...GroupSchema.entries, auto_slide: flag }),
  toView({ auto_slide, ...data }): MementoSlidesView | null {
    const group = toGroup(data);
    return group && { ...group, plays: auto_slide !== false };
  },
  images: [{ field: 'slide_data.image_s3key', width: 640, height: 640 }],
  sample: ({ pictures }) => ({
    heading: 'You were there',
    sub_heading: 'Evenings that stayed with us',
    auto_slide: true,
    slide_data: [
      { heading: 'The first night', description: 'Rain, and nobody left.' },
      { heading: 'Ninety minutes', description: 'One take, no net.' },
      { heading: 'The encore', description: 'You asked for it.' },
      { heading: 'Half past six', description: 'Somebody had to see the sun rise.' },
      { heading: 'The last train', description: 'Missed, gladly.' },
      { heading: 'Monday', description: 'And again.' },
    ].map((slide, index) => ({ ...slide, image_s3key: pictures[index % pictures.length] })),
  }),
});
